import * as z from "zod";
import { line, optionalLine } from "../../../../shared/platform/kernel/mod.ts";

const limits = { options: 10, label: 200, food: 300, context: 500, language: 40 };

// An energy would be a figure about a food that the catalogue did not give.
const energyFigure = /\d[\s-]*(?:k?cals?|(?:kilo)?calories?|k?j|(?:kilo)?joules?)\b/i;

/** One alternative as a model read it: what it is, never how good it is. */
const readOption = z.object({
  label: line(limits.label)
    .min(1)
    .describe(
      "The words for it in the question, unchanged; for what only a picture shows its plain English name",
    ),
  food: line(limits.food)
    .min(1)
    .refine((food) => !energyFigure.test(food), { message: "must not tell an energy" })
    .describe(
      "The food, drink or meal in plain English with the amounts that are told; the words as they are where they do not tell what it is",
    ),
});

/** An alternative that a model read. */
export type ReadOption = z.infer<typeof readOption>;

/** The schema of a reading; unknown members, such as a choice, are dropped. */
export const decisionReading = z.object({
  language: optionalLine(limits.language).describe(
    "English name of the language of the question, such as German",
  ),
  isAboutFood: z
    .boolean()
    .describe("Whether the question is what or how to eat or drink, or which ingredient to take"),
  options: z
    .array(readOption)
    .max(limits.options)
    .describe(`At most ${limits.options} alternatives in the order told; empty if none is told`),
  context: optionalLine(limits.context).describe(
    "English sentence with the told preferences, allergies, diets, conditions, goals and limits of the person, and the occasion; null if none is told",
  ),
});

/** What a model read of a question: the alternatives and what matters to the person. */
export type DecisionReading = z.infer<typeof decisionReading>;
