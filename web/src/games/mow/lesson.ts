import type { Step } from "../../lib/lesson";

const options = { seats: 3, "first-starter": 0 };
const deck = "deck 1.0 3.0 15.0 12.2";

export default [
  // Join at an end.
  { options, position: `herd 7.1 9.0 11.0\nhand0 5.0 8.1 10.2 13.1 14.0\n${deck}`, accept: ["5.0", "13.1", "14.0"] },
  // An acrobat on a back.
  { options, position: `herd 6.0 7.1 11.0\nhand0 8.1 9.2 A7 10.0 SL\n${deck}`, accept: ["A7", "A7 flip"] },
  // A slowpoke in a gap.
  { options, position: `herd 6.0 9.1 12.0\nhand0 7.1 8.2 SL 10.0 11.1\n${deck}`, accept: ["SL", "SL flip"] },
  // A blocker closes its end, and the arrow turns.
  { options, position: `herd 4.0 9.1 12.0\nhand0 B16 8.2 6.1 10.0 11.1\n${deck}`, accept: ["B16 flip"] },
  // Nothing fits: take.
  { options, position: `herd 2.0 7.1 14.1\nhand0 4.0 5.1 6.2 8.0 9.1\n${deck}` },
  // A new herd.
  { options, position: "herd -\nhand0 A7 SL 6.0 12.2 14.1\ndeck 1.0 3.0 15.0 11.1" },
  // The end of a round, and of the match, so that what was counted stays in sight.
  { options, position: "herd 3.0 7.0 12.1\nhand0 5.0 6.1 8.2 9.0 10.1\nhand1 1.0 2.0 SL\nhand2 13.0 14.0 15.0\ntotals 40 97 60\ndeck -" },
  // The yellow pack: who is next?
  { options: { seats: 6, "first-starter": 0 }, position: `herd 6.0 9.1 12.0\nhand0 TH 7.1 8.2 10.0 11.1\n${deck}`, accept: [1, 2, 3, 4, 5].map((seat) => `TH >${seat}`) },
  // The duel: three herds.
  { options: { seats: 2, "first-starter": 0 }, position: `herd0 5.0 9.0\nherd1 7.1\nherd2 6.0 12.1\nhand0 4.1 6.1 8.0 11.1 14.0\n${deck}`, accept: ["4.1", "11.1", "14.0"] },
] satisfies Step[];
