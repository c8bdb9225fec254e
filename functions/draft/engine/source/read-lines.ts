import {
  type CandidatePool,
  type FoodCandidate,
  type FoundFoods,
  poolCandidates,
} from "../../../../shared/domain/food/mod.ts";
import type { LineOutline } from "./line-outline.ts";
import { matchCatalogue } from "./match-catalogue.ts";
import { matchOwn } from "./match-own.ts";
import { weighLine } from "./weigh-line.ts";
import { wordMeasure } from "./word-measure.ts";

/** One food of an ingredient line, matched and weighed. */
export type ReadLine = {
  /** Which of the given lines it is from, 0-based. */
  readonly line: number;
  /** The line as given. */
  readonly text: string;
  /** The food as the line words it. */
  readonly name: string;
  /** Null when the catalogue has no food that the name means. */
  readonly food: FoodCandidate | null;
  readonly grams: number;
  /** False when the grams are the usual ones of a recipe that leaves the amount open. */
  readonly isAmountStated: boolean;
  /** "3 tablespoons", "2 large", "1 can (400 g)"; null when the line says grams or nothing. */
  readonly measure: string | null;
  readonly quantity: number | null;
  /** Singular unit word; null for a bare count. */
  readonly unit: string | null;
  readonly preparation: string | null;
  readonly isOptional: boolean;
  /** "for frying", "to serve". */
  readonly purpose: string | null;
};

/** The ingredients of outlined lines, from what the catalogue found for `listLineQueries`. */
export function readLines(outlines: readonly LineOutline[], found: FoundFoods): ReadLine[] {
  const byId = new Map(found.foods.map((food) => [food.id, food]));
  let pool: CandidatePool | null = null;
  return outlines.map((outline) => {
    const own = matchOwn(outline.name, found.foods);
    if (own !== null) return readLine(outline, own);
    const known = outline.known === null ? null : (byId.get(outline.known.id) ?? null);
    if (known !== null && !outline.isLoose) return readLine(outline, known);
    pool ??= poolCandidates(found);
    return readLine(outline, outline.isAbsent ? null : matchCatalogue(outline.name, pool));
  });
}

function readLine(outline: LineOutline, food: FoodCandidate | null): ReadLine {
  const { line, text, name, parsed } = outline;
  const { quantity, unit, preparation, isOptional, purpose } = parsed;
  const { grams, isAmountStated } = weighLine(outline, food);
  const measure = wordMeasure(parsed);
  return {
    line,
    text,
    name,
    food,
    grams,
    isAmountStated,
    measure,
    quantity,
    unit,
    preparation,
    isOptional,
    purpose,
  };
}
