import data from "../data/nutri-score.json" with { type: "json" };
import type { NutriScoreCategory } from "./nutri-score-category.ts";

/** A Nutri-Score class, A the best. */
export type NutriScoreClass = "A" | "B" | "C" | "D" | "E";

/** What Nutri-Score counts, per 100 g. */
export type NutriScoreInput = {
  readonly category: NutriScoreCategory;
  readonly energyKilojoules: number;
  readonly sugarsGrams: number;
  readonly saturatedFatGrams: number;
  readonly saltGrams: number;
  readonly proteinGrams: number;
  readonly fibreGrams: number;
  readonly fatGrams: number;
  readonly fruitPercent: number;
  readonly hasSweetener: boolean;
};

/** Salt is stated as 2.5 times sodium. */
export const saltPerSodium = data.saltPerSodium;
/** kJ in a kcal. */
export const kilojoulesPerKcal = 4.184;

const { solid, beverage, fat } = data;
const classes: readonly NutriScoreClass[] = ["A", "B", "C", "D", "E"];

/** The points of a food, -17 to 55: those of energy, sugars, saturated fat and salt less those of fibre, protein and fruit. */
export function countPoints(input: NutriScoreInput): number {
  const negative = countNegative(input);
  const isDrink = isBeverage(input.category);
  const fruit =
    (isDrink ? beverage.fruitPoints : solid.fruitPoints)[exceed(solid.fruitPercent, input.fruitPercent)] ?? 0;
  const protein = countsProtein(input.category, negative) ? countProtein(input) : 0;
  return negative - exceed(solid.fibreGrams, input.fibreGrams) - fruit - protein;
}

/** The class of a food's points. Of the beverages only water is an A. */
export function classOfPoints(points: number, category: NutriScoreCategory): NutriScoreClass {
  if (category === "water") return "A";
  const bounds =
    category === "fat"
      ? data.classes.fat
      : isBeverage(category)
        ? data.classes.beverage
        : data.classes.general;
  return classes[bounds.filter((bound) => points > bound).length] ?? "E";
}

function countNegative(input: NutriScoreInput): number {
  const salt = exceed(solid.saltGrams, input.saltGrams);
  if (input.category === "fat") {
    const energy = exceed(fat.saturatedEnergyKilojoules, input.saturatedFatGrams * data.kilojoulesPerGramFat);
    return energy + exceed(solid.sugarsGrams, input.sugarsGrams) + countSaturatedShare(input) + salt;
  }
  const table = isBeverage(input.category) ? beverage : solid;
  const sweetener = input.hasSweetener && isBeverage(input.category) ? beverage.sweetenerPoints : 0;
  const energy = exceed(table.energyKilojoules, input.energyKilojoules);
  const saturated = exceed(solid.saturatedFatGrams, input.saturatedFatGrams);
  return energy + exceed(table.sugarsGrams, input.sugarsGrams) + saturated + salt + sweetener;
}

/** The share of saturated fat counts from its threshold on, not above it. */
function countSaturatedShare({ saturatedFatGrams, fatGrams }: NutriScoreInput): number {
  const percent = fatGrams > 0 ? (100 * saturatedFatGrams) / fatGrams : 0;
  return fat.saturatedSharePercent.filter((threshold) => percent >= threshold).length;
}

function countProtein({ category, proteinGrams }: NutriScoreInput): number {
  if (isBeverage(category)) return exceed(beverage.proteinGrams, proteinGrams);
  const points = exceed(solid.proteinGrams, proteinGrams);
  return category === "red_meat" ? Math.min(data.redMeatProteinMax, points) : points;
}

function countsProtein(category: NutriScoreCategory, negative: number): boolean {
  if (category === "cheese" || isBeverage(category)) return true;
  return negative < (category === "fat" ? data.proteinLimit.fat : data.proteinLimit.general);
}

function isBeverage(category: NutriScoreCategory): boolean {
  return category === "beverage" || category === "water";
}

function exceed(thresholds: readonly number[], figure: number): number {
  return thresholds.filter((threshold) => figure > threshold).length;
}
