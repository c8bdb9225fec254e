import { readMeasure } from "../measures.ts";
import type { Token } from "../terms.ts";
import { readPackSize } from "../vocabulary.ts";

/** What stands in front of the size: "150g", "150 g", "a 150 g". */
const reach = 2;

/** The tokens without the size of a pack whose weight is stated: "150g share bag of crisps", "a 200 g family pack". */
export function dropWeighedPackSizes(tokens: readonly Token[]): Token[] {
  return tokens.filter((_, at) => readPackSize(tokens, at) === null || !isWeighedBefore(tokens, at));
}

function isWeighedBefore(tokens: readonly Token[], end: number): boolean {
  const amount = tokens.slice(Math.max(0, end - reach), end);
  return amount.some((_, at) => {
    const read = readMeasure(amount, at);
    return read?.measure?.kind === "mass" && read.next === amount.length;
  });
}
