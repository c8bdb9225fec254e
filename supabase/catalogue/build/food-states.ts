import { readFacts } from "../source/fact-table.ts";

/** Tells the states a food's name names ("raw", "without-skin"), in the order of the table of states. */
export type StateReader = (name: string) => string[];

/** Builds the reader of states from the patterns in `food-states.tsv`. */
export function createStateReader(): StateReader {
  const states = readFacts("food-states.tsv", ["state", "pattern"]).map(
    ({ cells: [state = "", pattern = ""] }) => ({
      state,
      pattern: new RegExp(pattern, "i"),
    }),
  );
  return function readStates(name) {
    return states.filter(({ pattern }) => pattern.test(name)).map(({ state }) => state);
  };
}
