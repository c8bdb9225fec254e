import { isEnglishWord } from "../../../language/mod.ts";
import data from "../data/abbreviations.json" with { type: "json" };
import { boundsPhrase } from "./marks.ts";
import { isContent, readUnitWord } from "./read-units.ts";
import { normaliseWord, type Token } from "./terms.ts";
import { headlessTerms, isPercent } from "./vocabulary.ts";

const always = new Map(Object.entries(data.always));
const beforeWord = new Map(Object.entries(data.beforeWord));
const inNotes = new Map(Object.entries(data.inNotes));
/** Short names of foods which the catalogue knows: they show that a text is written in notes. */
const signs = new Set(data.signs);
const shortestWord = 4;
const leastCubicCentimetres = 20;
const joiners = new Set(["with", "and", "without", "on", "no"]);
const owners = new Set(["my", "the", "our", "her", "his"]);

/**
 * The tokens with abbreviations written out: "2T lf sour crm" is of low fat sour cream. Those that are words as well
 * ("tom", "must", "sand") are read as abbreviations only in a text that has others.
 */
export function expandAbbreviations(tokens: readonly Token[]): Token[] {
  let signs: number | null = null;
  const countSigns = () => (signs ??= tokens.filter((_, at) => isSign(tokens, at)).length);
  return tokens.flatMap((token, at) => {
    const meaning = token.kind === "word" ? readAbbreviation(tokens, at, countSigns) : undefined;
    return meaning === undefined ? [token] : writeOut(token, meaning);
  });
}

function readAbbreviation(
  tokens: readonly Token[],
  at: number,
  countSigns: () => number,
): string | undefined {
  const text = tokens[at]?.text ?? "";
  const before = tokens[at - 1];
  // "500cc" is a volume, "bagel w cc" a cheese.
  if (text === "cc" && before?.kind === "number" && before.value >= leastCubicCentimetres) return "ml";
  const sure = always.get(text) ?? (describesNext(tokens, at) ? beforeWord.get(text) : undefined);
  if (sure !== undefined) return sure;
  const meaning = inNotes.get(text);
  // "yogurt, 1 pot" has no potato.
  if (before?.kind === "number" && readUnitWord(tokens, at) !== null && endsPart(tokens[at + 1]))
    return undefined;
  if (meaning === undefined || countSigns() <= (isSign(tokens, at) ? 1 : 0)) return undefined;
  return mayBeWord(text) && !standsAlone(tokens, at) ? undefined : meaning;
}

function endsPart(after: Token | undefined): boolean {
  return boundsPhrase(after);
}

/** "gf bread", unlike "my gf" and "gf made pasta" */
function describesNext(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  return after?.kind === "word" && isContent(after) && !owners.has(before?.text ?? "");
}

/** Whether a text is written in notes, as a token says: an abbreviation, or a unit glued to its number. */
function isSign(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const { text } = token;
  if (always.has(text) || signs.has(text)) return true;
  if (inNotes.has(text) && (!mayBeWord(text) || standsAlone(tokens, at))) return true;
  if (beforeWord.has(text) && describesNext(tokens, at)) return true;
  return token.isGlued && tokens[at - 1]?.kind === "number" && readUnitWord(tokens, at) !== null;
}

function mayBeWord(text: string): boolean {
  return text.length < shortestWord || isEnglishWord(text);
}

function standsAlone(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isOpen =
    before === undefined || before.kind !== "word" || isJoiner(before) || describes(tokens, at - 1);
  return (
    isOpen &&
    (after === undefined || after.kind !== "word" || isJoiner(after) || isPercent(after.terms[0] ?? ""))
  );
}

function isJoiner({ text }: Token): boolean {
  return joiners.has(text);
}

/** Whether what stands before an abbreviation counts or describes it: "baked pot", unlike "200g pot". */
function describes(tokens: readonly Token[], at: number): boolean {
  const isVessel = readUnitWord(tokens, at + 1) !== null && tokens[at + 1]?.text.endsWith("s") === false;
  if (isVessel && readUnitWord(tokens, at) !== null) return false;
  const { text = "", terms = [] } = tokens[at] ?? {};
  if (terms.length > 0 && terms.every((term) => headlessTerms.has(term))) return true;
  return readUnitWord(tokens, at) !== null || [always, beforeWord, signs].some((words) => words.has(text));
}

function writeOut(token: Token, meaning: string): Token[] {
  return meaning.split(" ").map((text, at) => {
    return { ...token, text, terms: normaliseWord(text), isGlued: at === 0 && token.isGlued };
  });
}
