import { readFacts } from "../source/fact-table.ts";
import type { Evidence } from "./catalogue-model.ts";
import { ciqualFoodId } from "./ciqual-foods.ts";
import type { Link, LinksByFood, TwinSource } from "./links.ts";
import { mergeTwins } from "./merge-twins.ts";
import type { EvidenceByFood, PublishedEvidence } from "./published-evidence.ts";

// The newest samples first; the database of another country last.
const preference: readonly TwinSource[] = ["foundation", "sr28", "ciqual"];

/**
 * The evidence of the foods of SR28 and FNDDS, joined with that of their twins (`links` by food id); foods that
 * only CIQUAL has (`ciqualIds`) keep CIQUAL's own. Added vitamins and minerals do not pass between a fortified
 * food and its twin from another country.
 */
export function joinTwins(
  published: PublishedEvidence,
  links: LinksByFood,
  ciqualIds: Iterable<number>,
): Map<number, Evidence[]> {
  const fortificants = new Set(
    readFacts("fortificants.tsv", ["compound_id", "name"]).map(({ cells }) => Number(cells[0])),
  );
  const joined = new Map<number, Evidence[]>();
  for (const [foodId, own] of [...published.sr28, ...published.fndds]) {
    const twins = (links.get(foodId) ?? []).toSorted(byPreference);
    joined.set(
      foodId,
      mergeTwins(
        foodId,
        own,
        twins.map((link) => evidenceOfTwin(published, link, fortificants)),
      ),
    );
  }
  for (const id of ciqualIds) joined.set(id, [...(published.ciqual.get(id) ?? [])]);
  return joined;
}

function byPreference(a: Link, b: Link): number {
  return preference.indexOf(a.source) - preference.indexOf(b.source) || a.sourceCode - b.sourceCode;
}

function evidenceOfTwin(
  published: PublishedEvidence,
  { source, sourceCode, isFortified }: Link,
  fortificants: ReadonlySet<number>,
): readonly Evidence[] {
  const id = source === "ciqual" ? ciqualFoodId(String(sourceCode)) : sourceCode;
  const values: EvidenceByFood = published[source];
  const found = values.get(id) ?? [];
  return isFortified ? found.filter(({ compoundId }) => !fortificants.has(compoundId)) : found;
}
