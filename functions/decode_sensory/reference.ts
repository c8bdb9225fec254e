import type { OperationReference } from "../../shared/http/operation-reference.ts";
import { sensoryRequest, sensoryResult } from "./contract.ts";

const description = `
Tells how a food or a meal tastes, smells and feels: eight tastes from 0 to 100, texture, mouthfeel and aroma in terms
of a fixed lexicon with a strength of 1 to 3.

\`sensoryOutput\` is \`per_food\`, \`whole_meal\` or \`per_food_and_whole_meal\`; without it both are told. With \`whole_meal\`,
\`items\` is empty.

**What a figure rests on.** Each intensity has a \`basis\`: \`composition\` is computed from what the catalogue knows of the
food, \`curated\` is a row of a table with its reason, \`rule\` the class of the food or its preparation. \`confidence\` is
from 0 to 1. An intensity is **null where nothing tells of it**; zero means that the taste is absent.

**Amounts.** \`quantity\` is in grams where the input told an amount, else null: tastes do not depend on it, but foods
weigh in a meal by their mass, a usual portion where none is told.

**Languages.** \`canonical_name\` and all terms are English. \`display_name\` is in \`food_output_language\` where the catalogue
or a language model names the food so; \`display_language\` says which language it is, and \`meta.warnings\` has
\`display_names_not_translated\` where one stayed English.

Input without food is a completed job with \`no_food_detected\`. Pictures and recordings are data URLs and need a language
model in the deployment, which names foods and rates nothing.
`.trim();

/** What the API reference says of the operation. */
export const reference: OperationReference = {
  summary: "Describe how food tastes, smells and feels",
  description,
  request: sensoryRequest,
  result: sensoryResult,
  examples: [
    {
      name: "one-food",
      summary: "One food, with its name in German",
      body: {
        foodText: "150 g grilled salmon",
        sensoryOutput: "per_food",
        food_output_language: "German",
      },
    },
    {
      name: "whole-meal",
      summary: "A meal as one, told by its foods",
      body: { foodText: "vanilla ice cream with hot espresso", sensoryOutput: "whole_meal" },
    },
    { name: "no-food", summary: "Words without food", body: { foodText: "the weather is nice today" } },
  ],
  errors: [
    {
      code: "validation_error",
      when: "A field is missing, unknown or wrong, or a file is no picture or recording",
      body: { foodText: "a lemon", sensoryOutput: "per_item" },
    },
    {
      code: "input_too_large",
      when: "The body is larger than 40 MB, or a medium larger or longer than its limit",
    },
    {
      code: "service_unavailable",
      when: "Media is sent and the deployment has no language model for its kind, or the database does not answer",
      body: { foodImage: "data:image/png;base64,iVBORw0KGgo=" },
    },
  ],
  jobErrors: [
    {
      code: "upstream_error",
      when: "The language model refused, failed, or gave an answer that does not fit",
    },
    { code: "upstream_timeout", when: "The language model answered too late" },
    {
      code: "service_unavailable",
      when: "The database or the storage of media did not answer, in three attempts",
    },
    { code: "internal_error", when: "The service failed, in three attempts" },
  ],
  limits: {
    foodText: "1,500 characters",
    picture: "8 MB, 50 million pixels",
    recording: "20 MB, 300 seconds",
    body: "40 MB",
  },
};
