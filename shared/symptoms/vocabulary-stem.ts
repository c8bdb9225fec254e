import wordData from "./data/words.json" with { type: "json" };

const irregular = new Map<string, string>(
  Object.entries(wordData.irregular).flatMap(([stem, forms]) => forms.map((form) => [form, stem] as const)),
);

/** One form for all inflections of an English word; need only be consistent, "aching" and "aches" give "ach". */
export function stemWord(word: string): string {
  return foldEnding(irregular.get(word) ?? dropInflection(dropPlural(word)));
}

function dropPlural(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

function dropInflection(word: string): string {
  if (word.endsWith("ied") && word.length > 4) return `${word.slice(0, -3)}y`;
  const base = /[^e]ed$|ing$/.test(word) ? word.replace(/(?:ed|ing)$/, "") : word;
  if (base === word || base.length < 3 || !/[aeiouy]/.test(base)) return word;
  return /([bcdgkmnprtv])\1$/.test(base) ? base.slice(0, -1) : base;
}

function foldEnding(word: string): string {
  if (word.length > 3 && word.endsWith("e")) return word.slice(0, -1);
  return word.length > 3 && word.endsWith("y") ? `${word.slice(0, -1)}i` : word;
}
