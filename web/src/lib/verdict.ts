// How a match ended, in a sentence: by its rules, or because players left, ran out of time, resigned or agreed.
import type { Live, Reason, Text } from "./types";
import { t } from "./voice.svelte";

export const verdictOf = (live: Live, names: string[], say: (text: Text) => string): string => earlyEnd(live.over!.reason, names) ?? say(live.scene.ask);

/** Why a match ended before its rules ended it; null if they did. */
export function earlyEnd(reason: Reason, names: readonly string[]): string | null {
  if (reason === "agreed") return t("over-agreed");
  if (reason === "closed") return t("over-closed");
  if (typeof reason === "string") return null;
  if ("left" in reason) return t("left", { name: names[reason.left] ?? "", who: "other" });
  if ("out-of-time" in reason) return t("time-up", { name: names[reason["out-of-time"]] ?? "", who: "other" });
  return t("over-resigned", { name: names[reason.resigned] ?? "" });
}
