import { guessLanguages, scriptLanguages } from "../../language/mod.ts";
import type { Catalogue } from "../catalogue/mod.ts";
import {
  type Candidates,
  chooseLanguage,
  findOutlined,
  hasEnglishNames,
  type LocalEntry,
  latinLanguages,
  listEntryTerms,
  type MealItem,
  noFoods,
  outlineLocalMeal,
  outlineMeal,
  type ReadMeal,
  type Repairs,
  readMeal,
} from "../food/mod.ts";

const anyLanguage: Candidates = { languages: latinLanguages, isOpen: true };
/** Each takes a call of the database. */
const mostForeignNames = 4;

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
  const isRead = local !== null && isAllRead(local.meal);
  if (isRead && !local.hasEnglishWords) return local.meal;
  const { meal } = await readInEnglish(text, catalogue);
  if (local !== null) {
    // "leche de tigre": names of the catalogue say more than a language that has only some of their words.
    const isAsFull = isRead || countMatched(meal) >= countMatched(local.meal);
    const isName = isAsFull && isNamedExactly(meal);
    // "I had the onion soup gratinée": a letter or two of another language make no entry in it.
    const isBetter = !isRead && countMatched(meal) > countMatched(local.meal);
    const isEmpty = local.meal.items.length + local.meal.unread.length === 0;
    if (!isEmpty && (!isAllRead(meal) || !(isName || isBetter)))
      return { ...local.meal, items: await readEnglishNames(local.meal.items, text, catalogue) };
  }
  return { ...meal, items: await readForeignNames(meal.items, text, catalogue) };
}

/** Whether all of an entry is names that the catalogue has: "chili con carne" is no Spanish for something else. */
function isNamedExactly({ items }: ReadMeal): boolean {
  return items.every(({ match }) => match === "exact");
}

/**
 * Of two readings the one that reads all, else the one that recognises more foods; a misspelt English entry that is all
 * read stays English, unless another language has names for all of it: "frutos secos" are no Fritos.
 */
async function readOpen(text: string, catalogue: MealCatalogue): Promise<ReadMeal> {
  const { meal, hasUnknownWords } = await readInEnglish(text, catalogue);
  if (!hasUnknownWords) return meal;
  const local = (await readInAnother(text, anyLanguage, catalogue))?.meal ?? null;
  if (local !== null && !isAllRead(meal)) {
    // "jambalaya, abita": a reading that knows other words is no better for it.
    const isBetter = countMatched(local) > countMatched(meal) || countUnknown(local) < countUnknown(meal);
    if (isAllRead(local) || isBetter || countMatched(meal) === 0) return local;
  }
  if (local !== null && (countMatched(local) > countMatched(meal) || isNamedBetter(local, meal)))
    return local;
  return { ...meal, items: await readForeignNames(meal.items, text, catalogue) };
}

function isNamedBetter(local: ReadMeal, meal: ReadMeal): boolean {
  return isAllRead(local) && isNamedExactly(local) && !isNamedExactly(meal);
}

/** The items of an English entry, those that no English name fits by a name in another language: "2 Weisswurst and a beer". */
async function readForeignNames(
  items: readonly MealItem[],
  text: string,
  catalogue: MealCatalogue,
): Promise<MealItem[]> {
  const isWhole = (words: string) => words === text.trim();
  const wordsOf = ({ status, span }: MealItem) =>
    status === "matched" || span === null ? "" : text.slice(span.start, span.end);
  const unknown = items.map(wordsOf).filter((words) => words !== "" && !isWhole(words));
  if (unknown.length === 0) return [...items];
  const terms = unknown.flatMap((words) => listEntryTerms(words, anyLanguage.languages));
  const known = await catalogue.knownTerms([...new Set(terms)]);
  let left = mostForeignNames;
  const read: MealItem[] = [];
  for (const item of items) {
    const entry = unknown.includes(wordsOf(item)) ? chooseLanguage(wordsOf(item), anyLanguage, known) : null;
    const isTried = entry !== null && left-- > 0;
    const named = isTried ? (await readLocal(wordsOf(item), entry, catalogue)).items : [];
    const isRead = named.length > 0 && named.every(({ status }) => status === "matched");
    read.push(...(isRead ? named.map((each) => ({ ...each, span: item.span })) : [item]));
  }
  return read;
}

/** The items of an entry in another language, those that no name in it fits by an English one: "empanadas y pebre". */
async function readEnglishNames(
  items: readonly MealItem[],
  text: string,
  catalogue: MealCatalogue,
): Promise<MealItem[]> {
  let left = mostForeignNames;
  const read: MealItem[] = [];
  for (const item of items) {
    const isTried = item.status !== "matched" && item.span !== null && left-- > 0;
    const words = isTried && item.span !== null ? text.slice(item.span.start, item.span.end) : "";
    const { meal } = words === "" ? { meal: null } : await readInEnglish(words, catalogue);
    const isNamed = meal !== null && isAllRead(meal) && isNamedExactly(meal);
    read.push(...(isNamed ? meal.items.map((each) => ({ ...each, span: item.span })) : [item]));
  }
  return read;
}

/** Whether all of a text is foods of the catalogue. */
export function isAllRead({ items, unread }: ReadMeal): boolean {
  return unread.length === 0 && items.length > 0 && items.every(({ status }) => status === "matched");
}

/** How many foods of the catalogue were recognised. */
export function countMatched({ items }: Pick<ReadMeal, "items">): number {
  return items.filter(({ status }) => status === "matched").length;
}

/** How many of the items and of the other words name no food of the catalogue. */
function countUnknown({ items, unread }: ReadMeal): number {
  return items.filter(({ status }) => status !== "matched").length + unread.length;
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

/** An entry read in another language; `hasEnglishWords` where English names of the catalogue have all of its words. */
type LocalMeal = { readonly meal: ReadMeal; readonly hasEnglishWords: boolean };

/** Null for an entry in none of the languages. */
async function readInAnother(
  text: string,
  candidates: Candidates,
  catalogue: MealCatalogue,
): Promise<LocalMeal | null> {
  const known = await catalogue.knownTerms(listEntryTerms(text, candidates.languages));
  const entry = chooseLanguage(text, candidates, known);
  if (entry === null) return null;
  return { meal: await readLocal(text, entry, catalogue), hasEnglishWords: hasEnglishNames(text, known) };
}

async function readLocal(text: string, entry: LocalEntry, catalogue: MealCatalogue): Promise<ReadMeal> {
  const outline = outlineLocalMeal(text, entry);
  const queries = [...outline.queries, ...outline.skippedQueries];
  const found = queries.length === 0 ? noFoods : await catalogue.findFoods(queries, [], entry.language);
  return readMeal(outline, found);
}
