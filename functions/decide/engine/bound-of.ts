import data from "./data/measure-directions.json" with { type: "json" };

const wanted: ReadonlySet<number> = new Set(data.more);

/** The side from which an amount of a compound is usually bound: at least so much protein, at most so much sugar. */
export function boundOf(compoundId: number): "<=" | ">=" {
  return wanted.has(compoundId) ? ">=" : "<=";
}
