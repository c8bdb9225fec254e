import * as z from "zod";
import { filledText, requireOneOf, textOfAtMost } from "../../../platform/kernel/mod.ts";
import { conditionNames, findCondition } from "../find-condition.ts";
import { dietNames, findDiet } from "../find-diet.ts";

const most = { words: 100, entries: 30, filters: 20 } as const;

const words = textOfAtMost(most.words);

/** A list of short texts. */
export const wordsField = z.array(words).max(most.entries);

const stated = dietNames.map((name) => name.replaceAll("_", "-")).join(", ");

/** One diet or several, each known. */
export const dietField = listOf(
  words.refine((name) => findDiet(name) !== null, `is not a known diet; known diets: ${stated}`),
).describe(`One diet or several: ${stated}; case, hyphens and UK or US spelling do not matter`);

const knownConditions = conditionNames.map((name) => name.replaceAll("_", " ")).join(", ");

/** One condition or several, each known; an allergy is one too. */
export const conditionField = listOf(
  words.refine(
    async (name) => findCondition(name) !== null || (await namesAllergy(name)),
    `is not a known condition; known conditions: ${knownConditions}`,
  ),
).describe(`One condition or several: ${knownConditions}; or an allergy, such as "peanut allergy"`);

const compoundId = z.union(
  [z.number().int().positive(), z.string().regex(/^[1-9]\d{0,8}$/)],
  "must be a positive integer, as a number or in digits",
);

const compoundFilter = z
  .strictObject({
    compound: filledText.describe("Name of a compound in the catalogue, or a synonym").optional(),
    compound_id: compoundId.describe("Id of a compound, instead of its name").optional(),
    operator: z.enum(["<", "<=", "=", ">=", ">"]).describe("`=` means within 5 %"),
    threshold: z.number().positive().describe("Limit in `unit`"),
    unit: filledText.describe("A unit that converts to the unit of the compound, such as g, mg or kcal"),
    scope: z
      .enum(["portion", "day"])
      .describe("What the bound applies to; default: `portion` for recipes, `day` for plans")
      .optional(),
  })
  .superRefine(async (filter, context) => {
    const { findFilterProblem } = await import("./filtered-compound.ts");
    const problem = findFilterProblem(filter);
    if (problem) context.addIssue({ code: "custom", ...problem });
  })
  .meta({
    id: "CompoundFilter",
    description: "A bound on a compound, identified by `compound` or `compound_id`",
    allOf: [requireOneOf(["compound", "compound_id"])],
  });
export type CompoundFilter = z.infer<typeof compoundFilter>;

/** Bounds on compounds, each identified by its catalogue name or its id. */
export const compoundFiltersField = z
  .array(compoundFilter)
  .max(most.filters)
  .describe("Bounds that the result must keep");

/** The tables of foods are loaded by what needs them alone, since they are large. */
async function namesAllergy(text: string): Promise<boolean> {
  const { readPreference } = await import("../needs/wishes/read-preference.ts");
  return readPreference(text, "restrictions").allergies.length > 0;
}

/** A list; a single text counts as a list of one. */
function listOf(item: z.ZodType<string>) {
  return z
    .preprocess(
      (value) => (typeof value === "string" ? [value] : value),
      z.array(item).min(1).max(most.entries),
    )
    .meta({ orSingle: true });
}
