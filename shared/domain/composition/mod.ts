export {
  convertUnit,
  findCompoundById,
  findCompoundByName,
  type KnownCompound,
  listClass,
} from "./compound-table.ts";
export { type ContentClass, isContentClass } from "./content-class.ts";
export type { Compound, Evidence, MealEvidence, Reference, ValueType } from "./evidence.ts";
export { createTotaller, type MealTotal, type Portion, roundAmount, totalMeal } from "./meal-total.ts";
export { type NutrientRow, nutrientRow, nutrientRowOf } from "./nutrient-row.ts";
