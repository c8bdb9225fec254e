import { readIngredientLine } from "../../../../shared/domain/food/mod.ts";
import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import { units } from "../../../../shared/language/mod.ts";
import type { Brief } from "../brief.ts";
import type { AmountWish } from "./read-amount-wishes.ts";

/** What is compared of an ingredient of the recipe. */
type WeighedLine = {
  readonly name: string;
  readonly grams: number;
  readonly quantity: number | null;
  readonly unit: string | null;
};

const incomparable = "the recipe has no such amount of it";
const gramsOf = new Map<string, number>(Object.entries(units.massGrams));
const millilitresOf = new Map<string, number>(Object.entries(units.volumeMl));

/** Amounts that a request states of an ingredient as shares of it: "one egg" of two, "50 g of the flour", "by 30 g". */
export function settleShares(brief: Brief, lines: readonly WeighedLine[]): Brief {
  const swaps = brief.edits.swaps.map((swap) => {
    const { from, to, of } = swap;
    const share = of === undefined || to === null || to === from ? null : shareOf(from, of, lines);
    return share !== null && share < 1 ? { ...swap, share } : swap;
  });
  const amounts = brief.amounts.map((wish) => ({ wish, share: shareBy(wish, lines) }));
  const missed = amounts.filter(({ wish, share }) => wish.by !== undefined && share === null);
  return {
    ...brief,
    amounts: amounts.flatMap(({ wish, share }) => {
      if (wish.by === undefined) return wish;
      return share === null ? [] : { ...wish, factor: wish.direction === "less" ? 1 - share : 1 + share };
    }),
    edits: { ...brief.edits, swaps },
    unmet: [
      ...brief.unmet,
      ...missed.map(({ wish: { food, direction, by } }) => {
        return { wish: `${by} ${direction} ${food}`, reason: "not_possible" as const, detail: incomparable };
      }),
    ],
  };
}

/** The part by which an amount is to change; null where it is not said, or cannot be. */
function shareBy({ food, direction, by }: AmountWish, lines: readonly WeighedLine[]): number | null {
  const share = by === undefined ? null : shareOf(food, by, lines);
  return share !== null && direction === "less" && share >= 1 ? null : share;
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
