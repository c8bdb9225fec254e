/** Source of a group that matches one of the words, longest first; the words are not patterns. */
export function oneOf(words: readonly string[]): string {
  const sorted = words.toSorted((one, other) => other.length - one.length);
  return `(?:${sorted.map(escapePattern).join("|")})`;
}

/** Source that matches a text as it is written. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
