import { useRef, useState } from "preact/hooks";
import { Disclosure } from "../../shell/parts/disclosure.tsx";
import { RecipeCard } from "../dishes/recipe-card.tsx";
import type { Citation } from "../nutrients/citation.ts";
import { KeyFigures } from "../nutrients/key-figures.tsx";
import { NutrientPanel } from "../nutrients/nutrient-panel.tsx";
import { ViewSection } from "../parts/view-section.tsx";
import type { MealPlan, PlannedMeal } from "./design-result.ts";
import { PlanTable } from "./plan-table.tsx";
import { ShoppingList } from "./shopping-list.tsx";

type PlanViewProps = { plan: MealPlan; citations: readonly Citation[] };

/** The week, the recipe of the meal that was chosen in it, the mean day and what to buy. */
export function PlanView({ plan, citations }: PlanViewProps) {
  const [chosen, setChosen] = useState<PlannedMeal | null>(null);
  const shown = useRef<HTMLDivElement>(null);
  const choose = (meal: PlannedMeal) => {
    setChosen(meal);
    // The recipe is drawn only after this event.
    requestAnimationFrame(() => shown.current?.focus());
  };
  return (
    <>
      <ViewSection title={plan.days.length === 1 ? "The day" : `${plan.days.length} days`}>
        <PlanTable days={plan.days} chosen={chosen} onChoose={choose} />
        {chosen && (
          <section
            ref={shown}
            tabIndex={-1}
            class="plan-recipe"
            aria-label={`Recipe: ${chosen.recipe.title}`}
          >
            <RecipeCard key={chosen.recipe.title} recipe={chosen.recipe} citations={citations} />
          </section>
        )}
      </ViewSection>
      <ViewSection title="Mean day">
        <KeyFigures rows={plan.nutrition.per_day} />
        <Disclosure summary={`All ${plan.nutrition.per_day.length} compounds of the mean day`}>
          <NutrientPanel caption="The mean day" rows={plan.nutrition.per_day} citations={citations} />
        </Disclosure>
      </ViewSection>
      <ViewSection title="Shopping list">
        <ShoppingList items={plan.shopping_list} />
      </ViewSection>
    </>
  );
}
