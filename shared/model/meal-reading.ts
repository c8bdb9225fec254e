import * as z from "zod";
import { line, optionalLine } from "./answer-line.ts";

const LIMITS = { items: 25, name: 200, words: 300, attributes: 10, attribute: 100, language: 40, unit: 40 };

/** Largest quantity of a unit that a meal can have (100 kg); units of pieces and vessels get `OTHERWISE`. */
const LARGEST_QUANTITY: Readonly<Record<string, number>> = { mg: 1e8, g: 1e5, ml: 1e5, kg: 100, l: 100 };
const OTHERWISE = 10_000;

// An energy or an activity is no amount of food: it would be a figure that a model made up.
const NO_FOOD_UNIT = /\b(?:k?cals?|(?:kilo)?calories?|k?j|(?:kilo)?joules?|i\.?u)\b/i;

/** One food as a model read it: what it is and how much, never what it contains. */
export const readItem = z
  .object({
    name: line(LIMITS.name)
      .min(1)
      .describe("The food in plain English as a food table would name it, without amount and brand"),
    originalWords: optionalLine(LIMITS.words).describe(
      "The words for it in the source, unchanged; null if it was only seen",
    ),
    brand: optionalLine(LIMITS.name).describe("The brand if it is told or can be read, else null"),
    attributes: z
      .array(line(LIMITS.attribute).min(1))
      .max(LIMITS.attributes)
      .default([])
      .describe("English words for preparation or kind, such as grilled, raw, skinless, low-fat"),
    quantity: z
      .number()
      .positive()
      .nullable()
      .default(null)
      .describe("How many of the unit were served, a plain number, or null if unknown"),
    unit: optionalLine(LIMITS.unit).describe(
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
  .refine(({ unit }) => unit === null || !NO_FOOD_UNIT.test(unit), {
    path: ["unit"],
    message: "must be a unit of food, not of energy or of a nutrient",
  })
  .refine(({ unit, quantity }) => (quantity ?? 0) <= (LARGEST_QUANTITY[unit ?? ""] ?? OTHERWISE), {
    path: ["quantity"],
    message: "is more than a meal can have",
  });

/** A food that a model read. */
export type ReadItem = z.infer<typeof readItem>;

/** The schema of a reading; unknown members, such as figures that nobody asked for, are dropped. */
export function readingOf(item: z.ZodType<ReadItem>) {
  return z.object({
    language: optionalLine(LIMITS.language).describe(
      "English name of the language of the words, such as German; null without words",
    ),
    items: z.array(item).max(LIMITS.items).describe(`At most ${LIMITS.items} foods; empty if there is none`),
  });
}

/** All foods of a meal as a model read them. */
export const mealReading = readingOf(readItem);

/** What a model read of a meal. */
export type MealReading = z.infer<typeof mealReading>;
