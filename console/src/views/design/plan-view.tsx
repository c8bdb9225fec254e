import { useRef, useState } from "preact/hooks";
import type { Schemas } from "../../../../client/src/mod.ts";
import { formatGrams } from "../../format/format-quantity.ts";
import { Disclosure } from "../../shell/parts/blocks.tsx";
import { RecipeCard } from "../dishes/recipe-card.tsx";
import { KeyFigures } from "../nutrients/key-figures.tsx";
import { NutrientPanel } from "../nutrients/nutrient-panel.tsx";
import type { Citation } from "../nutrients/nutrient-row.ts";
import { ViewSection } from "../parts/view-section.tsx";
import { type PlannedMeal, PlanTable } from "./plan-table.tsx";

type ShoppingItem = Schemas["ShoppingItem"];
type PlanViewProps = { plan: Schemas["MealPlan"]; citations: readonly Citation[] };

/** The days, the recipe of the selected meal, the average day and the shopping list. */
export function PlanView({ plan, citations }: PlanViewProps) {
  const [chosen, setChosen] = useState<PlannedMeal | null>(null);
  const shown = useRef<HTMLDivElement>(null);
  const choose = (meal: PlannedMeal) => {
    setChosen(meal);
    // The recipe is rendered only after this event.
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
      <ViewSection title="Average day">
        <KeyFigures rows={plan.nutrition.per_day} />
        <Disclosure summary={`All ${plan.nutrition.per_day.length} compounds of the average day`}>
          <NutrientPanel caption="The average day" rows={plan.nutrition.per_day} citations={citations} />
        </Disclosure>
      </ViewSection>
      <ViewSection title="Shopping list">
        <ShoppingList items={plan.shopping_list} />
      </ViewSection>
    </>
  );
}

/** The shopping list of the plan, by group of foods. */
function ShoppingList({ items }: { items: readonly ShoppingItem[] }) {
  const groups = [...Map.groupBy(items, ({ group }) => group)];
  return (
    <div class="shopping">
      {groups.map(([group, own]) => (
        <div key={group} class="shopping-group">
          <h4>{group}</h4>
          <ul>
            {own.map(({ name, canonical_name, quantity_g }) => (
              <li key={`${name} ${canonical_name}`}>
                <span>
                  {name}
                  {isShared(name, own) && <span class="shopping-food">{canonical_name}</span>}
                </span>
                <span class="num">{formatGrams(quantity_g)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Two foods of the catalogue may have the same name. */
function isShared(name: string, items: readonly ShoppingItem[]): boolean {
  return items.filter((item) => item.name === name).length > 1;
}
