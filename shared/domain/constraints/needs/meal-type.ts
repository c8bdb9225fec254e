/** The meals a text can name. */
export type MealType = "breakfast" | "lunch" | "dinner" | "snack" | "dessert" | "drink";
