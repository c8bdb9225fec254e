import * as z from "zod";
import type { OperationReference } from "../../shared/platform/http/mod.ts";
import { designRequest, designResult } from "./contract.ts";

const description = `
Designs recipes and meal plans under constraints, and proves that they are kept. Dishes come from a collection of
recipes, plans from a search over them; every figure is computed from the grams in the result.

All fields are optional, but the request must say what to design: by \`type\`, a text, preferences, or one of the counts. If a field
and the text disagree, the field takes precedence; what only the text says applies as well.

| field | default |
|---|---|
| \`type\` | what the text says; \`meal_plan\` with \`plan_days\` or \`meals_per_day\`; otherwise \`recipe\` |
| \`recipe_count\`, \`plan_days\`, \`meals_per_day\` | 1; 7; 3 |
| \`compound_filters[].scope\` | \`portion\` for recipes, \`day\` for plans |
| energy of a plan | 2,000 kcal a day, 2,500 for men, within a tenth, as an aim |
| \`language\` | English |

**Constraints are kept or the job fails**: diets, allergies, avoided foods, hard bounds of conditions, compound filters,
energy, time limits, requested foods. \`=\` means within 5 %. \`verification\` lists each with value, limit and slack.
A dish requested by name is that dish, or listed as unmet. Wishes (kind of dish, cuisine, taste, way of cooking) decide
between dishes. Every word and every entry that was not understood, cannot be had or loses against a field is listed in
\`unmet_wishes\`; a food to avoid that is not known is refused with its path.

**Plans** come near to the middle of their bounds, with usual shares of the macros and 1,500 to 2,300 mg of sodium a day
unless a bound or an aim says otherwise. A week has two or three breakfasts and seven or eight lunches and dinners: a
dinner that keeps is the lunch of the next day, as \`leftovers_of\` of that meal says. From Monday (day 1) to Friday
dishes are ready within 45 minutes. The text may say otherwise: "no leftovers", "different every day", "batch cook on
Sunday", "keeps for 3 days", "Ramadan", "16:8", "vegetarian on Monday", "for a family of four".

**If nothing fits**, the job is \`failed\` with \`validation_error\`. \`details.reason\` is \`infeasible\`, with a
smallest \`conflict\` of constraints and the smallest \`relaxation\` that helps, or \`not_found\`, with the \`nearest\`
plan.

A food without a figure counts with a bound, never as zero; \`complete\` is then false. The same request on the same
catalogue gives the same bytes. Plans are computed in steps; until then polls return \`meta.progress\`.

Results that rest on a condition have "General information, no medical advice" in \`notices\`. Pictures and other
languages need a deployment with a language model; without one the job completes anyway, with \`meta.image_status\`
\`failed\` and the warnings \`image_generation_failed\` and \`not_translated\`. No dish is invented.
`.trim();

const imageStatus = z.enum(["completed", "failed"]);

/** The operation in the API reference. */
export const reference: OperationReference = {
  summary: "Design recipes and meal plans under constraints",
  description,
  request: designRequest,
  result: designResult,
  meta: {
    polled: {
      image_status: imageStatus.optional().describe("Whether all requested pictures were drawn"),
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
      summary: "Two recipes within the bounds of a condition",
      body: {
        type: "recipe",
        recipe_count: 2,
        condition: "high blood pressure",
        avoided_foods: ["mushrooms"],
      },
    },
    {
      name: "plan-of-two-days",
      summary: "A plan with bounds on energy, and its shopping list",
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
      when: "A field is missing, unknown or invalid, a food to avoid is not known, the request does not say what to design, or a condition requires gender",
      body: { type: "recipe", condition: "iron deficiency" },
    },
  ],
  jobErrors: [
    {
      code: "validation_error",
      when: "No recipe of the collection meets the constraints, no plan that does was found, or the request shows signs of self-harm or purging: the message says where to turn",
      body: {
        type: "recipe",
        compound_filters: [
          { compound: "Protein", operator: ">=", threshold: 60, unit: "g" },
          { compound: "Energy", operator: "<=", threshold: 250, unit: "kcal" },
        ],
      },
    },
    {
      code: "service_unavailable",
      when: "The database did not respond in three attempts, or no worker took the job for a day",
    },
    { code: "internal_error", when: "The service failed in three attempts" },
  ],
  limits: {
    request_text: "8,000 characters",
    recipe_count: "1 to 10",
    plan_days: "1 to 14",
    meals_per_day: "1 to 6",
    daily_energy_kcal_min: "20,000 kcal; the same for daily_energy_kcal_max",
    compound_filters: "20",
    "diet, condition, preferences, restrictions, avoided_foods, sensory": "30 entries of 100 characters each",
    pictures: "for the first 10 dishes",
    body: "256 KB",
  },
};
