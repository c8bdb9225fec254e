import data from "../data/aims.json" with { type: "json" };

const causes = new Map(Object.entries(data.compounds).map(([id, of]) => [Number(id), new Set(of)]));
const none: ReadonlySet<string> = new Set();

/** The causes of rows that change how much there is of a compound. */
export function causesOfCompound(compoundId: number): ReadonlySet<string> {
  return causes.get(compoundId) ?? none;
}
