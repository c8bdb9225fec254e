import { joinSpans } from "../../../../language/mod.ts";
import groups from "../../data/food-groups.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import type { Measure } from "../measures.ts";
import { drinkHeads, mainTerms, sideTerms, vesselTerms } from "../vocabulary.ts";

/** An addition of less may be measured itself: "tea with milk 50 ml". */
const leastDishMl = 150;
const leastDrinkOunces = 6;
/** What is on a plate of pasta: "spaghetti with meatballs, 2 cups" */
const onPasta = new Set(["sauce", "pesto", "meatball", "ragu", "marinara"]);

/** "poha with peanuts 1.5 cup": a cup or bowl behind a dish with an addition is of the dish. */
export function readDishAmounts(chunks: readonly Chunk[]): Chunk[] {
  const read: Chunk[] = [];
  for (const chunk of chunks) {
    const dish = read.at(-1);
    if (dish === undefined || !isOfDish(chunk, dish)) read.push(chunk);
    else {
      const span = joinSpans([dish.span, chunk.span]);
      read[read.length - 1] = { ...dish, measure: chunk.measure, span };
      read.push({ ...chunk, measure: null });
    }
  }
  return read;
}

function isOfDish(addition: Chunk, dish: Chunk): boolean {
  const { link, measure, span, wordSpans } = addition;
  const isBehind = measure !== null && span?.start === wordSpans[0]?.start;
  return link === "with" && isBehind && isAmountOfDish(measure, addition, dish);
}

/** Whether a cup, a bowl or ounces behind a dish or drink with an addition are of the whole: "cocoa with marshmallows, 12 oz". */
export function isAmountOfDish(
  { count, grams, millilitres, unit, sizes }: Measure,
  { terms }: Chunk,
  dish: Chunk,
): boolean {
  if (dish.measure !== null || dish.terms.length === 0) return false;
  // "quesadilla with chicken, 1 whole"
  if (unit === "" && sizes.includes("whole")) return true;
  const head = terms.at(-1) ?? "";
  // "rice with dal 1 bowl"
  const isOnSide = sideTerms.has(dish.terms.at(-1) ?? "") && !onPasta.has(head);
  if (isOnSide || sideTerms.has(head) || mainTerms.has(head)) return false;
  if (grams !== null)
    return (
      unit === "oz" &&
      count >= leastDrinkOunces &&
      (isDrink(dish.terms.at(-1) ?? "") || groups.milkDrinks.includes(dish.terms.join(" ")))
    );
  return millilitres === null ? vesselTerms.has(unit) : count * millilitres >= leastDishMl;
}

function isDrink(term: string): boolean {
  return drinkHeads.has(term);
}
