import { foldText, normaliseFolded, normaliseWord } from "../../food/term-normaliser.ts";
import type { SensoryFood } from "../sensory-food.ts";
import data from "./data/dish-words.json" with { type: "json" };

const joiners = data.joiners.join("|");
const dish = new RegExp(`\\b(?:${data.dishes.join("|")})s?\\s+(?:${joiners})\\b`);
const bases = new Set(data.bases.flatMap(normaliseWord));
const stirredIn = new Set(data.stirredIn.flatMap(normaliseWord));

/**
 * Whether a meal is one dish, whose foods are mixed in every bite, or a plate of foods that are tasted one by one.
 * Several foods are one dish after "a smoothie of …", and where all are stirred into the first: sugar into coffee.
 */
export function readMealKind(foods: readonly SensoryFood[], text: string): "dish" | "plate" {
  if (foods.length < 2) return "dish";
  if (dish.test(foldText(text))) return "dish";
  const [first, ...rest] = foods;
  if (first === undefined || !isOneOf(first, bases)) return "plate";
  return rest.every((food) => isOneOf(food, stirredIn)) ? "dish" : "plate";
}

function isOneOf({ terms, name }: SensoryFood, words: ReadonlySet<string>): boolean {
  const named = terms.length > 0 ? terms : normaliseFolded(foldText(name));
  return named.some((term) => words.has(term));
}
