import type { Citation, NutrientRow, RowReference } from "./nutrient-row.ts";

/** Sources numbered from 1 in the order of the rows. */
export type NumberedSources = {
  sources: readonly { number: number; citation: string }[];
  /** The numbers of a row's sources in ascending order. */
  numbersOf: (references: readonly RowReference[]) => number[];
};

/** Numbers the sources of rows; an entry that only lists other sources is replaced by them. */
export function numberSources(
  rows: readonly NutrientRow[],
  citations: readonly Citation[] = [],
): NumberedSources {
  const texts = new Map(citations.map(({ id, citation }) => [id, citation]));
  const numbers = new Map<number, number>();
  const sources: { number: number; citation: string }[] = [];

  function numberOf(id: number, citation: string): number {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    const number = sources.length + 1;
    numbers.set(id, number);
    sources.push({ number, citation });
    return number;
  }
  function numbersOf(references: readonly RowReference[]): number[] {
    const ids = references.flatMap(({ id }) => (id < 0 ? listedIds(texts.get(id)) : [id]));
    const own = new Map(references.map(({ id, citation }) => [id, citation]));
    const all = ids.map((id) => numberOf(id, own.get(id) ?? texts.get(id) ?? `Source ${id}`));
    return [...new Set(all)].sort((a, b) => a - b);
  }

  for (const row of rows) numbersOf([...row.references, ...row.references_min, ...row.references_max]);
  return { sources, numbersOf };
}

/** Ids of "Sources 1, 2, 2000190". */
function listedIds(list: string | undefined): number[] {
  return (list ?? "").match(/\d+/g)?.map(Number) ?? [];
}

/** Formats ascending numbers with runs joined: "1\u20134, 7". */
export function formatNumbers(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs
    .map(({ from, to }) => (from === to ? `${from}` : `${from}${to - from > 1 ? "\u2013" : ", "}${to}`))
    .join(", ");
}
