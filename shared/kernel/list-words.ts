/** A list as it is spoken: "a, b and c"; empty for no words. */
export function listWords(words: readonly string[], last: "and" | "or" = "and"): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
