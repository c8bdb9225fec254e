import { readIngredientLine } from "../../../../shared/domain/food/mod.ts";
import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import { units } from "../../../../shared/language/mod.ts";
import type { Brief } from "../brief.ts";

/** What is compared of an ingredient of the recipe. */
type WeighedLine = {
  readonly name: string;
  readonly grams: number;
  readonly quantity: number | null;
  readonly unit: string | null;
};

const gramsOf = new Map<string, number>(Object.entries(units.massGrams));
const millilitresOf = new Map<string, number>(Object.entries(units.volumeMl));

/** Amounts that a request states of an ingredient as shares of it: "one egg" of two, "50 g of the flour", "by 30 g". */
export function settleShares(brief: Brief, lines: readonly WeighedLine[]): Brief {
  const swaps = brief.edits.swaps.map((swap) => {
    const { from, to, of } = swap;
    const share = of === undefined || to === null || to === from ? null : shareOf(from, of, lines);
    return share !== null && share < 1 ? { ...swap, share } : swap;
  });
  const amounts = brief.amounts.map((wish) => {
    const share = wish.by === undefined ? null : shareOf(wish.food, wish.by, lines);
    if (share === null || (wish.direction === "less" && share >= 1)) return wish;
    return { ...wish, factor: wish.direction === "less" ? 1 - share : 1 + share };
  });
  return { ...brief, amounts, edits: { ...brief.edits, swaps } };
}

/** The part of the ingredient that a stated amount is; null where the two cannot be compared. */
function shareOf(food: string, amount: string, lines: readonly WeighedLine[]): number | null {
  const { quantity, unit } = readIngredientLine(amount);
  const terms = splitTerms(food);
  const line = lines.find(({ name }) => terms.every((term) => splitTerms(name).includes(term)));
  if (quantity === null || line === undefined) return null;
  const whole = line.unit === unit ? line.quantity : wholeIn(unit ?? "", line);
  return whole ? quantity / whole : null;
}

/** The amount of a line in another unit. */
function wholeIn(unit: string, line: WeighedLine): number | null {
  const grams = gramsOf.get(unit);
  if (grams !== undefined) return line.grams / grams;
  const [own, other] = [millilitresOf.get(line.unit ?? ""), millilitresOf.get(unit)];
  return own === undefined || other === undefined ? null : ((line.quantity ?? 0) * own) / other;
}
