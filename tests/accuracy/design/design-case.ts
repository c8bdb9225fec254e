import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type {
  CompoundFilter,
  DesignRequest,
  DesignResult,
} from "../../support/recipe-checker/result-shape.ts";

/** A request with what every right answer has in common; see the README beside the cases. */
export type DesignCase = {
  id: string;
  category: string;
  request: DesignRequest & { recipe_count?: number };
  expected: {
    type: "recipe" | "meal_plan";
    feasible: boolean;
    conflict?: string[];
    mayConflict?: string[];
    mustAvoid?: string[];
    mustHave?: string[];
    recipes?: number;
    days?: number;
    mealsPerDay?: number;
    maxMinutes?: number;
    language?: string;
    limits?: CompoundFilter[];
  };
  why: string;
};

/** How a design job ended; `error` also has the reason for a request that was refused at once. */
export type DesignJob = {
  status: string;
  result: DesignResult | null;
  error: { code: string; message: string; details?: Record<string, unknown> } | null;
};

/** The written requests, or those of another file; none where there is no such file. */
export function readDesignCases(
  path: string | URL = join(import.meta.dirname, "requests.json"),
): DesignCase[] {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
}
