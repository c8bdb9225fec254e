/** What a rule says of a food: `unknown` where some makes of the food are allowed or the deciding amount is missing. */
type Verdict = "allowed" | "excluded" | "unknown";

/** A verdict with what led to it. */
export type Judgement = {
  readonly verdict: Verdict;
  /** Words that follow the name of the food ("contains egg", "has 12 g of net carbohydrate, over 10 g"); null where it is allowed. */
  readonly reason: string | null;
  /** The ingredient or word that decided; null where an amount or nothing did. */
  readonly ingredient: string | null;
};
