import * as z from "zod";

// Control and direction characters have no place in a name; U+0000 could not even be stored.
const unprintable = /[\p{Cc}\p{Bidi_Control}]+/gu;

/** A schema that cleans text with {@link cleanLine} and then allows at most `longest` characters. */
export function line(longest: number) {
  return z.string().overwrite(cleanLine).max(longest);
}

/** As {@link line}, but null, empty and missing are all read as null. */
export function optionalLine(longest: number) {
  return line(longest)
    .nullable()
    .default(null)
    .transform((text) => text || null);
}

/** Text on one line: well-formed, without control and direction characters, whitespace collapsed. */
export function cleanLine(text: string): string {
  return text.toWellFormed().replace(unprintable, " ").replace(/\s+/g, " ").trim();
}

/** Joins words as in "a, b and c"; empty for no words. */
export function listWords(words: readonly string[], last: "and" | "or" = "and"): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
