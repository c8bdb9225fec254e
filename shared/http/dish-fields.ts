import * as z from "zod";
import { convertUnit, findCompoundById, findCompoundByName } from "../composition/compound-table.ts";
import { readLanguageName } from "../kernel/language-name.ts";
import { conditionNames, findCondition } from "../nutrition/find-condition.ts";
import { dietNames, findDiet } from "../nutrition/find-diet.ts";
import { readPreference } from "../nutrition/needs/wishes/read-preference.ts";
import { filledText, textOfAtMost } from "./text-field.ts";

const MOST = { words: 100, entries: 30, filters: 20 } as const;

const words = textOfAtMost(MOST.words);

/** A list of short texts. */
export const wordsField = z.array(words).max(MOST.entries);

const told = dietNames.map((name) => name.replaceAll("_", "-")).join(", ");

/** One diet or several, each known. */
export const dietField = listOf(
  words.refine((name) => findDiet(name) !== null, `is no known diet; known are ${told}`),
);

/** One condition or several, each known; an allergy is one too. */
export const conditionField = listOf(
  words.refine(
    (name) => findCondition(name) !== null || readPreference(name, "restrictions").allergies.length > 0,
    `is no known condition; known are ${conditionNames.map((name) => name.replaceAll("_", " ")).join(", ")}`,
  ),
);

/** The name of a language. */
export const languageField = z
  .string()
  .refine((name) => readLanguageName(name) !== null, 'must be the name of a language, such as "German"');

export const imageDeliveryField = z.enum(["base64", "signed_url", "none"]).meta({ id: "ImageDelivery" });
export type ImageDelivery = z.infer<typeof imageDeliveryField>;

const compoundId = z.union(
  [z.number().int().positive(), z.string().regex(/^[1-9]\d{0,8}$/)],
  "must be a positive integer, as a number or in digits",
);

const compoundFilter = z
  .strictObject({
    compound: filledText.optional(),
    compound_id: compoundId.optional(),
    operator: z.enum(["<", "<=", "=", ">=", ">"]),
    threshold: z.number().positive(),
    unit: filledText,
    scope: z.enum(["portion", "day"]).optional(),
  })
  .superRefine((filter, context) => {
    const problem = findFilterProblem(filter);
    if (problem) context.addIssue({ code: "custom", ...problem });
  })
  .meta({ id: "CompoundFilter" });
export type CompoundFilter = z.infer<typeof compoundFilter>;

/** Bounds on compounds, each named as the catalogue does or by its id. */
export const compoundFiltersField = z.array(compoundFilter).max(MOST.filters);

/** The compound that a checked filter names. */
export function compoundOf({ compound, compound_id }: Pick<CompoundFilter, "compound" | "compound_id">) {
  return compound_id === undefined
    ? findCompoundByName(compound ?? "")
    : findCompoundById(Number(compound_id));
}

type Problem = { path: string[]; message: string };

function findFilterProblem(filter: CompoundFilter): Problem | null {
  const { compound, compound_id, unit } = filter;
  if (compound === undefined && compound_id === undefined)
    return { path: ["compound"], message: "compound or compound_id is required" };
  const known = compoundOf(filter);
  if (!known) {
    const path = compound_id === undefined ? "compound" : "compound_id";
    return { path: [path], message: "is no compound of the catalogue" };
  }
  if (compound !== undefined && findCompoundByName(compound)?.id !== known.id)
    return { path: ["compound"], message: "names another compound than compound_id" };
  if (convertUnit(unit, known.unit) === null)
    return { path: ["unit"], message: `must be a unit that converts to ${known.unit}` };
  return null;
}

/** A list, which may be told as its only entry. */
function listOf(item: z.ZodType<string>) {
  return z.preprocess(
    (value) => (typeof value === "string" ? [value] : value),
    z.array(item).min(1).max(MOST.entries),
  );
}
