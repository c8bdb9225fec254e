import { indexPhrases, type Phrase, type PhraseIndex } from "../../../language/mod.ts";
import lacking from "../data/lacking.json" with { type: "json" };
import { kindRows } from "./kind-table.ts";
import { splitTerms } from "./split-terms.ts";

/** How a phrase stands to a kind. */
type KindLevel = "terms" | "typical" | "may" | "not";

/** What a phrase says: something about a kind. */
export type KindMeaning = {
  readonly kind: string;
  readonly level: KindLevel;
};

const levels: readonly KindLevel[] = ["terms", "typical", "may", "not"];

const phrases = listPhrases();

/** The words of all kinds. */
export const kindPhrases: PhraseIndex<KindMeaning> = indexPhrases(phrases);

/** How many terms the longest of them has. */
export const longestKindPhrase = Math.max(...phrases.map(({ terms }) => terms.length));

function listPhrases(): Phrase<KindMeaning>[] {
  const ofRows = [...kindRows].flatMap(([kind, row]) =>
    levels.flatMap((level) => row[level].map((text) => toPhrase(text, kind, level))),
  );
  const { makers, products } = lacking.plantDairy;
  const plantDairy = makers.flatMap((maker) =>
    products.map((product) => toPhrase(`${maker} ${product}`, "plant_dairy", "terms")),
  );
  return [...ofRows, ...plantDairy];
}

function toPhrase(text: string, kind: string, level: KindLevel): Phrase<KindMeaning> {
  return { text, terms: splitTerms(text), meaning: { kind, level } };
}
