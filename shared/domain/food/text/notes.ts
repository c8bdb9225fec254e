import language from "../data/language.json" with { type: "json" };
import type { Token } from "./terms.ts";

const { letters, words } = language.macroNotes;
const macroLetters = new Set(letters);
const macroWords = new Set(words);
const inchMarks = new Set(['"', "”", "″"]);
const quotes = new Set(['"', "“", "”"]);
const separators = new Set(["/", ",", "|", "-", "+"]);

/** The tokens without what labels a meal: "#3", "(45p / 50c / 14f)", "(15 g protein)" and `6"` name no food. */
export function dropNotes(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const end = endOfNote(tokens, at);
    const token = tokens[at];
    if (end === null && token !== undefined) kept.push(token);
    at = end ?? at + 1;
    const [open, close] = kept.slice(-2);
    if (open?.text === "(" && close?.text === ")") kept.splice(-2);
  }
  return kept;
}

function endOfNote(tokens: readonly Token[], at: number): number | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.text === "#" && second?.kind === "number" && second.isGlued) return at + 2;
  if (first?.kind !== "number") return null;
  return isInch(tokens, at + 1) ? at + 2 : endOfMacros(tokens, at);
}

/** `6" sub`: the length of a food is no amount of it. The mark behind "rice 200" within quotes closes them. */
function isInch(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.isGlued !== true || !inchMarks.has(token.text)) return false;
  return tokens.slice(0, at).filter(({ text }) => quotes.has(text)).length % 2 === 0;
}

/** Several figures of macronutrients, or one that is all of a bracket. */
function endOfMacros(tokens: readonly Token[], at: number): number | null {
  let end = at;
  let figures = 0;
  for (let next = at; ; next = separators.has(tokens[end]?.text ?? "") ? end + 1 : end) {
    const figureEnd = endOfMacro(tokens, next);
    if (figureEnd === null) break;
    end = figureEnd;
    figures += 1;
  }
  // "(1 c)" is a cup.
  const isSpelt = macroWords.has(tokens[end - 1]?.text ?? "");
  const isWholeBracket = isSpelt && tokens[at - 1]?.text === "(" && tokens[end]?.text === ")";
  return figures > 1 || (figures === 1 && isWholeBracket) ? end : null;
}

/** "57p", "15 g protein", "20g of fat" */
function endOfMacro(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.kind !== "number") return null;
  const textAt = (place: number) => tokens[place]?.text ?? "";
  if (macroLetters.has(textAt(at + 1))) return at + 2;
  let next = textAt(at + 1) === "g" ? at + 2 : at + 1;
  if (textAt(next) === "of") next++;
  return macroWords.has(textAt(next)) ? next + 1 : null;
}
