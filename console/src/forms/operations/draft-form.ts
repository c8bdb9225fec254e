import { ruleFields, wishFields } from "../dish-fields.ts";
import type { FormSpec } from "../form-spec.ts";

const shared = [...ruleFields, ...wishFields].map(({ name }) => name);

/** Draft: a recipe, and what to change in it. */
export const draftForm: FormSpec = {
  action: "Edit the recipe",
  modes: [
    {
      id: "parts",
      label: "Recipe in parts",
      adds: {},
      fields: ["recipe_title", "servings", "ingredients", "steps", "request_text", ...shared],
    },
    { id: "words", label: "All in words", adds: {}, fields: ["request_text", "servings", ...shared] },
  ],
  fields: [
    {
      name: "recipe_title",
      label: "Title",
      width: "half",
      isEssential: true,
      control: { kind: "text", placeholder: "Pancakes" },
    },
    {
      name: "servings",
      label: "Servings",
      width: "half",
      isEssential: true,
      control: { kind: "number", placeholder: "4" },
    },
    {
      name: "ingredients",
      label: "Ingredients",
      width: "half",
      hint: "One per line",
      isEssential: true,
      control: { kind: "lines", rows: 5, placeholder: "200 g flour\n300 ml milk\n2 eggs" },
    },
    {
      name: "steps",
      label: "Steps",
      width: "half",
      hint: "One per line",
      isEssential: true,
      control: { kind: "lines", rows: 5, placeholder: "Whisk flour, milk and eggs.\nFry in a hot pan." },
    },
    {
      name: "request_text",
      label: "What to change",
      hint: "Or the whole recipe with what to change, if the fields above are empty",
      isEssential: true,
      control: { kind: "text", rows: 2, most: 8000, placeholder: "make it vegan" },
    },
    ...ruleFields,
    ...wishFields,
  ],
  examples: [
    {
      label: "Vegan pancakes",
      body: {
        recipe_title: "Pancakes",
        servings: 4,
        ingredients: ["200 g flour", "300 ml milk", "2 eggs", "1 tbsp sugar", "a pinch of salt"],
        steps: ["Whisk flour, milk, eggs, sugar and salt.", "Fry in a hot pan."],
        diet: ["vegan"],
      },
    },
    {
      label: "Carbonara, less salt",
      body: {
        recipe_title: "Carbonara",
        servings: 4,
        ingredients: [
          "400 g spaghetti",
          "150 g guanciale",
          "4 eggs",
          "80 g pecorino",
          "1 tsp salt",
          "black pepper",
        ],
        steps: [
          "Cook the spaghetti in salted water.",
          "Fry the guanciale.",
          "Mix all with eggs and pecorino.",
        ],
        request_text: "less salt please",
        condition: ["hypertension"],
      },
    },
    {
      label: "Gluten-free brownies",
      body: {
        request_text:
          "Brownies for 12: 200 g dark chocolate, 150 g butter, 3 eggs, 200 g sugar, 100 g wheat flour. Melt chocolate and butter, stir in the rest, bake 25 minutes at 180 °C. Make them gluten-free.",
      },
    },
  ],
};
