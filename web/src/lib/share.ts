// Shares a link: with the system's own sheet where there is one, otherwise by copying it.
import { announce } from "./announce.svelte";
import { t } from "./voice.svelte";

export const canShare = "share" in navigator;

/** What became of it; a sheet that the user closes again is neither. */
export async function share(url: string, text = ""): Promise<"shared" | "copied" | "failed"> {
  if (canShare) {
    const isShared = await navigator.share({ title: "Cowbell", text, url }).then(() => true, () => false);
    return isShared ? "shared" : "failed";
  }
  return copy(text ? `${text} ${url}` : url);
}

/** Copies a text, if the browser allows it. */
export async function copy(text: string): Promise<"copied" | "failed"> {
  try {
    // Missing where the page is not served securely.
    await (navigator.clipboard as Clipboard | undefined)!.writeText(text);
  } catch {
    return "failed";
  }
  announce(t("copied"));
  return "copied";
}
