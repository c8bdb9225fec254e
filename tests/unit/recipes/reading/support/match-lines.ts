import type { TypedLine } from "../../../../../functions/draft/engine/source/line-outline.ts";
import { listLineQueries, outlineLines } from "../../../../../functions/draft/engine/source/outline-lines.ts";
import { type ReadLine, readLines } from "../../../../../functions/draft/engine/source/read-lines.ts";
import { findFoods } from "./find-foods.ts";

/** Reads ingredient lines and matches them with the compiled catalogue. */
export function matchLines(...lines: readonly (string | TypedLine)[]): ReadLine[] {
  const outlines = outlineLines(lines);
  return readLines(outlines, findFoods(listLineQueries(outlines)));
}

/** The catalogue names of the foods in lines, "?" for an unknown food. */
export function foodsOf(...lines: readonly (string | TypedLine)[]): string[] {
  return matchLines(...lines).map(({ food }) => food?.name ?? "?");
}

/** The grams of the foods in lines. */
export function gramsOf(...lines: readonly (string | TypedLine)[]): number[] {
  return matchLines(...lines).map(({ grams }) => grams);
}
