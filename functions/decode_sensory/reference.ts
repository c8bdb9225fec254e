import * as z from "zod";
import { readFood, readingMeta } from "../../shared/domain/intake/mod.ts";
import type { OperationReference } from "../../shared/platform/http/mod.ts";
import { sensoryRequest, sensoryResult } from "./contract.ts";

const description = `
Describes how a food or a meal tastes, smells and feels: eight tastes from 0 to 100; texture, mouthfeel and aroma as
terms of a fixed lexicon with a strength of 1 to 3.

\`sensoryOutput\` is \`per_food\`, \`whole_meal\` or \`per_food_and_whole_meal\` (the default). With \`whole_meal\`,
\`items\` is empty.

**What a figure rests on.** Each intensity has a \`basis\`: \`composition\` is computed from the food's composition in
the catalogue, \`curated\` is a row of a table with its reason, \`rule\` follows from the class of the food or its
preparation. \`confidence\` is from 0 to 1. An intensity is **null if there is no evidence**; zero means that the taste
is absent.

**Amounts.** \`quantity\` is in grams if the input has an amount, otherwise null. Tastes of a food do not depend on it,
but foods are weighted in a meal by mass, with a usual portion where the input has no amount.

**Languages.** \`canonical_name\` and all terms are English. \`display_name\` is in \`food_output_language\` if the
catalogue or a language model has the name in that language. \`display_language\` states the language, and
\`meta.warnings\` has \`display_names_not_translated\` if a name stayed English.

**What was understood.** \`meta.items\` lists the words that each food comes from, how well it matches, and the nearest
foods if the match is uncertain. \`meta.unread\` lists words that may name food but belong to none; \`meta.warnings\`
then has \`text_not_fully_read\`.

Input without food gives a completed job with \`no_food_detected\`. Pictures and recordings are data URLs and need a
deployment with a language model, which names foods and rates nothing.
`.trim();

/** The operation in the API reference. */
export const reference: OperationReference = {
  summary: "Describe how food tastes, smells and feels",
  description,
  request: sensoryRequest,
  result: sensoryResult,
  meta: {
    polled: {
      items: z.array(readFood).optional().describe("How each food was understood, in the order of the input"),
      ...readingMeta,
    },
  },
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
      summary: "A whole meal, from its foods",
      body: { foodText: "vanilla ice cream with hot espresso", sensoryOutput: "whole_meal" },
    },
    { name: "no-food", summary: "Text without food", body: { foodText: "the weather is nice today" } },
  ],
  errors: [
    {
      code: "validation_error",
      when: "A field is missing, unknown or invalid, or a file is not a picture or recording",
      body: { foodText: "a lemon", sensoryOutput: "per_item" },
    },
    {
      code: "input_too_large",
      when: "The body is larger than 40 MB, or a file is larger or longer than its limit",
    },
    {
      code: "service_unavailable",
      when: "Media is sent and the deployment has no language model for it, or the database does not respond",
      body: { foodImage: "data:image/png;base64,iVBORw0KGgo=" },
    },
  ],
  jobErrors: [
    {
      code: "upstream_error",
      when: "The language model refused, failed, or returned a response that does not match the schema",
    },
    { code: "upstream_timeout", when: "The language model did not respond in time" },
    {
      code: "rate_limited",
      when: "The key used its last attempt at the language model of this hour after the job was accepted",
    },
    {
      code: "service_unavailable",
      when: "The database or the media storage did not respond in three attempts, or no worker took the job for a day",
    },
    { code: "internal_error", when: "The service failed in three attempts" },
  ],
  limits: {
    foodText: "1,500 characters",
    picture: "8 MB, 50 million pixels",
    recording: "20 MB, 300 seconds",
    body: "40 MB",
  },
};
