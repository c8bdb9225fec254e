import type { IngredientRole } from "../../../../../shared/domain/recipes/mod.ts";
import { listLineage } from "../tables/food-class.ts";
import { type Candidate, rowsOfClass, type SubstituteRow } from "../tables/substitute-table.ts";

/** A candidate with how well its row fits: 1 for the same class, use and cause, less for wider ones. */
type Suggestion = {
  readonly candidate: Candidate;
  readonly fit: number;
  readonly why: string;
};

/** What is to be replaced and why. */
type Need = {
  readonly foodClass: string | null;
  readonly use: string | null;
  /** What fits all of a role is suggested as well; null for none of that. */
  readonly role: IngredientRole | null;
  /** Kinds and goals that the change is for. */
  readonly causes: ReadonlySet<string>;
  /** Rows that name no cause count as well. */
  readonly withGeneral: boolean;
};

const placeStep = 0.1;
const parentStep = 0.22;
const otherUseStep = 0.15;
const noCauseStep = 0.2;
const leastFit = 0.05;

/** What the tables suggest, the best fit first: rows for the cause before general ones, a class before its parents, and what fits all of a role last. */
export function listSuggestions({ foodClass, use, role, causes, withGeneral }: Need): Suggestion[] {
  const lineage = [...listLineage(foodClass), ...(role === null ? [] : [`role: ${role}`])];
  const suggestions = lineage.flatMap((name, level) =>
    rowsOfClass(name)
      .filter((row) => fitsCause(row, causes, withGeneral) && (withGeneral || fitsUse(row, use)))
      .flatMap((row) =>
        row.candidates.map((candidate, place) => ({
          candidate,
          why: row.why,
          fit: Math.max(leastFit, 1 - place * placeStep - level * parentStep - missOf(row, use, causes)),
        })),
      ),
  );
  return suggestions.toSorted((a, b) => b.fit - a.fit);
}

function fitsCause({ causes }: SubstituteRow, wanted: ReadonlySet<string>, withGeneral: boolean): boolean {
  return causes.length === 0 ? withGeneral : causes.some((cause) => wanted.has(cause));
}

/** What spreads on bread melts in no pan: only where something has to come is a row of another use taken. */
function fitsUse({ uses }: SubstituteRow, use: string | null): boolean {
  return uses.length === 0 || use === null || uses.includes(use);
}

function missOf({ uses, causes }: SubstituteRow, use: string | null, wanted: ReadonlySet<string>): number {
  const isOtherUse = uses.length > 0 && !uses.includes(use ?? "");
  const isGeneralUse = uses.length === 0 && use !== null;
  const missedUse = isOtherUse ? otherUseStep * 2 : isGeneralUse ? otherUseStep / 3 : 0;
  return missedUse + (causes.length === 0 && wanted.size > 0 ? noCauseStep : 0);
}
