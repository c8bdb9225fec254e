import * as z from "zod";
import type { OperationReference } from "../../shared/platform/http/mod.ts";
import { draftRequest, draftResult } from "./contract.ts";

const description = `
Edits a recipe: changes what must change, leaves the rest, and returns line by line what the edits do to nutrients,
allergens and taste.

**The source** is a title and ingredients, in fields or in \`request_text\`; fields take precedence. A source without
title or ingredients gives a **completed** job with \`final_recipe\` null and \`validation_issues\`. Nothing is invented
in their place.

**Assumptions are listed in \`warnings\`**: a usual amount for a line without one ("salt to taste"), one serving per 600
kcal if the number of servings is missing. A food that is not in the catalogue stays, without figures; rows are then
\`incomplete\`, which is not zero.

**Edits**, in this order: parts to leave out; requested swaps; foods excluded by a diet, condition, allergy or avoided
food, hidden carriers included; additions; aims and tastes; \`compound_filters\`, for one portion; more or less of an
ingredient; the cooking method; servings. Aims such as "half the fat" are measured against the source. Each change is a
diff with its line, reason and role. Title and steps are rewritten and do not name removed foods.

The final recipe contains no food that a rule certainly excludes. A bound that no reasonable edit meets does **not**
fail the job: its row in \`verification\` has \`satisfied\` and \`hard\` false, and \`unmet_wishes\` names it.

**Nothing is dropped silently**: \`unmet_wishes\` lists each word of the request that no edit used (\`not_understood\`),
what cannot be done (\`not_possible\`) and what a field overrules (\`conflicts\`): fields take precedence over the text. An
entry of \`avoided_foods\` or \`restrictions\` that names no known food is a 400 with its path; names may be English,
German, French, Italian or Spanish.

\`nutrient_change\` is for one portion; its bounds come from the lines that changed. Results that rest on a condition
have "General information, no medical advice" in \`notices\`.

Pictures and other languages need a deployment with a language model. A picture that cannot be drawn does not fail the
job: \`meta.image_status\` is then \`failed\`, with the warning \`image_generation_failed\`.
`.trim();

/** The operation in the API reference. */
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
        .describe("Whether the requested picture was drawn"),
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
      summary: "A recipe as text, with a swap and a bound for one portion",
      body: {
        request_text:
          "Tomato soup for 2\n\nIngredients:\n500 g tomatoes\n1 onion\n2 tbsp butter\n400 ml vegetable broth\n1 tsp salt\n\nSwap the butter for olive oil",
        compound_filters: [{ compound: "Sodium", operator: "<=", threshold: 800, unit: "mg" }],
      },
    },
    {
      name: "incomplete-source",
      summary: "A request without the recipe",
      body: { request_text: "make my lasagne vegetarian" },
    },
  ],
  errors: [
    {
      code: "validation_error",
      when: "A field is missing, unknown or invalid, no field has a recipe, a food to avoid is not known, or a condition requires gender",
      body: { diet: "vegan" },
    },
  ],
  jobErrors: [
    {
      code: "validation_error",
      when: "The request shows signs of self-harm or purging; the message says where to turn",
    },
    {
      code: "service_unavailable",
      when: "The database did not respond in three attempts, or no worker took the job for a day",
    },
    { code: "internal_error", when: "The service failed in three attempts" },
  ],
  limits: {
    request_text: "8,000 characters",
    recipe_title: "200 characters",
    ingredients:
      "1 to 100 lines of 500 characters, or names of 200 characters with a quantity of up to 100,000",
    steps: "100 of 2,000 characters each",
    servings: "100",
    compound_filters: "20",
    "diet, condition, preferences, restrictions, avoided_foods, sensory": "30 entries of 100 characters each",
    body: "256 KB",
  },
};
