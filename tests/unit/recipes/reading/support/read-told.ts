import type { TypedLine } from "../../../../../shared/recipes/reading/line-outline.ts";
import { listLineQueries, outlineLines } from "../../../../../shared/recipes/reading/outline-lines.ts";
import { type ReadLine, readLines } from "../../../../../shared/recipes/reading/read-lines.ts";
import { findFoods } from "./find-foods.ts";

/** Reads lines against the compiled catalogue. */
export function readTold(...lines: readonly (string | TypedLine)[]): ReadLine[] {
  const outlines = outlineLines(lines);
  return readLines(outlines, findFoods(listLineQueries(outlines)));
}

/** The catalogue names of what lines tell, "?" for an unknown food. */
export function foodsOf(...lines: readonly (string | TypedLine)[]): string[] {
  return readTold(...lines).map(({ food }) => food?.name ?? "?");
}

/** The grams of what lines tell. */
export function gramsOf(...lines: readonly (string | TypedLine)[]): number[] {
  return readTold(...lines).map(({ grams }) => grams);
}
