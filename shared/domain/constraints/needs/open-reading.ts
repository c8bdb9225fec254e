import { correctTerms } from "./correct-terms.ts";
import { tokeniseNeeds } from "./need-token.ts";
import type { Reading } from "./reading.ts";

/** A request before anything of it was read. */
export function openReading(text: string): Reading {
  const tokens = correctTerms(tokeniseNeeds(text));
  return { text, tokens, terms: tokens.map(({ term }) => term), used: new Set() };
}
