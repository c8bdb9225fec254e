import data from "../data/nutri-score.json" with { type: "json" };
import type { FoodFacts } from "../food-facts.ts";
import { splitTerms } from "../kinds/split-terms.ts";

/** The kind of rule a food falls under; `none` for what has no Nutri-Score: alcohol, spices, baby food. */
export type NutriScoreCategory = "general" | "red_meat" | "cheese" | "fat" | "beverage" | "water" | "none";

const groups = data.groups;
const categories = new Map<string, NutriScoreCategory>([
  ...groups.water.map((group) => [group, "water"] as const),
  ...groups.none.map((group) => [group, "none"] as const),
  ...groups.beverage.map((group) => [group, "beverage"] as const),
  ...groups.cheese.map((group) => [group, "cheese"] as const),
  ...groups.fat.map((group) => [group, "fat"] as const),
  ...groups.redMeat.map((group) => [group, "red_meat"] as const),
]);
const dairyGroup = "Dairy and Egg Products";
const dressingGroup = "Salad dressings and vegetable oils";
const fruitGroup = "Fruits and Fruit Juices";

/** The Nutri-Score category of a catalogue food by its group; groups that mix categories are stated apart by name. */
export function findNutriScoreCategory({ name, foodGroup }: FoodFacts): NutriScoreCategory {
  const [head = ""] = splitTerms(name);
  if (foodGroup === dairyGroup && head === "cheese") return "cheese";
  if (foodGroup === dairyGroup && head === "butter") return "fat";
  if (foodGroup === dairyGroup && head === "milk" && !splitTerms(name).includes("dry")) return "beverage";
  if (foodGroup === dressingGroup && splitTerms(name).includes("oil")) return "fat";
  if (foodGroup === fruitGroup && splitTerms(name).includes("juice")) return "beverage";
  const category = categories.get(foodGroup ?? "") ?? "general";
  return category === "beverage" && head === "water" ? "water" : category;
}
