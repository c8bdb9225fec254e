import type { Line, LinePart } from "../lines/line.ts";
import { roundMass } from "../lines/round-mass.ts";
import type { Pantry } from "../pantry.ts";
import { type Candidate, substituteFoods } from "../tables/substitute-table.ts";

/** The parts of a candidate in the grams that replace a line; null where the pantry lacks one of its foods. */
export function resolveCandidate({ parts }: Candidate, line: Line, pantry: Pantry): LinePart[] | null {
  const grams = line.parts.reduce((sum, part) => sum + part.grams, 0);
  const resolved = parts.map(({ food, ratio }): LinePart | null => {
    if (food === "self") return scaleSelf(line, ratio);
    const substitute = substituteFoods.get(food);
    if (substitute === undefined) return null;
    const { foodId, name } = substitute;
    const found = foodId === null ? null : (pantry.foodOf(foodId) ?? null);
    return { name, food: found, grams: roundMass(grams * ratio), measure: null, preparation: null };
  });
  return resolved.every((part) => part !== null) ? resolved : null;
}

function scaleSelf({ parts }: Line, ratio: number): LinePart | null {
  const [own] = parts;
  if (own === undefined) return null;
  return { ...own, grams: roundMass(own.grams * ratio), measure: ratio === 1 ? own.measure : null };
}
