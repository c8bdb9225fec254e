import { foldName, fractionWords, numberWords, units } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import portionWords from "../data/portion-words.json" with { type: "json" };
import spelling from "../data/spelling.json" with { type: "json" };
import aliases from "../data/word-aliases.json" with { type: "json" };
import lineWords from "../ingredient-lines/data/words.json" with { type: "json" };

const measures = [units.massGrams, units.volumeMl, units.vesselMl].flatMap(Object.keys).concat(units.pieces);
const amounts = [...Object.keys(units.sizes), ...numberWords.keys(), ...fractionWords.keys()];

/** Words of amounts, states and eating. */
export const measureWords: ReadonlySet<string> = new Set(
  listWords([
    [measures, measures.map((word) => `${word}s`), amounts, language.mealTimes],
    [language.eatingVerbs, language.stateWords, "with", "without"],
  ]),
);

/** Words that stand around foods in the description of a meal. */
export const plainWords: ReadonlySet<string> = new Set(
  listWords([
    [language.noise, language.verbs, language.linkedParticiples],
    [language.refusals, language.leftovers, language.exchanges.outFirst, language.sharing.sharers],
  ]),
);

/** British, trade and other English names of foods, each with what the catalogue calls it. */
export const otherSpellings: ReadonlyMap<string, string> = new Map(Object.entries(spelling.words));

/** Other names of foods, of many languages, each with what the catalogue calls it. */
export const otherNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(aliases.aliases).flatMap(([meaning, names]) =>
    names.map((name) => [name, meaning] as const),
  ),
  ...otherSpellings,
]);

/** All words that the readers of meals and ingredient lines know, whether or not a food of the catalogue has them. */
export const readerWords: ReadonlySet<string> = new Set([
  ...measureWords,
  ...listWords([language, portionWords, lineWords, units]),
  ...listWords([[...otherNames.keys()], Object.keys(spelling.phrases), spelling.ignored]),
]);

/** The words of all texts in a table. */
function listWords(value: unknown): string[] {
  if (typeof value === "string") return foldName(value).match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listWords) : [];
}
