import * as z from "zod";
import { characters } from "../kernel/characters.ts";

/** A text that is not blank. */
export const filledText = z.string().refine((text) => text.trim() !== "", "must not be empty");

/** A text that is not blank and has at most so many code points. */
export function textOfAtMost(maxCharacters: number) {
  const message = `must have at most ${maxCharacters} characters`;
  return filledText.refine((text) => characters(text) <= maxCharacters, message);
}
