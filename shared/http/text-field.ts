import * as z from "zod";
import { characters } from "../kernel/characters.ts";

/** A text that is not blank. */
export const filledText = z
  .string()
  .refine((text) => text.trim() !== "", "must not be empty")
  .meta({ minLength: 1, pattern: "\\S" });

/** A text that is not blank and has at most so many code points. */
export function textOfAtMost(maxLength: number) {
  const message = `must have at most ${maxLength} characters`;
  return filledText.refine((text) => characters(text) <= maxLength, message).meta({ maxLength });
}
