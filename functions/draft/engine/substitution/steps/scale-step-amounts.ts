import { splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import { figureSource, readFigure } from "../../../../../shared/language/mod.ts";
import type { Change } from "../edited-recipe.ts";

const units =
  "kg|grams?|g|ml|cl|dl|l|oz|ounces?|lbs?|pounds?|litres?|liters?|cups?|tbsp|tsp|tablespoons?|teaspoons?";
/** "120 g of the caster sugar" */
const stated = new RegExp(
  `(?<![\\d/.,-])(${figureSource})(\\s?(?:${units})\\b\\s+(?:of\\s+)?(?:the\\s+|that\\s+)?)(\\p{L}+(?: \\p{L}+){0,2})`,
  "giu",
);
const precision = 3;

/** The amounts in steps of foods of which more or less is in: "toss with 120 g of the sugar" of half of it is 60 g. */
export function scaleStepAmounts(steps: readonly string[], changes: readonly Change[]): string[] {
  const ratios = listRatios(changes);
  if (ratios.size === 0) return [...steps];
  return steps.map((step) =>
    step.replace(stated, (all, figure: string, between: string, words: string) => {
      const ratio = splitTerms(words)
        .map((term) => ratios.get(term))
        .find((one) => one !== undefined);
      if (ratio === undefined || ratio === null || ratio === 1) return all;
      return `${Number((readFigure(figure) * ratio).toPrecision(precision))}${between}${words}`;
    }),
  );
}

/** By the last word of what a line is now called; null where two lines of that word changed differently. */
function listRatios(changes: readonly Change[]): Map<string, number | null> {
  const ratios = new Map<string, number | null>();
  for (const { kind, before, after } of changes) {
    const [line] = after;
    if (kind === "added" || before === null || line === undefined || after.length > 1) continue;
    const head = splitTerms(line.name.split(",")[0] ?? "").at(-1);
    if (head === undefined || before.grams <= 0) continue;
    const ratio = line.grams / before.grams;
    ratios.set(head, ratios.has(head) && ratios.get(head) !== ratio ? null : ratio);
  }
  return ratios;
}
