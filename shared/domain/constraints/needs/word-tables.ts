import limits from "../data/limit-words.json" with { type: "json" };
import plans from "../data/plan-words.json" with { type: "json" };

/** Words by which requests set bounds, with their units. */
export const limitWords = limits;

/** Words by which requests count days, meals and people. */
export const planWords = plans;
