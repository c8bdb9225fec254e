import type { Schemas } from "../../../../client/src/mod.ts";

/** A recipe; amounts for all servings before cooking, times in minutes. */
export type Recipe = Schemas["Recipe"];
export type Ingredient = Schemas["RecipeIngredient"];
/** An allergen with the ingredient that brings it. */
export type Allergen = Schemas["Allergen"];
/** A picture in the answer, or at an address that expires. */
export type DishImage = Schemas["DishImage"];
