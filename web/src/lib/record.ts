// A small record: how many matches of a game were played and won, against people and each level of bot.

export interface Result {
  table: string;
  game: string;
  /** `people`, or the level of the strongest bot. */
  against: string;
  won: boolean;
}

export interface RecordLine {
  against: string;
  played: number;
  won: number;
}

/** Played and won in one game, against each kind of opponent. */
export function recordOf(list: readonly Result[], game: string): RecordLine[] {
  const rows = new Map<string, RecordLine>();
  for (const one of list.filter((one) => one.game === game)) {
    const row = rows.get(one.against) ?? { against: one.against, played: 0, won: 0 };
    rows.set(one.against, { ...row, played: row.played + 1, won: row.won + Number(one.won) });
  }
  return [...rows.values()].toSorted((one, two) => one.against.localeCompare(two.against));
}
