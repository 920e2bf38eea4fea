// How a match ended, in a sentence: by its rules, or because players left, ran out of time, resigned or agreed.
import type { Live, Reason, Text } from "./types";

type Say = (text: Text) => string;

export const verdictOf = (live: Pick<Live, "over" | "scene">, say: Say): string => earlyEnd(live.over!.reason, say) ?? say(live.scene.ask);

/** How a match ended, where a replay ends; nothing if its record stops before the end. */
export const endOf = (live: Pick<Live, "over" | "scene">, say: Say): string => (live.over && (live.scene.turn === "over" || earlyEnd(live.over.reason, say)) ? verdictOf(live, say) : "");

/** Why a match ended before its rules ended it; null if they did. */
export function earlyEnd(reason: Reason, say: Say): string | null {
  const about = (id: string, seat: number) => say({ id, args: { seat: { seat } } });
  if (reason === "agreed" || reason === "closed") return say({ id: `web-over-${reason}` });
  if (typeof reason === "string") return null;
  if ("left" in reason) return about("web-left", reason.left);
  if ("out-of-time" in reason) return about("web-time-up", reason["out-of-time"]);
  return about("web-over-resigned", reason.resigned);
}
