import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DraftFigures } from "../../support/recipe-checker/check-draft-result.ts";
import type { CompoundFilter } from "../../support/recipe-checker/result-shape.ts";

/** An ingredient line of a structured source. */
export type SourceLine = string | { name: string; quantity?: number; unit?: string };

/** What of a draft request the judge reads. */
export type DraftRequest = {
  recipe_title?: string;
  ingredients?: SourceLine[];
  steps?: string[];
  request_text?: string;
  diet?: string | string[];
  condition?: string | string[];
  restrictions?: string[];
  avoided_foods?: string[];
  compound_filters?: CompoundFilter[];
};

/** A recipe with a wish and what may take the place of one line; see the README beside the cases. */
export type DraftCase = {
  id: string;
  category: string;
  hidden?: boolean;
  request: DraftRequest;
  line: string;
  allowed: string[];
  forbidden?: string[];
  ratio?: { least: number; most: number };
  why: string;
};

/** A change of a source line; `line` counts from 1. */
export type Diff = {
  line: number | null;
  change: "replaced" | "removed" | "added" | "scaled" | "prepared";
  before: string | null;
  after: string | null;
};

/** One replacement of a line, in grams. */
export type Substitution = {
  from: string;
  to: string;
  canonical_name: string | null;
  quantity_g: number | null;
  replaced_quantity_g: number | null;
};

/** What of a draft result the judge reads. */
export type DraftResult = DraftFigures & {
  diffs: Diff[];
  substitutions: Substitution[];
};

/** How a draft job ended. */
export type DraftJob = {
  status: string;
  result: DraftResult | null;
  error: { code: string; message: string } | null;
};

/** The written cases, or those of another file; none where there is no such file. */
export function readDraftCases(
  path: string | URL = join(import.meta.dirname, "substitutions.json"),
): DraftCase[] {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
}

/** One value or several, as a list. */
export function asList(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : [value].flat();
}
