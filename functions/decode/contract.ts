import * as z from "zod";
import { nutrientRowOf } from "../../shared/domain/composition/mod.ts";
import {
  characters,
  filledText,
  mediaField,
  requireOneOf,
  textOfAtMost,
} from "../../shared/platform/kernel/mod.ts";
import { attachmentsField } from "../../shared/platform/media/mod.ts";

const limits = {
  foodText: 1_500,
  items: 25,
  name: 200,
  attributes: 10,
  attribute: 100,
  quantityGrams: 100_000,
  filter: 1_000,
} as const;

/** Members that hold media: URLs or data URLs. */
const mediaFields = ["foodImage", "foodVoice", "attachments", "foodImageRemaining"] as const;

const gramsPerUnit = { mg: 0.001, g: 1, kg: 1000 } as const;

/** More of one food than is allowed, in each unit. */
const excessiveQuantity = Object.entries(gramsPerUnit).map(([unit, grams]) => ({
  properties: { unit: { const: unit }, quantity: { exclusiveMinimum: limits.quantityGrams / grams } },
}));

const attribute = filledText
  .refine((text) => characters(text) <= limits.attribute, {
    message: `must have at most ${limits.attribute} characters`,
    params: { code: "food_attribute_too_long" },
  })
  .meta({ maxLength: limits.attribute });

const structuredItem = z
  .strictObject({
    canonical_name: filledText
      .refine((name) => characters(name) <= limits.name, {
        message: `must have at most ${limits.name} characters`,
        params: { code: "food_name_too_long" },
      })
      .meta({ maxLength: limits.name, description: "Name of the food" }),
    quantity: z
      .custom<number>((value) => typeof value === "number" && value > 0, {
        message: "must be a positive number",
        params: { code: "invalid_food_quantity" },
      })
      .meta({ type: "number", exclusiveMinimum: 0, description: "Amount in `unit`, at most 100 kg" }),
    unit: z.enum(["mg", "g", "kg"]),
    brand: textOfAtMost(limits.name).describe("Brand; foods of this brand are preferred").nullish(),
    attributes: z
      .array(attribute)
      .refine((attributes) => attributes.length <= limits.attributes, {
        message: `must have at most ${limits.attributes} entries`,
        params: { code: "food_attributes_limit_exceeded" },
      })
      .meta({
        maxItems: limits.attributes,
        description: 'Attributes that identify the food: "raw", "skinless"',
      })
      .optional(),
  })
  .refine((item) => itemGrams(item) <= limits.quantityGrams, {
    message: `must be at most ${limits.quantityGrams / 1000} kg`,
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
    input_mode: z.enum(["structured", "unstructured"]).describe("Input mode; the key must permit it"),
    foodText: filledText
      .refine((text) => characters(text) <= limits.foodText, {
        message: `must have at most ${limits.foodText} characters`,
        params: { code: "food_text_too_long" },
      })
      .meta({ maxLength: limits.foodText, description: "Text: what was eaten, and what was left over" })
      .optional(),
    foodImage: mediaField.describe("Picture of the meal, as a data URL or http(s) URL").optional(),
    foodVoice: mediaField.describe("Spoken description of the meal, as a data URL or http(s) URL").optional(),
    attachments: attachmentsField.optional(),
    foodImageRemaining: mediaField
      .describe("Picture of what was left over, as a data URL or http(s) URL; only with another input")
      .optional(),
    items: z
      .array(structuredItem)
      .min(1)
      .refine((items) => items.length <= limits.items, {
        message: `must have at most ${limits.items} entries`,
        params: { code: "structured_items_limit_exceeded" },
      })
      .meta({ maxItems: limits.items, description: "Foods, in structured mode" })
      .optional(),
    compound_identifier_ids: z
      .array(compoundId)
      .max(limits.filter)
      .describe(
        "Ids of compounds to return, in addition to those selected by name; an empty list filters nothing",
      )
      .optional(),
    compound_identifier_names: z
      .array(z.string().min(1))
      .max(limits.filter)
      .describe("Exact catalogue names of compounds to return, in addition to those selected by id")
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
    item_id: z.number().int().positive().describe("Position in the meal, from 1"),
    canonical_name: z
      .string()
      .describe("Name in the catalogue; for an unresolved food the name from the input"),
    brand: z.string().nullable().describe("Brand from the input"),
    attributes: z.array(z.string()).describe("Attributes from the input, and assumptions that were made"),
    quantity_g: z.number().describe("Mass in grams"),
    status: z.enum(["matched", "unresolved"]).describe("`unresolved` if the food is not in the catalogue"),
  })
  .meta({ id: "DecodedItem" });
/** A normalised food of the meal; `item_id` is its 1-based place. */
export type OutputItem = z.infer<typeof outputItem>;

const totalRow = nutrientRowOf(
  z
    .strictObject({
      id: z.number().int().describe("The same in every response"),
      citation: z.string().describe("Publication or database"),
    })
    .meta({ id: "Reference" }),
).meta({ id: "MolecularTotal", description: "Total of one compound in the whole meal" });

/** Result: the foods found and one row per compound for the whole meal. */
export const decodeResult = z
  .strictObject({
    type: z.enum(["food_detected", "no_food_detected"]),
    items: z.array(outputItem).describe("Foods of the meal, in the order of the input"),
    molecular_analysis: z
      .array(totalRow)
      .describe("One row per compound for which at least one food has evidence"),
  })
  .meta({ id: "DecodeResult" });
export type DecodeResult = z.infer<typeof decodeResult>;

/** Grams of a structured item. */
export function itemGrams({ quantity, unit }: { quantity: number; unit: keyof typeof gramsPerUnit }): number {
  return quantity * gramsPerUnit[unit];
}

/** What {@link findModeProblem} holds, as JSON Schema. */
function modeRules() {
  const fields = ["foodText", ...mediaFields] as const;
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

type ModeFields = { [field in (typeof mediaFields)[number] | "foodText" | "items"]?: unknown };

function findModeProblem(body: ModeFields & { input_mode: string }): ModeProblem | null {
  const unstructured = (["foodText", ...mediaFields] as const).filter((field) => body[field] !== undefined);
  if (body.input_mode === "structured") {
    const [field] = unstructured;
    if (field) return { path: [field], message: "is not allowed with input_mode structured" };
    return body.items ? null : { path: ["items"], message: "is required with input_mode structured" };
  }
  if (body.items) return { path: ["items"], message: "is not allowed with input_mode unstructured" };
  const hasInput = unstructured.some((field) => field !== "foodImageRemaining");
  return hasInput
    ? null
    : { path: ["foodText"], message: "text or media is required with input_mode unstructured" };
}
