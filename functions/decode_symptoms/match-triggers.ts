import type { Catalogue } from "../../shared/domain/catalogue/mod.ts";
import { outlineMeal, readMeal } from "../../shared/domain/food/mod.ts";
import type { ToldEvent } from "./told-event.ts";

/** A catalogue food that a report names as a cause. */
export type TriggerFood = { food_id: number; canonical_name: string };

/** The foods of the catalogue that the triggers name, by the trigger's words; one database call. */
export async function matchTriggers(
  events: readonly ToldEvent[],
  catalogue: Pick<Catalogue, "findFoods">,
): Promise<Map<string, TriggerFood>> {
  const texts = [...new Set(events.flatMap(({ trigger }) => trigger?.text ?? []))];
  const outlines = texts.map(outlineMeal);
  const queries = outlines.flatMap((outline) => outline.queries);
  if (queries.length === 0) return new Map();
  const found = await catalogue.findFoods(queries);
  return new Map(
    texts.flatMap((text, index) => {
      const outline = outlines[index];
      const food = outline && readMeal(outline, found).find((item) => item.food !== null);
      return food?.food ? [[text, { food_id: food.food.id, canonical_name: food.name }] as const] : [];
    }),
  );
}
