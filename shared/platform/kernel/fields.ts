import * as z from "zod";

/** A schema for text that is not blank. */
export const filledText = z
  .string()
  .refine((text) => text.trim() !== "", "must not be empty")
  .meta({ minLength: 1, pattern: "\\S" });

/** A schema for one media file, as a data URL or a URL. */
export const mediaField = z.string().min(1);

/** A schema for text that is not blank and has at most `maxLength` code points. */
export function textOfAtMost(maxLength: number) {
  const message = `must have at most ${maxLength} characters`;
  return filledText.refine((text) => characters(text) <= maxLength, message).meta({ maxLength });
}

/** Length of a text in code points, the unit in which the contract counts characters. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** JSON Schema of objects with at least one of the fields, as part of an `allOf`, which client types can express. */
export function requireOneOf(fields: readonly string[]) {
  return { anyOf: fields.map((field) => ({ required: [field] })) };
}
