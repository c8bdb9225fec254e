import type { OperationReference } from "../../shared/http/operation-reference.ts";
import { decodeRequest, decodeResult } from "./contract.ts";
import { decodeErrors, decodeJobErrors } from "./reference-errors.ts";

const description = `
Recognises the foods of a meal and tells what the whole meal contains, one row for each compound. Every number comes from
published composition data.

**Input.** \`structured\` takes \`items\` as they are; \`unstructured\` takes words, pictures and recordings, which say what was
eaten and what was left. The key must permit the mode. Its content tier (\`macros\`, \`micros\`, \`molecular\`) decides which
compounds are told; a filter narrows them and never adds any.

**Amounts.** Without words for it, an item has the food's usual portion. Food that no entry matches is still listed, as
\`unresolved\`, with 100 g where no amount is told either.

**How to read a row.** Values are of the whole meal. Each number is read with its type: \`quantified\` is one source
point, \`calculated\` is derived or combined, \`less_than\` and \`greater_than\` are bounds, \`trace\` and \`unquantified\` are
present without an amount. Minimum and maximum are the spread of the evidence, not confidence intervals.

**Unknown is not zero.** \`incomplete\` is true where an item has no evidence for the compound or is unresolved: the value
is what the others sum to, and there are no bounds. A compound without any evidence has no row. \`measurement_value\` null
means that there is no number.

\`provenance\` is \`interpolation\` where a part was taken from related foods. \`references\` name the sources of each number.
\`confidence\` is always null. The same input and \`meta.catalogue_release\` give the same bytes wherever no model took part.

Words without food give a completed job with \`no_food_detected\`. Pictures and recordings need a language model in the
deployment, which names foods and amounts; no figure ever comes from it.
`.trim();

const filter = { compound_identifier_names: ["Protein"] };

/** What the API reference says of the operation. */
export const reference: OperationReference = {
  summary: "Analyse what a meal contains",
  description,
  request: decodeRequest,
  result: decodeResult,
  examples: [
    {
      name: "breakfast",
      summary: "A meal in words, one compound by its name",
      body: {
        input_mode: "unstructured",
        foodText: "2 scrambled eggs, a slice of whole wheat toast and a cup of orange juice",
        ...filter,
      },
    },
    {
      name: "items",
      summary: "Structured items, compounds by their ids",
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
      summary: "A meal with a food that the catalogue does not have",
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
      summary: "A meal without a filter: all that the tier of the key allows",
      body: { input_mode: "unstructured", foodText: "150 g of cooked white rice and two boiled eggs" },
    },
  ],
  errors: decodeErrors,
  jobErrors: decodeJobErrors,
  limits: {
    foodText: "1,500 characters",
    items: "1 to 25",
    "items[].canonical_name": "200 characters, as of brand",
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
