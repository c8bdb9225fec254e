import data from "./data/inflection.json" with { type: "json" };

const plurals = new Map(Object.entries(data.plurals));
const singulars = new Map(Object.entries(data.plurals).map(([one, many]) => [many, one]));
const invariable = new Set(data.invariable);
const matchingForms = new Map(Object.entries(data.matching.irregular));
const matchingInvariable = new Set(data.matching.invariable);
const stems = new Map(
  Object.entries(data.stems).flatMap(([stem, forms]) => forms.map((form) => [form, stem] as const)),
);

const beyondAscii = /[^ -~\n]/;

/**
 * Text in the form in which words are compared: lower case, no accents, straight apostrophes and hyphens. The length may
 * change; offsets belong to the text before.
 */
export function foldText(text: string): string {
  const plain = beyondAscii.test(text) ? foldBeyondAscii(text) : text;
  return plain.toLowerCase().replaceAll("`", "'");
}

/** A name in the form in which names are compared: folded, without possessives, so that "Reese's" is "reese". */
export function foldName(text: string): string {
  return dropPossessives(foldText(text));
}

/** A folded text without possessives. */
export function dropPossessives(folded: string): string {
  return folded.replace(/'s(?![\p{L}\p{N}])/gu, "");
}

function foldBeyondAscii(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[\u2018\u2019\u02bc\u00b4]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, "-");
}

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

/**
 * One form for the singular and plural of a word. Names and texts both go through it, so it need only be consistent:
 * "cookies" and "cookie" give "cooky".
 */
export function matchingForm(word: string): string {
  const known = matchingForms.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || matchingInvariable.has(word) || /(?:ss|us|is)$/.test(word)) return foldEnding(word);
  if (word.endsWith("oes") || /(?:ch|sh|x|zz|ss)es$/.test(word)) return word.slice(0, -2);
  return foldEnding(word.endsWith("s") ? word.slice(0, -1) : word);
}

// "cookies", "cookie" and "cherries", "cherry" must meet without a list of which word ends in -ie.
function foldEnding(word: string): string {
  return word.length > 4 && word.endsWith("ie") ? `${word.slice(0, -2)}y` : word;
}

/**
 * One form for all inflections of a verb, noun or adjective. It need only be consistent: "aching" and "aches" give "ach",
 * "threw" gives "throw".
 */
export function stemWord(word: string): string {
  return foldVowelEnding(stems.get(word) ?? dropVerbEnding(dropPluralEnding(word)));
}

function dropPluralEnding(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

function dropVerbEnding(word: string): string {
  if (word.endsWith("ied") && word.length > 4) return `${word.slice(0, -3)}y`;
  const base = /[^e]ed$|ing$/.test(word) ? word.replace(/(?:ed|ing)$/, "") : word;
  if (base === word || base.length < 3 || !/[aeiouy]/.test(base)) return word;
  return /([bcdgkmnprtv])\1$/.test(base) ? base.slice(0, -1) : base;
}

function foldVowelEnding(word: string): string {
  if (word.length > 3 && word.endsWith("e")) return word.slice(0, -1);
  return word.length > 3 && word.endsWith("y") ? `${word.slice(0, -1)}i` : word;
}

function inflectLast(phrase: string, inflect: (word: string) => string): string {
  return phrase.replace(/\p{L}+$/u, (word) => {
    const inflected = inflect(word.toLowerCase());
    return word[0] === word[0]?.toUpperCase()
      ? `${inflected.slice(0, 1).toUpperCase()}${inflected.slice(1)}`
      : inflected;
  });
}
