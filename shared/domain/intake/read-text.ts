import { guessLanguages, scriptLanguages } from "../../language/mod.ts";
import type { Catalogue } from "../catalogue/mod.ts";
import {
  type Candidates,
  chooseLanguage,
  findOutlined,
  latinLanguages,
  listEntryTerms,
  noFoods,
  outlineLocalMeal,
  outlineMeal,
  type ReadMeal,
  type Repairs,
  readMeal,
} from "../food/mod.ts";

/** The catalogue as the reading of meals needs it. */
export type MealCatalogue = Pick<Catalogue, "findFoods" | "knownTerms" | "speller">;

/**
 * The foods of a meal text. An English text takes one database call, and more if words are misspelt. A text of unclear
 * language is read in English first, and in another language only if it has words that no English name has.
 */
export async function readText(text: string, catalogue: MealCatalogue): Promise<ReadMeal> {
  const guessed = guessLanguages(text);
  if (guessed.length === 0) return readOpen(text, catalogue);
  const languages = guessed.filter((code) => latinLanguages.includes(code) || scriptLanguages.has(code));
  const local =
    languages.length === 0 ? null : await readInAnother(text, { languages, isOpen: false }, catalogue);
  return local ?? (await readInEnglish(text, catalogue)).meal;
}

/** Of two readings the one that recognises more foods. */
async function readOpen(text: string, catalogue: MealCatalogue): Promise<ReadMeal> {
  const { meal, hasUnknownWords } = await readInEnglish(text, catalogue);
  if (!hasUnknownWords) return meal;
  const local = await readInAnother(text, { languages: latinLanguages, isOpen: true }, catalogue);
  return local !== null && countMatched(local) >= countMatched(meal) ? local : meal;
}

/** How many foods of the catalogue were recognised. */
export function countMatched({ items }: Pick<ReadMeal, "items">): number {
  return items.filter(({ status }) => status === "matched").length;
}

async function readInEnglish(
  text: string,
  catalogue: MealCatalogue,
): Promise<{ meal: ReadMeal; hasUnknownWords: boolean }> {
  const outlining = { texts: [text], outline: (repairs: Repairs) => [outlineMeal(text, repairs)] };
  const { outlines, found, hasUnknownWords } = await findOutlined(outlining, catalogue);
  const [outline = outlineMeal(text)] = outlines;
  return { meal: readMeal(outline, found), hasUnknownWords };
}

/** Null for an entry in none of the languages. */
async function readInAnother(
  text: string,
  candidates: Candidates,
  catalogue: MealCatalogue,
): Promise<ReadMeal | null> {
  const known = await catalogue.knownTerms(listEntryTerms(text, candidates.languages));
  const entry = chooseLanguage(text, candidates, known);
  if (entry === null) return null;
  const outline = outlineLocalMeal(text, entry);
  const queries = [...outline.queries, ...outline.skippedQueries];
  const found = queries.length === 0 ? noFoods : await catalogue.findFoods(queries, [], entry.language);
  return readMeal(outline, found);
}
