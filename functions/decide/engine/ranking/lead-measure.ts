import type { Needs } from "../../../../shared/domain/constraints/mod.ts";
import type { Candidate } from "../candidate.ts";
import data from "../data/condition-measures.json" with { type: "json" };
import { amountOn } from "./basis.ts";

type Measure = { readonly compoundId: number; readonly leastGap: number };

const measures = new Map<string, Measure>(Object.entries(data.measures));
const leastFactor = 2;

/**
 * The compound that a condition turns on first, where one option has far less of it than every other: of cornflakes and
 * eggs the eggs suit diabetes, whatever else is in them. Null where none stands out.
 */
export function findLeadMeasure(candidates: readonly Candidate[], { conditions }: Needs): number | null {
  const found = conditions.flatMap((condition) => measures.get(condition) ?? []);
  return found.find((measure) => standsOut(candidates, measure))?.compoundId ?? null;
}

function standsOut(candidates: readonly Candidate[], { compoundId, leastGap }: Measure): boolean {
  const amounts = candidates.map((candidate) => amountOn(candidate, compoundId, "portion")?.value ?? null);
  const known = amounts.filter((amount) => amount !== null).sort((a, b) => a - b);
  const [least, next] = known;
  if (least === undefined || next === undefined || known.length < amounts.length) return false;
  return next - least >= leastGap && next >= leastFactor * least;
}
