import * as z from "zod";

const boundOf = (what: string) => z.number().nullable().describe(what);
const place = z.number().int().nullable();

/** The value of one constraint in the result, at the place where it is worst. */
export const verificationRow = z
  .strictObject({
    constraint: z
      .string()
      .describe(
        'Name of the constraint, beginning with its field: "compound_filters[0]", "condition: hypertension, sodium"',
      ),
    description: z.string().describe("The constraint in words"),
    value: boundOf("Value in `unit`; null if unknown"),
    value_min: boundOf("Lowest value that the evidence allows"),
    value_max: boundOf("Highest value that the evidence allows"),
    operator: z.enum(["<", "<=", "=", ">=", ">"]),
    limit: z.number().describe("Limit in `unit`"),
    unit: z.string().describe("Unit of all figures in the row"),
    slack: boundOf("Distance from the value to the limit; negative if the constraint is broken"),
    satisfied: z.boolean().describe("Whether the constraint is kept"),
    hard: z.boolean().describe("True for a constraint that a result never breaks; false for an aim"),
    complete: z.boolean().describe("False if an ingredient has no evidence and adds nothing to the value"),
    recipe: place.describe("Number of the recipe, from 1; null if the row is for all"),
    day: place.describe("Day of the plan, from 1; null if the row is for all"),
    meal: z.string().nullable().describe("Meal of the day; null if the row is for all"),
  })
  .meta({
    id: "Verification",
    description: "A constraint with its value in the result, at the place where it is worst",
  });
export type ShownVerification = z.infer<typeof verificationRow>;
