import type { Told } from "../../shared/dishes/rules/told-rules.ts";
import type { WantedFood } from "./brief.ts";

const EACH = /\b(?:one|another)(?: recipe| dish| meal)?(?: with| using| from| made with| based on)\b/gi;

/** "One with fish, one with beef": each of the recipes is to have one of the foods, not all of them. */
export function spreadWanted(
  wanted: readonly Told<WantedFood>[],
  { text, recipeCount }: { text: string; recipeCount: number },
): readonly Told<WantedFood>[] {
  if (recipeCount < 2 || (text.match(EACH)?.length ?? 0) < 2) return wanted;
  const isSpread = ({ field, rule }: Told<WantedFood>) => field === "request_text" && rule.grams === null;
  const spread = wanted.filter(isSpread).map(({ rule }) => rule);
  if (spread.length < 2) return wanted;
  const words = spread.map((food) => food.words).join(" or ");
  const alternatives = spread.flatMap((food) => [food.words, ...food.alternatives]);
  const rule = { words, alternatives, grams: null };
  return [...wanted.filter((one) => !isSpread(one)), { field: "request_text", rule }];
}
