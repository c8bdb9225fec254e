import { guessLanguages, scriptLanguages } from "../../language/mod.ts";
import type { Catalogue } from "../catalogue/mod.ts";
import {
  type Candidates,
  chooseLanguage,
  findOutlined,
  latinLanguages,
  listEntryTerms,
  type MealItem,
  outlineLocalMeal,
  outlineMeal,
  type Repairs,
  readMeal,
} from "../food/mod.ts";

/** The catalogue as the reading of meals needs it. */
export type MealCatalogue = Pick<Catalogue, "findFoods" | "knownTerms" | "speller">;

/**
 * The foods of a meal text. An English one takes one database call, and more where words are misspelt. One whose language nothing shows is read in English
 * first, and in another language only if it has words that no English name has.
 */
export async function readText(text: string, catalogue: MealCatalogue): Promise<MealItem[]> {
  const guessed = guessLanguages(text);
  if (guessed.length === 0) return readOpen(text, catalogue);
  const languages = guessed.filter((code) => latinLanguages.includes(code) || scriptLanguages.has(code));
  const local =
    languages.length === 0 ? null : await readInAnother(text, { languages, isOpen: false }, catalogue);
  return local ?? (await readInEnglish(text, catalogue)).items;
}

/** Of two readings the one that recognises more foods. */
async function readOpen(text: string, catalogue: MealCatalogue): Promise<MealItem[]> {
  const { items, hasUnknownWords } = await readInEnglish(text, catalogue);
  if (!hasUnknownWords) return items;
  const local = await readInAnother(text, { languages: latinLanguages, isOpen: true }, catalogue);
  return local !== null && countMatched(local) >= countMatched(items) ? local : items;
}

/** How many foods of the catalogue were recognised. */
export function countMatched(items: readonly MealItem[]): number {
  return items.filter(({ status }) => status === "matched").length;
}

async function readInEnglish(
  text: string,
  catalogue: MealCatalogue,
): Promise<{ items: MealItem[]; hasUnknownWords: boolean }> {
  const outlining = { texts: [text], outline: (repairs: Repairs) => [outlineMeal(text, repairs)] };
  const { outlines, found, hasUnknownWords } = await findOutlined(outlining, catalogue);
  const items = outlines.flatMap((outline) => (outline.queries.length === 0 ? [] : readMeal(outline, found)));
  return { items, hasUnknownWords };
}

/** Null for an entry in none of the languages. */
async function readInAnother(
  text: string,
  candidates: Candidates,
  catalogue: MealCatalogue,
): Promise<MealItem[] | null> {
  const known = await catalogue.knownTerms(listEntryTerms(text, candidates.languages));
  const entry = chooseLanguage(text, candidates, known);
  if (entry === null) return null;
  const outline = outlineLocalMeal(text, entry);
  if (outline.queries.length === 0) return [];
  return readMeal(outline, await catalogue.findFoods(outline.queries, [], entry.language));
}
