import {
  type AvoidedFood,
  type DishNeeds,
  findNeeds,
  isRefused,
  listDishWords,
  openReading,
  phraseTerms,
  spanOf,
} from "../../../shared/domain/constraints/mod.ts";
import type { Span } from "../../../shared/language/mod.ts";
import data from "./data/known-dishes.json" with { type: "json" };
import { type DishMeaning, dishIndex } from "./dish-index.ts";

/** Sauces, breads and plain foods: a dish only where nothing else is asked for ("a pesto", not "pesto chicken"). */
const parts = new Set(data.parts.map(keyOf));

/** "Curry with naan", "leftover roast chicken": what goes into or beside a dish. */
const besides = new Set(data.besides);

/** What has dishes rather than ingredients. */
const planWords = new Set(data.planWords);

/** Behind these one word is where somebody is or when: "my grandmother in Kyiv", "cinco de mayo". */
const places = new Set(["in", "from", "near", "at", "de"]);

/** A dish that a text asks for by its name. */
export type NamedDish = DishMeaning & { readonly words: string };

/** Foods and kinds of dish that the text asks for. */
type Beside = Pick<DishNeeds, "wanted" | "dishWords">;

/** Dishes with the stretches of the text that name them. */
export type NamedDishes = { readonly dishes: readonly NamedDish[]; readonly understood: readonly Span[] };

/**
 * Reads the dishes that a text names, the longest name at each place; what it refuses is none ("no pizza"). A sauce or
 * bread beside other foods that are wanted is a food.
 */
export function readDishes(
  text: string,
  avoided: readonly AvoidedFood[],
  beside: Beside = { wanted: [], dishWords: [] },
): NamedDishes {
  const reading = openReading(text);
  const named = findNeeds(dishIndex, reading).filter((hit) => {
    const whole = spanOf(reading, hit.start, hit.end);
    // "Dairy-free mac and cheese" is a name: what it leaves out says which one is meant.
    const isPart = (span: Span) =>
      span.start >= whole.start && span.end <= whole.end && span.end - span.start < whole.end - whole.start;
    return !isRefused(
      reading,
      hit.start,
      hit.end,
      avoided.filter((span) => !isPart(span)),
    );
  });
  const all = named
    .filter(({ start }) => !besides.has(reading.terms[start - 1] ?? "") || isOfPlan(reading.terms, start))
    .filter(({ start, end }) => !(end === start + 1 && places.has(reading.terms[start - 1] ?? "")))
    .map(({ start, end, meaning }) => ({ span: spanOf(reading, start, end), meaning }));
  const found = dropParts(all, { text, beside });
  const dishes = found.map(({ span, meaning }) => ({ ...meaning, words: text.slice(span.start, span.end) }));
  return {
    dishes: [...new Map(dishes.map((dish) => [dish.words.toLowerCase(), dish])).values()],
    understood: found.map(({ span }) => span),
  };
}

/** "4 days with lasagne" asks for the dish. */
function isOfPlan(terms: readonly string[], start: number): boolean {
  return terms[start - 1] === "with" && planWords.has(terms[start - 2] ?? "");
}

function dropParts(
  found: readonly { span: Span; meaning: DishMeaning }[],
  { text, beside: { wanted, dishWords } }: { text: string; beside: Beside },
): readonly { span: Span; meaning: DishMeaning }[] {
  const keys = found.map(({ span }) => keyOf(text.slice(span.start, span.end)));
  const [key = ""] = keys;
  const ownWords: readonly string[] = listDishWords(key);
  const isAlone =
    found.length === 1 &&
    dishWords.every((word) => ownWords.includes(word)) &&
    wanted.every((food) => key.includes(keyOf(food.text)));
  return isAlone ? found : found.filter((_, at) => !parts.has(keys[at] ?? ""));
}

function keyOf(name: string): string {
  return phraseTerms(name).join(" ");
}
