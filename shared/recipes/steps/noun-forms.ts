import forms from "./data/noun-forms.json" with { type: "json" };

const plurals = new Map(Object.entries(forms.irregular));
const singulars = new Map(Object.entries(forms.irregular).map(([one, many]) => [many, one]));
const invariable = new Set(forms.invariable);

/** The plural of an English noun phrase, by its last word: "red onion" -> "red onions". */
export function pluralise(phrase: string): string {
  return inflectLast(phrase, (word) => {
    const known = plurals.get(word);
    if (known !== undefined) return known;
    if (invariable.has(word) || isPlural(word)) return word;
    if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
    return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
  });
}

/** The singular of an English noun phrase, by its last word: "green chilies" -> "green chili". */
export function singularise(phrase: string): string {
  return inflectLast(phrase, (word) => {
    const known = singulars.get(word);
    if (known !== undefined) return known;
    if (!isPlural(word)) return word;
    if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
    return word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  });
}

/** Whether the last word of a noun phrase is a plural: "eggs", not "couscous". */
export function isPlural(phrase: string): boolean {
  const word = (/\p{L}+$/u.exec(phrase.toLowerCase()) ?? [""])[0];
  if (singulars.has(word)) return true;
  return word.length > 3 && !invariable.has(word) && /[^su]s$/.test(word);
}

function inflectLast(phrase: string, inflect: (word: string) => string): string {
  return phrase.replace(/\p{L}+$/u, (word) => {
    const inflected = inflect(word.toLowerCase());
    return word[0] === word[0]?.toUpperCase()
      ? `${inflected.slice(0, 1).toUpperCase()}${inflected.slice(1)}`
      : inflected;
  });
}
