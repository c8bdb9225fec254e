import language from "../../data/language.json" with { type: "json" };
import { normaliseWord, type Token } from "../terms.ts";
import { findCompoundEnd, isGrammarWord } from "../vocabulary.ts";

/** Words for "with" of other languages, each with the words for "and" of the same. */
const joinersOf = new Map(Object.entries(language.foreignJoiners));
/** Foods behind which the "na" of Swahili joins: elsewhere it is a word of other languages ("sinigang na hipon"). */
const swahiliHeads = new Set(language.swahiliHeads);
/** Words for "and" that are no English ones, and what they join into one name: "cacio e pepe", "Guzman y Gomez". */
const bareAnds = new Set(language.bareAnds.words);
const joinedNames = new Set(language.bareAnds.unlessBehind);
/** Those that join before a number as well. */
const countedAnds = new Set(language.bareAnds.beforeNumbers);
/** Foods before which the "at" of Tagalog joins: "sinangag at itlog". */
const behindAt = new Set(language.bareAnds.at);
/** "tas kebabı" is a dish, and "tas" elsewhere joins. */
const namesBehind = new Set(language.bareAnds.unlessBefore);
const spoons = new Set(language.spoonKinds.spoons);
const largeKinds = new Set(language.spoonKinds.large);
const smallKinds = new Set(language.spoonKinds.small);

/**
 * The words for "with" and "and" between dishes of another cuisine, as English ones: "gallo pinto con huevo". Those of a
 * name that is known as a whole stay ("arroz con pollo").
 */
export function readForeignJoiners(written: readonly Token[]): readonly Token[] {
  let nameEnd = 0;
  const tokens = readSpoons(written).map((token, at, all) => {
    nameEnd = Math.max(nameEnd, findCompoundEnd(all, at) ?? 0);
    return at < nameEnd ? token : readForeignWord(all, token, at);
  });
  const links = tokens.filter((token, at) => joinersOf.has(token.text) && isBetweenWords(tokens, at));
  if (links.length === 0) return tokens;
  const joiners = new Map([
    ...links.flatMap(({ text }) => (joinersOf.get(text) ?? []).map((and) => [and, "and"] as const)),
    ...links.map(({ text }) => [text, "with"] as const),
  ]);
  let lockedUntil = 0;
  return tokens.map((token, at) => {
    lockedUntil = Math.max(lockedUntil, findCompoundEnd(tokens, at) ?? 0);
    const joiner = at < lockedUntil || !isBetweenWords(tokens, at) ? undefined : joiners.get(token.text);
    return joiner === undefined ? token : { ...token, text: joiner, terms: normaliseWord(joiner) };
  });
}

/** "4 colheres de sopa", "1 cucharada de té": which spoon it is stands behind it. */
function readSpoons(tokens: readonly Token[]): readonly Token[] {
  const isOfSpoon = (at: number) => tokens[at]?.text === "de" && spoons.has(tokens[at - 1]?.text ?? "");
  const kindAt = (at: number) => (isOfSpoon(at) ? tokens[at + 1]?.text : undefined) ?? "";
  const isKind = (at: number) => largeKinds.has(kindAt(at)) || smallKinds.has(kindAt(at));
  return tokens.flatMap((token, at) => {
    if (isKind(at) || isKind(at - 1)) return [];
    return smallKinds.has(kindAt(at + 1)) ? [{ ...token, text: "tsp", terms: ["tsp"] }] : [token];
  });
}

/** The "an" of "rice an peas" is no article: a consonant stands behind it. */
function isShortAnd(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1]?.text ?? "";
  return (
    tokens[at]?.text === "an" &&
    /^[bcdfgjklmnpqrstvwxz]/.test(after) &&
    !isGrammarWord(tokens[at - 1]?.text ?? "")
  );
}

/** "a" of "a la" is no article, "med" behind a food is no size, and "na" behind a Swahili one joins, as "et" does. */
function readForeignWord(tokens: readonly Token[], token: Token, at: number): Token {
  if (token.text === "a" && tokens[at + 1]?.text === "la") return { ...token, text: "à", terms: [] };
  if (countedAnds.has(token.text) && isBeforeNumber(tokens, at))
    return { ...token, text: "and", terms: normaliseWord("and") };
  if (!isBetweenWords(tokens, at)) return token;
  if (isShortAnd(tokens, at)) return { ...token, text: "and", terms: [] };
  const before = tokens[at - 1]?.text ?? "";
  const isShortMedium = token.text === "medium" && token.end - token.start === "med".length;
  if (isShortMedium && !isGrammarWord(before)) return { ...token, text: "med", terms: ["med"] };
  const isJoined =
    (token.text === "na" && swahiliHeads.has(before)) ||
    (token.text === "at" && behindAt.has(tokens[at + 1]?.text ?? "")) ||
    (bareAnds.has(token.text) && !joinedNames.has(before) && !namesBehind.has(tokens[at + 1]?.text ?? ""));
  return isJoined ? { ...token, text: "and", terms: normaliseWord("and") } : token;
}

/** "nihari 1 plate aur 2 naan" */
function isBeforeNumber(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.kind === "word" && tokens[at + 1]?.kind === "number";
}

/** An amount may stand behind the first word: "pupusas 2 con curtido". */
function isBetweenWords(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.kind === "number" ? tokens[at - 2] : tokens[at - 1];
  return before?.kind === "word" && tokens[at + 1]?.kind === "word";
}
