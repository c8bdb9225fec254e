import * as z from "zod";
import type { OperationReference } from "../../shared/http/operation-reference.ts";
import { designRequest, designResult } from "./contract.ts";

const description = `
Makes recipes and meal plans that keep to what is asked, and proves it. Dishes come from a collection of recipes, plans
from a search over them; every figure is computed from the grams that are shown.

All fields are optional, but something must say what to design: \`type\`, a text, or one of the counts. Where a field and
the text disagree the field wins; what only the text says holds as well.

| left out | assumed |
|---|---|
| \`type\` | what the text says; \`meal_plan\` with \`plan_days\` or \`meals_per_day\`; else \`recipe\` |
| \`recipe_count\`, \`plan_days\`, \`meals_per_day\` | 1; 7; 3 |
| \`compound_filters[].scope\` | \`portion\` for recipes, \`day\` for plans |
| energy of a plan | 2,000 kcal a day, 2,500 for men, within a tenth, as an aim |
| \`language\` | English |

**Constraints are kept or the job fails**: diets, allergies, avoided foods, hard bounds of conditions, compound filters,
energy, a time, foods that are asked for. \`=\` means within 5 %. \`verification\` has each with value, limit and slack.
Wishes (kind of dish, cuisine, taste) decide between dishes; those that none meets stand in \`unmet_wishes\`.

**When nothing fits**, the job is \`failed\` with \`validation_error\`. \`details.reason\` is \`infeasible\`, with a smallest
\`conflict\` of constraints and the least \`relaxation\` that helps, or \`not_found\`, with the \`nearest\` plan.

A food without a figure is counted with a bound, never as zero; \`complete\` is then false. The same request on the same
catalogue gives the same bytes. Plans are worked on in steps: a poll meanwhile shows \`meta.progress\`.

Answers that rest on a condition carry "General information, no medical advice" in \`notices\`. Pictures and other
languages need a language model in the deployment; without it the job completes all the same, with
\`meta.image_status\` \`failed\` and the warnings \`image_generation_failed\` and \`not_translated\`. No dish is invented.
`.trim();

const imageStatus = z.enum(["completed", "failed"]);

/** What the API reference says of the operation. */
export const reference: OperationReference = {
  summary: "Design recipes and meal plans under constraints",
  description,
  request: designRequest,
  result: designResult,
  meta: {
    polled: {
      image_status: imageStatus.optional().describe("Whether all pictures that were asked for were drawn"),
    },
  },
  examples: [
    {
      name: "recipe-with-protein",
      summary: "A vegan dinner under three constraints",
      body: {
        request_text: "a dinner with chickpeas in at most 40 minutes",
        diet: "vegan",
        compound_filters: [{ compound: "Protein", operator: ">=", threshold: 25, unit: "g" }],
      },
    },
    {
      name: "recipes-for-a-condition",
      summary: "Two recipes with the bounds of a condition",
      body: {
        type: "recipe",
        recipe_count: 2,
        condition: "high blood pressure",
        avoided_foods: ["mushrooms"],
      },
    },
    {
      name: "plan-of-two-days",
      summary: "A plan within bounds of energy, with its shopping list",
      body: {
        type: "meal_plan",
        plan_days: 2,
        meals_per_day: 3,
        diet: "pescatarian",
        daily_energy_kcal_min: 1900,
        daily_energy_kcal_max: 2100,
      },
    },
  ],
  errors: [
    {
      code: "validation_error",
      when: "A field is missing, unknown or wrong, nothing says what to design, or a condition needs gender",
      body: { type: "recipe", condition: "iron deficiency" },
    },
  ],
  jobErrors: [
    {
      code: "validation_error",
      when: "Nothing of the collection meets the constraints, or no plan was found that does",
      body: {
        type: "recipe",
        compound_filters: [
          { compound: "Protein", operator: ">=", threshold: 60, unit: "g" },
          { compound: "Energy", operator: "<=", threshold: 250, unit: "kcal" },
        ],
      },
    },
    { code: "service_unavailable", when: "The database did not answer, in three attempts" },
    { code: "internal_error", when: "The service failed, in three attempts" },
  ],
  limits: {
    request_text: "8,000 characters",
    recipe_count: "1 to 10",
    plan_days: "1 to 14",
    meals_per_day: "1 to 6",
    daily_energy_kcal_min: "20,000 kcal, as of daily_energy_kcal_max",
    compound_filters: "20",
    "diet, condition, preferences, restrictions, avoided_foods, sensory": "30 entries of 100 characters each",
    pictures: "of the first 10 dishes",
    body: "256 KB",
  },
};
