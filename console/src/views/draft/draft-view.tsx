import type { DraftResult } from "../../../../client/src/mod.ts";
import { Disclosure, Notice } from "../../shell/parts/blocks.tsx";
import { AllergenItems } from "../dishes/allergen-items.tsx";
import type { Allergen } from "../dishes/dish.ts";
import { RecipeCard } from "../dishes/recipe-card.tsx";
import { NoticeList, WishList } from "../dishes/remarks.tsx";
import { VerificationList } from "../dishes/verification-list.tsx";
import { ViewSection } from "../parts/view-section.tsx";
import type { ViewProps } from "../view-props.ts";
import { ChangeTable, type NutrientChange } from "./change-table.tsx";
import { DiffList } from "./diff-list.tsx";
import { SensoryDifference } from "./sensory-difference.tsx";

/** Removed, added and remaining allergens; "contains" that became "may contain" is both removed and added. */
type AllergenComparison = {
  removed: readonly Allergen[];
  added: readonly Allergen[];
  remaining: readonly Allergen[];
};

type AllergenChangeProps = { before: readonly Allergen[]; after: readonly Allergen[] };

/** Ids of FoodData Central: the key compounds for a cook, in display order. */
const keyCompounds = [1008, 1003, 1004, 1258, 1005, 2000, 1079, 1093, 1253, 1087, 1089, 1178];

/** An edited recipe: the changes with their reasons and effects, and the verification; or what the source lacks. */
export function DraftView({ result }: ViewProps<DraftResult, unknown>) {
  const { final_recipe: recipe } = result;
  return (
    <div class="stack">
      <ValidationIssues issues={result.validation_issues} />
      <NoticeList notices={result.warnings} tone="warn" />
      <NoticeList notices={result.notices} />
      <WishList wishes={result.unmet_wishes} />
      {recipe && (
        <>
          <ViewSection title="Changes">
            <DiffList diffs={result.diffs} />
          </ViewSection>
          {result.verification.length > 0 && (
            <ViewSection title="Constraints">
              <VerificationList rows={result.verification} />
            </ViewSection>
          )}
          <Effects result={result} />
          <RecipeCard recipe={recipe} citations={result.citations} />
        </>
      )}
    </div>
  );
}

function Effects({ result }: { result: DraftResult }) {
  const { key, rest } = pickChanges(result.nutrient_change);
  return (
    <>
      <ViewSection title="Allergens">
        <AllergenChange {...result.allergens} />
      </ViewSection>
      {key.length > 0 && (
        <ViewSection title="Nutrients of one portion">
          <ChangeTable caption="Nutrients of one portion before and after" rows={key} />
          {rest.length > 0 && (
            <Disclosure summary={`${rest.length} more compounds`}>
              <ChangeTable caption="Further compounds of one portion before and after" rows={rest} />
            </Disclosure>
          )}
        </ViewSection>
      )}
      {result.sensory_change && (
        <ViewSection title="Taste and texture">
          <SensoryDifference change={result.sensory_change} />
        </ViewSection>
      )}
    </>
  );
}

function ValidationIssues({ issues }: { issues: DraftResult["validation_issues"] }) {
  if (issues.length === 0) return null;
  return (
    <Notice tone="warn" title="The recipe is incomplete">
      <ul class="plain-list">
        {issues.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <code>{field}</code>: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The removed, added and remaining allergens. */
function AllergenChange({ before, after }: AllergenChangeProps) {
  const { removed, added, remaining } = compareAllergens(before, after);
  const parts = [
    { title: "Removed", tone: "good", rows: removed },
    { title: "Added", tone: "bad", rows: added },
    { title: "Remaining", tone: "warn", rows: remaining },
  ] as const;
  return (
    <div class="allergen-change">
      {parts.map(({ title, tone, rows }) => (
        <div key={title}>
          <h4>{title}</h4>
          {rows.length === 0 ? (
            <p class="muted">none</p>
          ) : (
            <AllergenItems allergens={rows} tones={{ contains: tone, may_contain: tone }} />
          )}
        </div>
      ))}
    </div>
  );
}

/** Splits the changes into key compounds and all others. */
function pickChanges(rows: readonly NutrientChange[]): {
  key: NutrientChange[];
  rest: NutrientChange[];
} {
  const key = keyCompounds.flatMap((id) => rows.filter((row) => row.compound_identifier_id === id));
  const shown = new Set(key);
  return { key, rest: rows.filter((row) => !shown.has(row)) };
}

/** Compares allergens by name and certainty; remaining ones have their current ingredient. */
export function compareAllergens(
  before: readonly Allergen[],
  after: readonly Allergen[],
): AllergenComparison {
  const [was, is] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  return {
    removed: before.filter((row) => !is.has(keyOf(row))),
    added: after.filter((row) => !was.has(keyOf(row))),
    remaining: after.filter((row) => was.has(keyOf(row))),
  };
}

function keyOf({ allergen, certainty }: Allergen): string {
  return `${allergen} ${certainty}`;
}
