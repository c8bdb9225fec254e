import type { RecipeLine } from "../../../../functions/draft/engine/recipe-line.ts";
import type { ReadLine } from "../../../../functions/draft/engine/source/read-lines.ts";
import type { EditedIngredient } from "../../../../functions/draft/engine/substitution/edited-recipe.ts";
import type { NutrientRow } from "../../../../shared/domain/composition/nutrient-row.ts";
import type { TableFood } from "../../../../shared/domain/nutrition/foods/load-foods.ts";

let lastId = 0;

/** A catalogue food with points per 100 g by compound id. */
export function food(name: string, amounts: Record<number, number> = {}, foodGroup = ""): TableFood {
  lastId += 1;
  return {
    id: lastId,
    name,
    foodGroup,
    amounts: new Map(
      Object.entries(amounts).map(([id, value]) => [Number(id), { low: value, value, high: value }]),
    ),
  };
}

/** A line of a recipe, of a food by its own name unless stated. */
export function line(name: string, grams = 100, more: Partial<RecipeLine> = {}): RecipeLine {
  return { name, food: food(name), grams, measure: null, preparation: null, ...more };
}

/** What was read of the 0-based line of a request. */
export function read(text: string, at: number, more: Partial<ReadLine> = {}): ReadLine {
  return {
    line: at,
    text,
    name: text,
    food: null,
    grams: 100,
    isAmountStated: true,
    measure: null,
    quantity: null,
    unit: null,
    preparation: null,
    isOptional: false,
    purpose: null,
    ...more,
  };
}

/** An ingredient after its edits, from the 1-based food of the source. */
export function edited(name: string, grams: number, fromLine: number | null): EditedIngredient {
  return { name, food: null, grams, measure: null, preparation: null, role: "liquid", fromLine };
}

/** A total of a compound in mg. */
export function row(compoundId: number, value: number | null, more: Partial<NutrientRow> = {}): NutrientRow {
  return {
    compound_identifier_id: compoundId,
    compound_identifier_name: `compound ${compoundId}`,
    compound_identifier_value: `USDA:${compoundId}`,
    measurement_value: value,
    measurement_value_min: value,
    measurement_value_max: value,
    measurement_value_type: "calculated",
    measurement_value_min_type: "calculated",
    measurement_value_max_type: "calculated",
    measurement_unit: "mg",
    provenance: "source",
    confidence: null,
    incomplete: false,
    references: [],
    references_min: [],
    references_max: [],
    ...more,
  };
}
