import type { Sql } from "postgres";
import { applyStagedFoods } from "./apply-staged-foods.ts";
import { changeOwnFoods, type OwnChange } from "./change-own-foods.ts";
import type { OwnFood } from "./own-food.ts";
import { createStage, stageOwnFoods } from "./stage-own-foods.ts";

/** Adds foods to the catalogue, or replaces those of the same code, all or none. */
export function loadOwnFoods(
  sql: Sql,
  foods: readonly OwnFood[],
  options: { readonly isDryRun: boolean },
): Promise<OwnChange> {
  return changeOwnFoods(sql, options, async (transaction) => {
    await createStage(transaction);
    await stageOwnFoods(transaction, foods);
    return applyStagedFoods(transaction);
  });
}
