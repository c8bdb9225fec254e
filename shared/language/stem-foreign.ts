import { stemmer as stemFrench } from "@orama/stemmers/french";
import { stemmer as stemGermanWord } from "@orama/stemmers/german";
import { stemmer as stemGreekWord } from "@orama/stemmers/greek";
import { stemmer as stemItalian } from "@orama/stemmers/italian";
import { stemmer as stemPortuguese } from "@orama/stemmers/portuguese";
import { stemmer as stemSpanish } from "@orama/stemmers/spanish";
import { stemmer as stemSwedish } from "@orama/stemmers/swedish";
import { plainLetters } from "./fold.ts";

type Stem = (word: string) => string;

const stems: ReadonlyMap<string, Stem> = new Map([
  ["de", stemGerman],
  ["fr", stemFrench],
  ["it", stemItalian],
  ["sv", stemSwedish],
  ["fi", stemFinnish],
  ["es", stemSpanish],
  ["pt", stemPortuguese],
  ["tr", stemTurkish],
  ["ru", stemRussian],
  ["uk", stemRussian],
  ["el", stemGreek],
  ["ar", stemArabic],
  ["he", stemHebrew],
  ["pl", stemPolish],
  ["id", stemIndonesian],
]);

const shortestStem = 3;
const beyondAscii = /[^ -~]/;
const combiningMarks = /[\u0300-\u036f]/g;

/** One form for the inflections of a word of a language (ISO 639-1), without diacritics: "Äpfel" and "Apfel" give "apfel". */
export function stemForeign(language: string, word: string): string {
  const plain = word.normalize("NFC").toLowerCase().replaceAll("ß", "ss").replaceAll("œ", "oe");
  const stem = (stems.get(language) ?? keep)(plain);
  // Of "abita" no more than two letters would be left.
  return foldForeign(stem.length < shortestStem && plain.length > shortestStem ? plain : stem);
}

/** A word of any language in lower case without diacritics, as many type "salatalık" and "masło" as well; katakana as hiragana, in which many words are written too. */
export function foldForeign(word: string): string {
  const lower = word.toLowerCase();
  if (!beyondAscii.test(lower)) return lower;
  return lower
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replace(/[łđı]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize("NFKD")
    .replace(combiningMarks, "")
    .normalize("NFC")
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}

function keep(word: string): string {
  return word;
}

/** "Haehnchen" is written for "Hähnchen"; the plural of "Kartoffel" and "Nudel" is left by the stemmer. */
function stemGerman(word: string): string {
  const spelt = word
    .replaceAll("ae", "ä")
    .replaceAll("oe", "ö")
    .replace(/(?<![aeq])ue/g, "ü");
  return stemGermanWord(spelt).replace(/(?<=.el)n$/, "");
}

/**
 * Light rules, because Snowball's cut a nominative as if it had a case ending ("peruna", potato, as an essive): partitive
 * and genitive endings go, then all vowels, which change before a plural ("perunoita"), and a doubled consonant.
 */
function stemFinnish(word: string): string {
  const bare = word.replace(
    /(?<=.{2}[aeiouyäö])(?:t|n)$|(?<=.{2})(?:it[aä]|(?<=h|[uy]s)t[aä]|(?<=[oeuyö])j[aä])$/,
    "",
  );
  const stem = bare.replace(/(?<=.{3})[aeiouyäö]+$/, "");
  return stem.replace(/([kpt])\1$/, "$1");
}

/** The stemmer takes capitals without accents. */
function stemGreek(word: string): string {
  const plain = word.normalize("NFD").replace(combiningMarks, "").toUpperCase();
  return stemGreekWord(plain).toLowerCase().replaceAll("ς", "σ");
}

/** Light rules: Snowball's take "et" (meat) and "elma" (apple) for endings and cut a stem at two letters. */
function stemTurkish(word: string): string {
  const bare = word.replace(/(?<=.{3})l[ae]r(?:[ıiuü]n?)?$/, "");
  return bare.replace(/(?<=.{3})(?:[dt][ae]n?|yl[ae]|s[ıiuü]|[ıiuü])$/, "");
}

/** Letters that are written in two ways as one, without the article and the endings of number and gender. */
function stemArabic(word: string): string {
  const plain = word
    .normalize("NFC")
    .replace(/[\u064b-\u0652\u0640]/g, "")
    .replace(/[أإآ]/g, "ا")
    .replaceAll("ى", "ي")
    .replace(/^ال(?=.{3})/, "");
  return plain.replace(/(?<=.{3})(?:ات|ين|ون|ة|ه)$/, "").replace(/(?<=.{2})[ةه]$/, "");
}

function stemHebrew(word: string): string {
  return word.replace(/[\u0591-\u05c7]/g, "").replace(/(?<=.{3})(?:ים|ות|יות)$/, "");
}

/** The commonest case endings. */
function stemPolish(word: string): string {
  return word.replace(/(?<=.{3})(?:ami|iem|ach|ów|om|em|ą|ę|a|y|i|e|u|o)$/, "");
}

/** "Nasinya" is the rice. */
function stemIndonesian(word: string): string {
  return word.replace(/(?<=.{3})nya$/, "");
}

/** Endings of case, number and gender alone: Snowball's takes "сметана" for a participle. */
function stemRussian(word: string): string {
  const plain = word.replaceAll("ё", "е");
  return plain.replace(
    /(?<=.{3})(?:ями|ами|ою|ею|его|ого|ему|ому|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ом|ем|ую|юю|ым|им|ых|их|ов|ев|ах|ях|а|я|о|е|ы|и|у|ю|ь|й)$/,
    "",
  );
}
