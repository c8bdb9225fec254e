/** The words of a text in lower case, without accents and in the singular. */
export function splitWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]s\b/g, "");
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(toSingular);
}

const spellings: Record<string, string> = {
  yoghurt: "yogurt",
  anchovie: "anchovy",
  leaves: "leaf",
  halves: "half",
};

function toSingular(word: string): string {
  const singular = cutPlural(word);
  return spellings[singular] ?? spellings[word] ?? singular;
}

function cutPlural(word: string): string {
  if (word.length > 4 && word.endsWith("ies") && !word.endsWith("kies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(o|sh|ch|x|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > 2 && word.endsWith("s") && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}
