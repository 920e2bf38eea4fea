// The log of a match as this viewer may read it. It grows with the news, and is fetched again after anything that is not simply one more entry.
import { untrack } from "svelte";
import * as api from "./api";
import type { Live } from "./live.svelte";
import type { Entry, Table } from "./types";

export class MatchLog {
  entries = $state.raw<Entry[]>([]);

  constructor(
    readonly live: Live,
    readonly table: () => Table,
  ) {
    $effect(() => {
      const [step, news] = [table().state!.step, live.news];
      untrack(() => this.#hear(step, news));
    });
  }

  #hear(step: number, news: Entry[]): void {
    const last = this.entries.at(-1)?.step ?? 0;
    if (news.length > 0 && news[0]!.step === last + 1 && news.at(-1)!.step === step) {
      this.entries = [...this.entries, ...news];
      // A flipped tile is shown now but must be remembered later: the server's log contains only what may still be read.
      if (news.some((entry) => entry.changes.some((change) => change.motion === "flip"))) void this.#fetch();
    } else if (last !== step || step === 0) void this.#fetch();
  }

  async #fetch(): Promise<void> {
    try {
      const log = (await api.history(this.table().table, this.live.token)).entries;
      // News may have arrived before the response.
      if ((log.at(-1)?.step ?? 0) >= (this.entries.at(-1)?.step ?? 0) || log.length === 0) this.entries = log;
    } catch {
      // The connection notice tells the user; the log is fetched again with the next news.
    }
  }
}
