import * as z from "zod";

// Control and direction characters have no place in a name; U+0000 could not even be stored.
const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}]+/gu;

/** Text on one line: well-formed, without control and direction characters, runs of space made one. */
export function cleanLine(text: string): string {
  return text.toWellFormed().replace(UNPRINTABLE, " ").replace(/\s+/g, " ").trim();
}

/** The schema of a cleaned line of at most `longest` characters. */
export function line(longest: number) {
  return z.string().overwrite(cleanLine).max(longest);
}

/** The schema of a line that may be null, empty or left out: all three are read as null. */
export function optionalLine(longest: number) {
  return line(longest)
    .nullable()
    .default(null)
    .transform((text) => text || null);
}
