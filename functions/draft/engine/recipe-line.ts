import type { TableFood } from "../../../shared/domain/nutrition/mod.ts";

/** An ingredient with its catalogue food; grams are for all servings. */
export type RecipeLine = {
  name: string;
  food: TableFood | null;
  grams: number;
  measure: string | null;
  preparation: string | null;
};
