/** A pattern that finds any of the words of a list: "soup|stew". */
export function matchWords(words: string): RegExp {
  return new RegExp(String.raw`\b(?:${words})\b`, "iu");
}
