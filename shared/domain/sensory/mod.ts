export { profileFood } from "./food/profile-food.ts";
export { profileMeal } from "./meal/profile-meal.ts";
export type { FoodProfile, MealProfile } from "./profiles.ts";
export { type SensoryFood, sensoryCompoundIds } from "./sensory-food.ts";
export { type TasteDimension, tasteDimensions } from "./taste.ts";
