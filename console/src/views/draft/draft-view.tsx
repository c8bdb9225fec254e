import { Disclosure } from "../../shell/parts/disclosure.tsx";
import { Notice } from "../../shell/parts/notice.tsx";
import { NoticeList } from "../dishes/notice-list.tsx";
import { RecipeCard } from "../dishes/recipe-card.tsx";
import { VerificationList } from "../dishes/verification-list.tsx";
import { WishList } from "../dishes/wish-list.tsx";
import { ViewSection } from "../parts/view-section.tsx";
import type { ViewProps } from "../view-props.ts";
import { AllergenChange } from "./allergen-change.tsx";
import { ChangeTable } from "./change-table.tsx";
import { DiffList } from "./diff-list.tsx";
import type { DraftResult } from "./draft-result.ts";
import { pickChanges } from "./pick-changes.ts";
import { SensoryDifference } from "./sensory-difference.tsx";

/** An edited recipe: what changed and why, what that does, and the proof; or what the source lacks. */
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
          <ViewSection title="What changed">
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
    <Notice tone="warn" title="The recipe is not complete">
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
