import * as z from "zod";
import { line, optionalLine } from "../../platform/kernel/mod.ts";

const limits = { items: 25, name: 200, words: 300, attributes: 10, attribute: 100, language: 40, unit: 40 };

/** Largest plausible quantity of a unit in a meal (100 kg); units of pieces and vessels have `largestCount`. */
const largestQuantity: Readonly<Record<string, number>> = { mg: 1e8, g: 1e5, ml: 1e5, kg: 100, l: 100 };
const largestCount = 10_000;

// An energy or an activity (IU) is not an amount of food and would be invented by the model.
const noFoodUnit = /\b(?:k?cals?|(?:kilo)?calories?|k?j|(?:kilo)?joules?|i\.?u)\b/i;

/** One food as a model read it: name and amount, never its composition. */
export const readItem = z
  .object({
    name: line(limits.name)
      .min(1)
      .describe("The food in plain English as a food table would name it, without amount and brand"),
    originalWords: optionalLine(limits.words).describe(
      "The words for it in the source, unchanged; null if it was only seen",
    ),
    brand: optionalLine(limits.name).describe("The brand if it is stated or can be read, else null"),
    attributes: z
      .array(line(limits.attribute).min(1))
      .max(limits.attributes)
      .default([])
      .describe("English words for preparation or kind, such as grilled, raw, skinless, low-fat"),
    quantity: z
      .number()
      .positive()
      .nullable()
      .default(null)
      .describe("How many of the unit were served, a plain number, or null if unknown"),
    unit: optionalLine(limits.unit).describe(
      "English unit in the singular: g, kg, ml, l, oz, lb, fl oz, cup, tbsp, tsp, slice, piece, can, bowl; else null",
    ),
    size: z.enum(["small", "medium", "large", "extra large"]).nullable().default(null),
    eatenShare: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .default(null)
      .describe("Share of it that was eaten, from 0 to 1; null if nothing tells that some was left"),
  })
  .refine(({ unit }) => unit === null || !noFoodUnit.test(unit), {
    path: ["unit"],
    message: "must be a unit of food, not of energy or of a nutrient",
  })
  .refine(({ unit, quantity }) => (quantity ?? 0) <= (largestQuantity[unit ?? ""] ?? largestCount), {
    path: ["quantity"],
    message: "is more than a meal can have",
  });

/** A food that a model read. */
export type ReadItem = z.infer<typeof readItem>;

/** The schema of a reading; unknown members, such as unwanted figures, are dropped. */
export function readingOf(item: z.ZodType<ReadItem>) {
  return z.object({
    language: optionalLine(limits.language).describe(
      "English name of the language of the words, such as German; null without words",
    ),
    items: z.array(item).max(limits.items).describe(`At most ${limits.items} foods; empty if there is none`),
  });
}

/** All foods of a meal as a model read them. */
export const mealReading = readingOf(readItem);

/** What a model read of a meal. */
export type MealReading = z.infer<typeof mealReading>;
