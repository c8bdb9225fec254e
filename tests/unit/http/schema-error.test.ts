import { expect, it } from "vitest";
import * as z from "zod";
import { toSchemaError } from "../../../shared/platform/http/schema-error.ts";

const schema = z.strictObject({
  name: z.string().max(3).optional(),
  kind: z.enum(["a", "b", "c"]).optional(),
  count: z.number().int().positive().max(9).optional(),
  list: z.array(z.number()).min(1).max(2).optional(),
  open: z.array(z.number()).optional(),
  pair: z.array(z.number()).min(2).optional(),
  either: z.union([z.number(), z.boolean()], { error: "must be a number or a flag" }).optional(),
  flag: z.boolean().optional(),
  deep: z.strictObject({ unit: z.enum(["g", "kg"]) }).optional(),
  own: z
    .string()
    .refine((text) => text === "yes", { message: "Must agree", params: { code: "food_name_too_long" } })
    .optional(),
});

function refusalOf(input: unknown) {
  const { error } = schema.safeParse(input);
  if (!error) throw new Error("nothing is wrong");
  return toSchemaError(error, "validation_error", input);
}

it.each([
  [{ name: 1 }, "name", "must be a string"],
  [{ name: null }, "name", "must be a string"],
  [{ name: "long" }, "name", "must have at most 3 characters"],
  [{ kind: "d" }, "kind", 'must be "a", "b", or "c"'],
  [{ count: "1" }, "count", "must be a number"],
  [{ count: 1.5 }, "count", "must be a whole number"],
  [{ count: 0 }, "count", "must be greater than 0"],
  [{ count: 10 }, "count", "must be at most 9"],
  [{ list: [] }, "list", "must not be empty"],
  [{ list: [1, 2, 3] }, "list", "must have at most 2 entries"],
  [{ list: [1, "2"] }, "list[1]", "must be a number"],
  [{ pair: [1] }, "pair", "must have at least 2 entries"],
  [{ either: "x" }, "either", "must be a number or a flag"],
  [{ flag: 1 }, "flag", "must be true or false"],
  [{ deep: [] }, "deep", "must be an object"],
  [{ deep: {} }, "deep.unit", "this field is required"],
  [{ deep: { unit: "g", more: 1 } }, "deep.more", "this field is not known"],
  [{ own: "no" }, "own", "must agree"],
])("%j is reported with what the field must be", (input, field, message) => {
  const error = refusalOf(input);
  expect(error.details).toEqual({ field, issues: [{ field, message }] });
  expect(error.message).toBe(`Cannot read ${field}: ${message}`);
});

it("the first issue decides the code", () => {
  expect(refusalOf({ own: "no" }).code).toBe("food_name_too_long");
  expect(refusalOf({ name: 1, own: "no" })).toMatchObject({ code: "validation_error", status: 400 });
});

it("a body that is wrong everywhere does not cause a larger response", () => {
  const { details } = refusalOf({ open: Array(5_000).fill("x") });
  expect(details).toMatchObject({ field: "open[0]" });
  expect(details?.issues).toHaveLength(20);
});
