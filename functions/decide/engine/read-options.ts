import {
  type FoodFinder,
  type FoundFoods,
  findOutlined,
  type MealItem,
  normaliseTerms,
  outlineMeal,
  type Repairs,
  readMeal,
} from "../../../shared/domain/food/mod.ts";
import { preferWithout } from "./absence.ts";
import type { CandidateKind, OptionItem, ReadOption, StatedOption } from "./candidate.ts";
import { asRead, completeReading, listUnreadWords } from "./complete-reading.ts";
import data from "./data/dish-readings.json" with { type: "json" };
import type { StatedFigures } from "./figures/stated-figures.ts";
import { dropPrices } from "./question/money.ts";
import { questionWords } from "./question/question-words.ts";
import { showsFood } from "./shows-food.ts";
import { isNonFood, isNothing, isPlaceholder } from "./topic-words.ts";

type Outline = ReturnType<typeof outlineMeal>;

type Query = Outline["queries"][number];

/** The foods of an option, and its words that belong to none of them. */
type ReadWords = { readonly items: readonly OptionItem[]; readonly unread: readonly string[] };

const shortestWord = 3;
const longestShortened = 6;
const readableCharacters = 3_000;
const mostQueries = 400;

const readings = data.readings.map(([pattern = "", words = ""]) => ({
  pattern: new RegExp(pattern, "giu"),
  words,
}));

/**
 * The foods of all options in one database call, more where words are misspelt. Soft options in which no food is found
 * are left out.
 */
export async function readOptions(
  stated: readonly StatedOption[],
  catalogue: FoodFinder,
): Promise<ReadOption[]> {
  const readable = stated.map((option) => clip(option, stated.length));
  const texts = readable.map(({ words }) => words);
  const outline = (repairs: Repairs) => [outlineOptions(readable, repairs)];
  const { outlines, found } = await findOutlined({ texts, outline }, catalogue);
  return readable
    .map((option, index) => readOption(option, outlines[0]?.options[index] ?? [], found))
    .filter((option, index) => !stated[index]?.isSoft || option.kind !== "unread" || showsFood(option.label))
    .map((option, index) => ({ ...option, id: index + 1 }));
}

/** The readings of each option, and what to look up for all of them. */
function outlineOptions(readable: readonly StatedOption[], repairs: Repairs) {
  const options = readable.map(({ items, words }) =>
    items !== null || findSpecial(words) !== null
      ? []
      : listReadings(words).map((reading) => outlineMeal(reading, repairs)),
  );
  const queries = options.map((readings) => readings.flatMap((outline) => outline.queries));
  return { options, queries: listDistinct(queries) };
}

/** Options share what one request may have read, so that ten long ones take no longer than one. */
function clip(option: StatedOption, count: number): StatedOption {
  return { ...option, words: nameDishes(option.words.slice(0, Math.floor(readableCharacters / count))) };
}

/** Each query once, an equal share for every option. */
function listDistinct(ofOptions: readonly (readonly Query[])[]): Query[] {
  const share = Math.floor(mostQueries / ofOptions.length);
  const distinct = new Map<string, Query>();
  for (const queries of ofOptions) {
    const own = new Map(queries.map((query) => [[...query].sort().join(" "), query]));
    for (const [key, query] of [...own].slice(0, share)) distinct.set(key, query);
  }
  return [...distinct.values()];
}

/** The words, and where the catalogue has no such food its head ("walnut brownie" is a brownie), then the rest. */
function listReadings(words: string): string[] {
  const parts = words.split(/\s+/);
  const isShort = parts.length > 1 && parts.length <= longestShortened;
  const shorter = !isShort ? [] : [parts.slice(1).join(" "), parts.slice(0, -1).join(" ")];
  return [words, ...shorter.filter((reading) => reading.length >= shortestWord)];
}

function findSpecial(label: string): CandidateKind | null {
  if (isNothing(label)) return "nothing";
  if (isPlaceholder(label)) return "placeholder";
  return isNonFood(label) ? "thing" : null;
}

function readOption(
  { label, words, items: given, stated, isPiece }: StatedOption,
  outlines: readonly Outline[],
  found: FoundFoods,
): Omit<ReadOption, "id"> {
  const special = given === null ? findSpecial(words) : null;
  if (special !== null)
    return { label, words, kind: labelOf(special, stated), items: [], stated, isPiece, unread: [] };
  const { items, unread } =
    given === null ? readBest(words, outlines, found) : { items: given.map(asRead), unread: [] };
  const isKnown = items.some(({ status }) => status === "matched");
  return isKnown
    ? { label, words, kind: "food", items, stated, isPiece, unread }
    : {
        label,
        words,
        kind: labelOf("unread", stated),
        items,
        stated,
        isPiece,
        unread: [stated === null ? label : words],
      };
}

/** What nobody knows can be compared by the figures that the question states of it. */
function labelOf(kind: CandidateKind, stated: StatedFigures | null): CandidateKind {
  return stated === null || kind === "thing" || kind === "nothing" ? kind : "labelled";
}

/** "Gluten free" is no gluten: what a food is without does not name it. */
const onlyLacking = /^\p{L}+[- ]free$/iu;

/** The first reading that names a food of the catalogue; a shortened one must say what the food is first of all. */
function readBest(words: string, outlines: readonly Outline[], found: FoundFoods): ReadWords {
  if (onlyLacking.test(words)) return { items: [], unread: [] };
  for (const [index, outline] of outlines.entries()) {
    const { items } = readMeal(outline, found);
    if (index === 0 && items.length > 0 && items.every((item) => isMadeUp(item, found))) break;
    const isNamed = items.some(
      (item) => item.food !== null && !isMadeUp(item, found) && (index === 0 || isHeadOf(item)),
    );
    if (!isNamed) continue;
    const completed = completeReading(words, items, found);
    const unread = listUnreadWords(words, completed, found);
    return { items: completed.map((item) => preferWithout(item, words, found.foods)), unread };
  }
  return { items: [], unread: [] };
}

function isHeadOf({ food, terms }: MealItem): boolean {
  const naming = normaliseTerms(food?.name ?? "").slice(0, 2);
  return naming.includes(terms.at(-1) ?? "");
}

/** "Zorblax flakes": a shape, and words that stand in no food of the catalogue. */
function isMadeUp({ terms }: MealItem, { termFrequency }: FoundFoods): boolean {
  const known = terms.filter((term) => (termFrequency[term] ?? 0) > 0);
  return known.length < terms.length && known.every((term) => questionWords.shapes.has(term));
}

/**
 * The words of an option with dishes named as the catalogue has them, and without prices, which are no amounts:
 * cauliflower rice is cauliflower and no rice.
 */
export function nameDishes(words: string): string {
  const named = readings.reduce(
    (stated, { pattern, words: known }) => stated.replace(pattern, known),
    dropPrices(words),
  );
  return named.trim() === "" ? words : named.trim();
}
