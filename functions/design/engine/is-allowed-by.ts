import type { Candidate } from "./candidate.ts";
import type { Demands } from "./demand.ts";

/** Whether a dish passes every test. */
export function isAllowedBy({ tests }: Pick<Demands, "tests">): (candidate: Candidate) => boolean {
  return (candidate) =>
    tests.every(({ measure, operator, limit }) => {
      const value = measure(candidate);
      return operator === "<=" ? value <= limit : value >= limit;
    });
}
