import * as z from "zod";
import { conditionNames, findCondition } from "../nutrition/find-condition.ts";
import { dietNames, findDiet } from "../nutrition/find-diet.ts";
import { requireOneOf } from "./require-one-of.ts";
import { filledText, textOfAtMost } from "./text-field.ts";

const MOST = { words: 100, entries: 30, filters: 20 } as const;

const words = textOfAtMost(MOST.words);

/** A list of short texts. */
export const wordsField = z.array(words).max(MOST.entries);

const told = dietNames.map((name) => name.replaceAll("_", "-")).join(", ");

/** One diet or several, each known. */
export const dietField = listOf(
  words.refine((name) => findDiet(name) !== null, `is no known diet; known are ${told}`),
).describe(`One diet or several: ${told}; upper case, hyphens and spelling do not matter`);

const knownConditions = conditionNames.map((name) => name.replaceAll("_", " ")).join(", ");

/** One condition or several, each known; an allergy is one too. */
export const conditionField = listOf(
  words.refine(
    async (name) => findCondition(name) !== null || (await namesAllergy(name)),
    `is no known condition; known are ${knownConditions}`,
  ),
).describe(`One condition or several: ${knownConditions}; or an allergy, such as "peanut allergy"`);

/** How pictures of dishes are told. */
export const imageDeliveryField = z
  .enum(["base64", "signed_url", "none"])
  .meta({ id: "ImageDelivery", description: "How pictures are told; none are drawn without it" });
export type ImageDelivery = z.infer<typeof imageDeliveryField>;

const compoundId = z.union(
  [z.number().int().positive(), z.string().regex(/^[1-9]\d{0,8}$/)],
  "must be a positive integer, as a number or in digits",
);

const compoundFilter = z
  .strictObject({
    compound: filledText.describe("Name of a compound, as the catalogue has it or a synonym").optional(),
    compound_id: compoundId.describe("Id of a compound, in the place of its name").optional(),
    operator: z.enum(["<", "<=", "=", ">=", ">"]).describe("`=` holds within 5 %"),
    threshold: z.number().positive().describe("In `unit`"),
    unit: filledText.describe("A unit that converts to that of the compound, such as g, mg or kcal"),
    scope: z
      .enum(["portion", "day"])
      .describe("What the bound holds for; without it a portion of recipes and a day of plans")
      .optional(),
  })
  .superRefine(async (filter, context) => {
    const { findFilterProblem } = await import("./filtered-compound.ts");
    const problem = findFilterProblem(filter);
    if (problem) context.addIssue({ code: "custom", ...problem });
  })
  .meta({
    id: "CompoundFilter",
    description: "A bound on a compound, which is named by `compound` or `compound_id`",
    allOf: [requireOneOf(["compound", "compound_id"])],
  });
export type CompoundFilter = z.infer<typeof compoundFilter>;

/** Bounds on compounds, each named as the catalogue does or by its id. */
export const compoundFiltersField = z
  .array(compoundFilter)
  .max(MOST.filters)
  .describe("Bounds that the result keeps");

/** The tables of foods are loaded by what needs them alone, since they are large. */
async function namesAllergy(text: string): Promise<boolean> {
  const { readPreference } = await import("../nutrition/needs/wishes/read-preference.ts");
  return readPreference(text, "restrictions").allergies.length > 0;
}

/** A list, which may be told as its only entry. */
function listOf(item: z.ZodType<string>) {
  return z
    .preprocess(
      (value) => (typeof value === "string" ? [value] : value),
      z.array(item).min(1).max(MOST.entries),
    )
    .meta({ orSingle: true });
}
