import * as z from "zod";
import { nutrientRowOf } from "../../shared/dishes/nutrient-row.ts";
import { attachmentsField, mediaField } from "../../shared/http/media-field.ts";
import { requireOneOf } from "../../shared/http/require-one-of.ts";
import { filledText, textOfAtMost } from "../../shared/http/text-field.ts";
import { characters } from "../../shared/kernel/characters.ts";

const LIMITS = {
  foodText: 1_500,
  items: 25,
  name: 200,
  attributes: 10,
  attribute: 100,
  quantityGrams: 100_000,
  filter: 1_000,
} as const;

/** Members that hold media: URLs or data URLs. */
const MEDIA_FIELDS = ["foodImage", "foodVoice", "attachments", "foodImageRemaining"] as const;

const GRAMS_PER_UNIT = { mg: 0.001, g: 1, kg: 1000 } as const;

/** More of one food than there may be, told in each unit. */
const excessiveQuantity = Object.entries(GRAMS_PER_UNIT).map(([unit, grams]) => ({
  properties: { unit: { const: unit }, quantity: { exclusiveMinimum: LIMITS.quantityGrams / grams } },
}));

const attribute = filledText
  .refine((text) => characters(text) <= LIMITS.attribute, {
    message: `must have at most ${LIMITS.attribute} characters`,
    params: { code: "food_attribute_too_long" },
  })
  .meta({ maxLength: LIMITS.attribute });

const structuredItem = z
  .strictObject({
    canonical_name: filledText
      .refine((name) => characters(name) <= LIMITS.name, {
        message: `must have at most ${LIMITS.name} characters`,
        params: { code: "food_name_too_long" },
      })
      .meta({ maxLength: LIMITS.name, description: "What the food is called" }),
    quantity: z
      .custom<number>((value) => typeof value === "number" && value > 0, {
        message: "must be a positive number",
        params: { code: "invalid_food_quantity" },
      })
      .meta({ type: "number", exclusiveMinimum: 0, description: "In `unit`, at most 100 kg" }),
    unit: z.enum(["mg", "g", "kg"]),
    brand: textOfAtMost(LIMITS.name).describe("Prefers foods of this brand").nullish(),
    attributes: z
      .array(attribute)
      .refine((attributes) => attributes.length <= LIMITS.attributes, {
        message: `must have at most ${LIMITS.attributes} entries`,
        params: { code: "food_attributes_limit_exceeded" },
      })
      .meta({ maxItems: LIMITS.attributes, description: 'What tells the food apart: "raw", "skinless"' })
      .optional(),
  })
  .refine((item) => itemGrams(item) <= LIMITS.quantityGrams, {
    message: `must be at most ${LIMITS.quantityGrams / 1000} kg`,
    path: ["quantity"],
    params: { code: "food_quantity_exceeded" },
  })
  .meta({ id: "StructuredItem", not: { anyOf: excessiveQuantity } });

const compoundId = z
  .union(
    [
      z.number().int().positive(),
      z
        .string()
        .regex(/^[1-9]\d{0,15}$/)
        .transform(Number),
    ],
    { error: "must be a positive integer, as a number or in digits" },
  )
  .pipe(z.number().max(Number.MAX_SAFE_INTEGER));

/** Request: exactly one mode, `items` for structured, text or media for unstructured; filters for both. */
export const decodeRequest = z
  .strictObject({
    input_mode: z.enum(["structured", "unstructured"]).describe("One of those that the key permits"),
    foodText: filledText
      .refine((text) => characters(text) <= LIMITS.foodText, {
        message: `must have at most ${LIMITS.foodText} characters`,
        params: { code: "food_text_too_long" },
      })
      .meta({ maxLength: LIMITS.foodText, description: "What was eaten, and what remained" })
      .optional(),
    foodImage: mediaField.describe("Picture of the meal, a data URL or http(s) address").optional(),
    foodVoice: mediaField.describe("Recording about the meal, a data URL or http(s) address").optional(),
    attachments: attachmentsField.optional(),
    foodImageRemaining: mediaField
      .describe("Picture of what remained, a data URL or http(s) address; beside another input")
      .optional(),
    items: z
      .array(structuredItem)
      .min(1)
      .refine((items) => items.length <= LIMITS.items, {
        message: `must have at most ${LIMITS.items} entries`,
        params: { code: "structured_items_limit_exceeded" },
      })
      .meta({ maxItems: LIMITS.items, description: "The foods, in structured mode" })
      .optional(),
    compound_identifier_ids: z
      .array(compoundId)
      .max(LIMITS.filter)
      .describe("Only these compounds, with those of the names; empty filters nothing")
      .optional(),
    compound_identifier_names: z
      .array(z.string().min(1))
      .max(LIMITS.filter)
      .describe("Only these compounds, by their exact names in the catalogue, with those of the ids")
      .optional(),
  })
  .superRefine((body, context) => {
    const problem = findModeProblem(body);
    if (problem) context.addIssue({ code: "custom", ...problem });
  })
  .meta({ id: "DecodeRequest", ...modeRules() });
export type DecodeRequest = z.infer<typeof decodeRequest>;

/** A structured item of a request. */
export type StructuredItem = z.infer<typeof structuredItem>;

const outputItem = z
  .strictObject({
    item_id: z.number().int().positive().describe("Place in the meal, from 1"),
    canonical_name: z.string().describe("The catalogue's name; of an unresolved food the name that was told"),
    brand: z.string().nullable().describe("As it was told"),
    attributes: z.array(z.string()).describe("As they were told, and what had to be assumed"),
    quantity_g: z.number().describe("Mass in grams"),
    status: z.enum(["matched", "unresolved"]).describe("Unresolved where the catalogue has no such food"),
  })
  .meta({ id: "DecodedItem" });
/** A normalised food of the meal; `item_id` is its 1-based place. */
export type OutputItem = z.infer<typeof outputItem>;

const totalRow = nutrientRowOf(
  z
    .strictObject({
      id: z.number().int().describe("The same in every answer"),
      citation: z.string().describe("The publication or database"),
    })
    .meta({ id: "Reference" }),
).meta({ id: "MolecularTotal", description: "What the whole meal has of one compound" });

/** Result: the foods found and one row a compound for the whole meal. */
export const decodeResult = z
  .strictObject({
    type: z.enum(["food_detected", "no_food_detected"]),
    items: z.array(outputItem).describe("The foods of the meal, in the order in which they are told"),
    molecular_analysis: z
      .array(totalRow)
      .describe("One row for each compound of which at least one food has evidence"),
  })
  .meta({ id: "DecodeResult" });
export type DecodeResult = z.infer<typeof decodeResult>;

/** Grams of a structured item. */
export function itemGrams({
  quantity,
  unit,
}: {
  quantity: number;
  unit: keyof typeof GRAMS_PER_UNIT;
}): number {
  return quantity * GRAMS_PER_UNIT[unit];
}

/** What {@link findModeProblem} holds, as JSON Schema. */
function modeRules() {
  const fields = ["foodText", ...MEDIA_FIELDS] as const;
  const inputs = fields.filter((field) => field !== "foodImageRemaining");
  const structured = Object.fromEntries(fields.map((field) => [field, false]));
  return {
    oneOf: [
      { properties: { input_mode: { const: "structured" }, ...structured }, required: ["items"] },
      {
        properties: { input_mode: { const: "unstructured" }, items: false },
        allOf: [requireOneOf(inputs)],
      },
    ],
  };
}

type ModeProblem = { path: string[]; message: string };

type ModeFields = { [field in (typeof MEDIA_FIELDS)[number] | "foodText" | "items"]?: unknown };

function findModeProblem(body: ModeFields & { input_mode: string }): ModeProblem | null {
  const unstructured = (["foodText", ...MEDIA_FIELDS] as const).filter((field) => body[field] !== undefined);
  if (body.input_mode === "structured") {
    const [field] = unstructured;
    if (field) return { path: [field], message: "cannot be sent with input_mode structured" };
    return body.items ? null : { path: ["items"], message: "is required with input_mode structured" };
  }
  if (body.items) return { path: ["items"], message: "cannot be sent with input_mode unstructured" };
  const hasInput = unstructured.some((field) => field !== "foodImageRemaining");
  return hasInput
    ? null
    : { path: ["foodText"], message: "text or media is required with input_mode unstructured" };
}
