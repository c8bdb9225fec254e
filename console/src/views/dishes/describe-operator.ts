import type { Verification } from "./verification.ts";

const WORDS: Readonly<Record<Verification["operator"], string>> = {
  "<": "less than",
  "<=": "at most",
  "=": "about",
  ">=": "at least",
  ">": "more than",
};

/** An operator of a constraint in words: "<=" -> "at most". */
export function describeOperator(operator: Verification["operator"]): string {
  return WORDS[operator];
}
