export {
  type AllergenRow,
  allergenRows,
  citations,
  notices,
  type ShownIngredient,
  type ShownRecipe,
  shownRecipe,
  unmetWishes,
} from "./dish-contract.ts";
export { languageField } from "./language/language-field.ts";
export { type DisplayName, localiseNames, type NamedFood } from "./language/localise-names.ts";
export { createTranslator } from "./language/translator.ts";
export { showPictures } from "./picture/show-pictures.ts";
export { erasePictures, imageDeliveryField } from "./picture/stored-pictures.ts";
export { presentRecipes } from "./present-recipes.ts";
export { createNutritionSum, listPortions, type NutritionSum } from "./sum-nutrition.ts";
