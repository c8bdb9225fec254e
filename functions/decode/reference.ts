import * as z from "zod";
import { readFood, readingMeta } from "../../shared/domain/intake/mod.ts";
import type { OperationReference } from "../../shared/platform/http/mod.ts";
import { decodeRequest, decodeResult } from "./contract.ts";
import { decodeErrors, decodeJobErrors } from "./reference-errors.ts";

const description = `
Recognises the foods of a meal and returns what the whole meal contains, one row per compound. Every number comes from
published composition data.

**Input.** \`structured\` takes \`items\` as they are; \`unstructured\` takes text, pictures and recordings of what was
eaten and what was left over. The key must permit the mode. Its content tier (\`macros\`, \`micros\`, \`molecular\`)
determines which compounds are returned; a filter narrows them and never adds any.

**Amounts.** If the input has no amount for an item, the food's usual portion is used. A food that is not in the
catalogue is still listed, as \`unresolved\`, with 100 g if the input has no amount.

**How to read a row.** Values are for the whole meal. Each number has a type: \`quantified\` is a single source value,
\`calculated\` is derived or combined, \`less_than\` and \`greater_than\` are bounds, \`trace\` and \`unquantified\`
mean present without an amount. Minimum and maximum are the spread of the evidence, not confidence intervals.

**Unknown is not zero.** \`incomplete\` is true if an item has no evidence for the compound or is unresolved: the value
is then the sum of the others, without bounds. A compound without any evidence has no row. \`measurement_value\` null
means that there is no number.

\`provenance\` is \`interpolation\` if a part was taken from related foods. \`references\` lists the sources of each
number. \`confidence\` is always null. The same input and \`meta.catalogue_release\` give the same bytes, as long as no
model took part.

**What was understood.** \`meta.items\` lists the words that each item comes from, whether its amount was stated, how
well the food matches, and the nearest foods if the match is uncertain. \`meta.unread\` lists words that may name food
but belong to no item; \`meta.warnings\` then has \`text_not_fully_read\`. Both are stored and erased with the result,
and omitted from a poll with \`include_result=false\`.

Text without food gives a completed job with \`no_food_detected\`. Pictures and recordings need a deployment with a
language model, which names foods and amounts; no figure ever comes from it.
`.trim();

const filter = { compound_identifier_names: ["Protein"] };

/** The operation in the API reference. */
export const reference: OperationReference = {
  summary: "Analyse what a meal contains",
  description,
  request: decodeRequest,
  result: decodeResult,
  hasOneBodyCode: true,
  meta: {
    polled: {
      items: z
        .array(
          readFood
            .extend({
              energy_kcal: z.number().optional().describe("Energy of the item; absent without evidence"),
            })
            .meta({ id: "ReadItem" }),
        )
        .optional()
        .describe("How each item was understood, in the order of `result.items`"),
      ...readingMeta,
    },
  },
  examples: [
    {
      name: "breakfast",
      summary: "A meal as text, one compound selected by name",
      body: {
        input_mode: "unstructured",
        foodText: "2 scrambled eggs, a slice of whole wheat toast and a cup of orange juice",
        ...filter,
      },
    },
    {
      name: "items",
      summary: "Structured items, compounds selected by id",
      body: {
        input_mode: "structured",
        items: [
          { canonical_name: "chicken breast", quantity: 0.15, unit: "kg", attributes: ["skinless", "raw"] },
          { canonical_name: "coffee", quantity: 200, unit: "g", brand: null },
        ],
        compound_identifier_ids: [1057, "1093"],
      },
    },
    {
      name: "incomplete",
      summary: "A meal with a food that is not in the catalogue",
      body: {
        input_mode: "structured",
        items: [
          { canonical_name: "banana", quantity: 118, unit: "g" },
          { canonical_name: "dragon scale", quantity: 50, unit: "g" },
        ],
        ...filter,
      },
    },
    {
      name: "all-compounds",
      summary: "A meal without a filter: every compound in the tier of the key",
      body: { input_mode: "unstructured", foodText: "150 g of cooked white rice and two boiled eggs" },
    },
  ],
  errors: decodeErrors,
  jobErrors: decodeJobErrors,
  limits: {
    foodText: "1,500 characters",
    items: "1 to 25",
    "items[].canonical_name": "200 characters; the same for brand",
    "items[].quantity": "above 0, up to 100 kg",
    "items[].attributes": "10 of 100 characters each",
    "compound_identifier_ids, compound_identifier_names": "1,000 entries each",
    attachments: "10",
    pictures: "5 in all, 8 MB and 50 million pixels each",
    recordings: "2 in all, 20 MB and 300 seconds each",
    media: "24 MB inline, 32 MB in all",
    body: "40 MB",
  },
};
