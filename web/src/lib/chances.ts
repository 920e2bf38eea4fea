// What chance chose from: the lists in a proof of fair dice must be those of the game. The server makes them, and a list with one outcome
// would "derive" anything. The rules are not in this browser, but it knows what is in the box, and what has been drawn since.
import { CHANCES, type Whole } from "../generated/chances";
import type { Proof } from "./types";

type List = [string, number][];
/** A supply that is being drawn from. */
interface Supply {
  left: List;
  taken: number;
}

const key = (list: List) => list.map((one) => one.join()).join(" ");
const sum = (list: List) => list.reduce((total, [, weight]) => total + weight, 0);
/** An outcome without its verb: a card that is drawn comes from where cards are dealt from. */
const bare = (text: string) => text.slice(text.indexOf(" ") + 1);

/** Whether a viewer who was told this was told the whole outcome: `deal ?` and `card 2` are no outcomes. */
export function isOutcome(game: string, text: string): boolean {
  const [verb = "", what] = [text.split(" ")[0], bare(text)];
  return (CHANCES[game] ?? []).some(({ verbs, list }) => verbs.includes(verb) && list.some(([one]) => one === what));
}

/** Whether every list is what the box has left when it is drawn from. The draws are all of the match, from its start. */
export function areByTheRules(game: string, draws: Proof["draws"]): boolean {
  const whole = CHANCES[game] ?? [];
  // Which supply a list belongs to can be open for a while, so all that is possible is kept.
  let possible: Supply[][] = [[]];
  for (const { outcomes, outcome } of draws) {
    const list = outcomes.map(([text, weight]): [string, number] => [bare(text), weight]);
    const next = possible.flatMap((supplies) => after(supplies, whole, list, outcome));
    possible = [...new Map(next.map((supplies) => [supplies.map(({ left }) => key(left)).toSorted().join("/"), supplies])).values()];
  }
  return possible.length > 0;
}

/** What the supplies can be after this list and what was drawn of it; nothing if there can be no such list. */
function after(supplies: Supply[], whole: Whole[], list: List, outcome: string): Supply[][] {
  const drawn = bare(outcome);
  if (!list.some(([text]) => text === drawn)) return [];
  const fresh = whole.filter((one) => key(one.list) === key(list)).map(({ taken }) => (taken ? [...supplies, { left: without(list, drawn, taken), taken }] : supplies));
  const begun = supplies.flatMap((one, index) => {
    const others = supplies.toSpliced(index, 1);
    if (outcome.startsWith("redraw ")) return exchanged(one, whole, list, drawn).map((left) => [...others, { ...one, left }]);
    return key(one.left) === key(list) ? [[...others, { ...one, left: without(list, drawn, one.taken) }]] : [];
  });
  return [...fresh, ...begun];
}

/** Without what was drawn. A tile that can lie in four directions is in the list four times, and gone in all of them. */
function without(list: List, drawn: string, taken: number): List {
  const isSame = (text: string) => (taken > 1 ? text[0] === drawn[0] && text.length === drawn.length : text === drawn);
  const share = taken / list.filter(([text]) => isSame(text)).length;
  return list.map(([text, weight]): [string, number] => [text, isSame(text) ? weight - share : weight]).filter(([, weight]) => weight > 0);
}

/** What a supply can be when a tile was exchanged for one of those that fit: some tile came back. */
function exchanged({ left, taken }: Supply, whole: Whole[], list: List, drawn: string): List[] {
  const has = new Map(left);
  if (list.some(([text, weight]) => has.get(text) !== weight)) return [];
  const box = whole.find((one) => one.taken && list.every(([text]) => one.list.some(([other]) => other === text)))?.list ?? [];
  const rest = new Map(without(left, drawn, taken));
  return box
    .filter(([text]) => text !== drawn)
    .map(([back]) => box.map(([text]): [string, number] => [text, (rest.get(text) ?? 0) + Number(text === back)]).filter(([, weight]) => weight > 0))
    .filter((next) => sum(next) <= sum(box));
}
