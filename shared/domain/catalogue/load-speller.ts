import type { Speller } from "../food/mod.ts";

/** The words of a release as the database gives them: one a line, with the number of foods that have it. */
export type Vocabulary = {
  readonly catalogueRelease: string;
  readonly words: string;
};

/** The speller of the release that an isolate read last; the words of a release do not change. */
let latest: { readonly catalogueRelease: string; readonly speller: Speller } | null = null;

/** The speller of a release, kept until another one is asked for. */
export async function loadSpeller(release: string, read: () => Promise<Vocabulary>): Promise<Speller> {
  if (latest?.catalogueRelease === release) return latest.speller;
  // Functions that read no text start without the tables of the reader.
  const { createSpeller } = await import("../food/mod.ts");
  const { catalogueRelease, words } = await read();
  latest = { catalogueRelease, speller: createSpeller(readVocabulary(words)) };
  return latest.speller;
}

function readVocabulary(words: string): Map<string, number> {
  const lines = words.split("\n").map((line) => line.split(" "));
  return new Map(lines.map(([word = "", foods]) => [word, Number(foods)]));
}
