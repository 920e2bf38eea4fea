// The rules of a game as its crate keeps them: in the reader's language where they are written in it.

const FILES = import.meta.glob<string>("../../../crates/cowbell-*/RULES*.md", { query: "?raw", import: "default" });

/** The text of the rules, and the language it is in. */
export async function rulesOf(game: string, language: string): Promise<{ text: string; language: string }> {
  const at = (name: string) => FILES[`../../../crates/cowbell-${game}/${name}`];
  const own = at(`RULES.${language}.md`);
  if (own) return { text: await own(), language };
  return { text: (await at("RULES.md")?.()) ?? "", language: "en" };
}
