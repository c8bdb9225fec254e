import * as z from "zod";
import type { OperationReference } from "../../shared/http/operation-reference.ts";
import { draftRequest, draftResult } from "./contract.ts";

const description = `
Edits a recipe under control: changes what must change, leaves the rest, and shows line by line what the edits do to
nutrients, allergens and taste.

**The source** is a title and ingredients, in fields or in \`request_text\`; fields win. A source without title or without
ingredients gives a **completed** job with \`final_recipe\` null and \`validation_issues\`. Nothing is invented in their
place.

**What is assumed stands in \`warnings\`**: a usual amount where a line tells none ("salt to taste"), one serving for every
600 kcal where servings are not told. A food that the catalogue lacks stays, without figures; rows are then \`incomplete\`,
which is not zero.

**Edits**, in this order: swaps that were asked for; what a diet, condition, allergy or avoided food rules out, hidden
carriers included; aims and tastes; \`compound_filters\`, for one portion; servings. Each change is a diff with its line,
reason and role. Steps are rewritten and name no food that was removed.

The final recipe holds no food that a rule surely leaves out. A bound that no fair edit meets does **not** fail the job:
its row in \`verification\` has \`satisfied\` false, and \`unmet_wishes\` names it.

\`nutrient_change\` is of one portion; its bounds are those of the lines that changed. Answers that rest on a condition
carry "General information, no medical advice" in \`notices\`.

Pictures and other languages need a language model in the deployment. A picture that cannot be drawn fails nothing:
\`meta.image_status\` is then \`failed\`, with the warning \`image_generation_failed\`.
`.trim();

/** What the API reference says of the operation. */
export const reference: OperationReference = {
  summary: "Edit a recipe to diets, bounds and tastes",
  description,
  request: draftRequest,
  result: draftResult,
  meta: {
    polled: {
      attempts: z.number().int().nonnegative().describe("Attempts at the job so far"),
      image_status: z
        .enum(["completed", "failed"])
        .optional()
        .describe("Whether the picture that was asked for was drawn"),
    },
  },
  examples: [
    {
      name: "vegan-pancakes",
      summary: "A recipe in fields, made vegan",
      body: {
        recipe_title: "Pancakes",
        servings: 4,
        ingredients: ["200 g flour", "300 ml milk", "2 eggs"],
        steps: ["Whisk flour, milk and eggs.", "Fry in a hot pan."],
        diet: "vegan",
      },
    },
    {
      name: "less-sodium",
      summary: "A recipe in words, with a swap and a bound on a portion",
      body: {
        request_text:
          "Tomato soup for 2\n\nIngredients:\n500 g tomatoes\n1 onion\n2 tbsp butter\n400 ml vegetable broth\n1 tsp salt\n\nSwap the butter for olive oil",
        compound_filters: [{ compound: "Sodium", operator: "<=", threshold: 800, unit: "mg" }],
      },
    },
    {
      name: "incomplete-source",
      summary: "A request that does not tell the recipe",
      body: { request_text: "make my lasagne vegetarian" },
    },
  ],
  errors: [
    {
      code: "validation_error",
      when: "A field is missing, unknown or wrong, no field tells of a recipe, or a condition needs gender",
      body: { diet: "vegan" },
    },
  ],
  jobErrors: [
    { code: "service_unavailable", when: "The database did not answer, in three attempts" },
    { code: "internal_error", when: "The service failed, in three attempts" },
  ],
  limits: {
    request_text: "8,000 characters",
    recipe_title: "200 characters",
    ingredients: "1 to 100 lines of 500 characters, or of a name of 200 characters and up to 100,000 units",
    steps: "100 of 2,000 characters",
    servings: "100",
    compound_filters: "20",
    "diet, condition, preferences, restrictions, avoided_foods, sensory": "30 entries of 100 characters each",
    body: "256 KB",
  },
};
