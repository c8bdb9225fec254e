import type { DesignResult } from "../../../../client/src/mod.ts";
import { Tabs } from "../../shell/parts/tabs.tsx";
import type { Recipe } from "../dishes/dish.ts";
import { RecipeCard } from "../dishes/recipe-card.tsx";
import { NoticeList, WishList } from "../dishes/remarks.tsx";
import { VerificationList } from "../dishes/verification-list.tsx";
import type { Citation } from "../nutrients/nutrient-row.ts";
import { ViewSection } from "../parts/view-section.tsx";
import type { ViewProps } from "../view-props.ts";
import { PlanView } from "./plan-view.tsx";

/** Recipes or a plan, with the verification of every constraint. */
export function DesignView({ result }: ViewProps<DesignResult, unknown>) {
  const recipes = "meal_plan" in result ? [] : (result.recipes ?? [result.recipe]);
  return (
    <div class="stack">
      <NoticeList notices={result.notices} />
      <WishList wishes={result.unmet_wishes} />
      {"meal_plan" in result ? (
        <PlanView plan={result.meal_plan} citations={result.citations} />
      ) : (
        <Recipes recipes={recipes} citations={result.citations} />
      )}
      {result.verification.length > 0 && (
        <ViewSection title="Constraints">
          <VerificationList rows={result.verification} recipes={recipes.length} />
        </ViewSection>
      )}
    </div>
  );
}

function Recipes({ recipes, citations }: { recipes: readonly Recipe[]; citations: readonly Citation[] }) {
  const [only] = recipes;
  if (recipes.length === 1 && only) return <RecipeCard recipe={only} citations={citations} />;
  const tabs = recipes.map((recipe, index) => ({
    id: `recipe-${index + 1}`,
    title: `${index + 1}. ${recipe.title}`,
    content: () => <RecipeCard key={recipe.title} recipe={recipe} citations={citations} />,
  }));
  return <Tabs label="Recipes" tabs={tabs} />;
}
