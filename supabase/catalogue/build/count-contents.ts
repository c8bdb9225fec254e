import type { Catalogue } from "./catalogue-model.ts";
import { readLinks } from "./links.ts";

const firstPublicationId = 1_000_000;

/** What a release holds, by what a reader asks for; shares are percentages with one decimal. */
export function countContents(catalogue: Catalogue): Record<string, number> {
  const { compounds, foods, evidence, references, names } = catalogue;
  const isPublished = (id: number) => id >= firstPublicationId;
  const citing = evidence.filter(({ referenceIds }) => referenceIds.some(isPublished));
  const links = [...readLinks().values()].flat();
  return {
    compounds: compounds.length,
    references: references.length,
    foods: foods.length,
    ...countBy("foods", foods, ({ source }) => source),
    values: evidence.length,
    ...countBy("values", evidence, ({ valueType }) => valueType),
    ...countBy("values filled:", evidence, ({ derivation }) => /^donor:(.+)$/.exec(derivation)?.[1] ?? null),
    ranges: evidence.filter(({ minimum, maximum }) => minimum !== null || maximum !== null).length,
    "values citing a publication, percent": percent(citing.length, evidence.length),
    "linked foods": new Set(links.map(({ foodId }) => foodId)).size,
    ...countBy("links to", links, ({ source }) => source),
    ...countBy("names", names, ({ language }) => language),
  };
}

function countBy<T>(
  label: string,
  items: readonly T[],
  keyOf: (item: T) => string | null,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) {
    const key = keyOf(item);
    if (key !== null) counts[`${label} ${key}`] = (counts[`${label} ${key}`] ?? 0) + 1;
  }
  return counts;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;
}
