/** The phrases of a pattern: words with a space between, `a|b` for either word, `a?` for one that may be left out. */
export function expandPattern(pattern: string): string[] {
  let phrases = [""];
  for (const part of pattern.split(" ")) {
    const isOptional = part.endsWith("?");
    const choices = (isOptional ? part.slice(0, -1) : part).split("|");
    const longer = phrases.flatMap((phrase) => choices.map((choice) => `${phrase} ${choice}`));
    phrases = isOptional ? [...longer, ...phrases] : longer;
  }
  return phrases.map((phrase) => phrase.trim()).filter((phrase) => phrase !== "");
}
