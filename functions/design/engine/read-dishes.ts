import {
  type AvoidedFood,
  findNeeds,
  isRefused,
  openReading,
  spanOf,
} from "../../../shared/domain/constraints/mod.ts";
import type { Span } from "../../../shared/language/mod.ts";
import data from "./data/known-dishes.json" with { type: "json" };
import { type DishMeaning, dishIndex } from "./dish-index.ts";

/** "Curry with naan", "leftover roast chicken": what goes into or beside a dish. */
const besides = new Set(data.besides);

/** A dish that a text asks for by its name. */
export type NamedDish = DishMeaning & { readonly words: string };

/** Dishes with the stretches of the text that name them. */
export type NamedDishes = { readonly dishes: readonly NamedDish[]; readonly understood: readonly Span[] };

/** Reads the dishes that a text names, the longest name at each place; what it refuses is none ("no pizza"). */
export function readDishes(text: string, avoided: readonly AvoidedFood[]): NamedDishes {
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
  const found = named
    .filter(({ start }) => !besides.has(reading.terms[start - 1] ?? ""))
    .map(({ start, end, meaning }) => ({ span: spanOf(reading, start, end), meaning }));
  const dishes = found.map(({ span, meaning }) => ({ ...meaning, words: text.slice(span.start, span.end) }));
  return {
    dishes: [...new Map(dishes.map((dish) => [dish.words.toLowerCase(), dish])).values()],
    understood: found.map(({ span }) => span),
  };
}
