import type { Schemas } from "../../../../client/src/mod.ts";

/** A recipe; amounts for all servings before cooking, times in minutes. */
export type Recipe = Schemas["Recipe"];
export type Ingredient = Schemas["RecipeIngredient"];
/** An allergen with the ingredient that contains it. */
export type Allergen = Schemas["Allergen"];
/** A picture in the response, or at an address that expires. */
export type DishImage = Schemas["DishImage"];

/** A constraint with its value; `slack` is the distance to the limit. */
export type Verification = Schemas["Verification"];
/** A wish that the result does not meet. */
export type UnmetWish = Schemas["UnmetWish"] & { detail?: string };
