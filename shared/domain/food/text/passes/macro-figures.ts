import language from "../../data/language.json" with { type: "json" };
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const { letters, carbohydrates, words } = language.macroNotes;
const macroLetters = new Set(letters);
const carbohydrateWords = new Set(carbohydrates);
const macroWords = new Set([...carbohydrates, ...words]);
const separators = new Set(["/", ",", "|", "-", "+"]);
const nameMarks = new Set([":", "="]);
const shortages = new Set(["low", "no", "zero", "-"]);

/** The end of several figures of macronutrients, or of one that is all of a bracket or of carbohydrate, which is no food. */
export function endOfMacros(tokens: readonly Token[], at: number): number | null {
  let end = at;
  let figures = 0;
  for (let next = at; ; next = separators.has(tokens[end]?.text ?? "") ? end + 1 : end) {
    const figureEnd = endOfMacro(tokens, next);
    if (figureEnd === null) break;
    end = figureEnd;
    figures += 1;
  }
  // "(1 c)" is a cup.
  const last = tokens[end - 1]?.text ?? "";
  const isWholeBracket = macroWords.has(last) && tokens[at - 1]?.text === "(" && tokens[end]?.text === ")";
  const isNote = isWholeBracket || carbohydrateWords.has(last);
  return figures > 1 || (figures === 1 && isNote) ? end : null;
}

/** "57p", "15 g protein", "20g of fat" */
function endOfMacro(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.kind !== "number") return null;
  if (macroLetters.has(textAt(tokens, at + 1))) return at + 2;
  let next = textAt(tokens, at + 1) === "g" ? at + 2 : at + 1;
  if (textAt(tokens, next) === "of") next++;
  return macroWords.has(textAt(tokens, next)) ? next + 1 : null;
}

/** The end of figures behind the names of macronutrients, or null: "P 44 C 53 F 23", "CHO: 45 g". */
export function endOfMacrosBehind(tokens: readonly Token[], at: number): number | null {
  return endOfLetteredMacros(tokens, at) ?? endOfNamedCarbohydrate(tokens, at);
}

/** "P 44 C 53 F 23" */
function endOfLetteredMacros(tokens: readonly Token[], at: number): number | null {
  let end = at;
  while (macroLetters.has(tokens[end]?.text ?? "") && tokens[end + 1]?.kind === "number") end += 2;
  return end - at > 2 ? end : null;
}

/** "CHO: 45 g", unlike "low carb 45 g cheese" */
function endOfNamedCarbohydrate(tokens: readonly Token[], at: number): number | null {
  if (!carbohydrateWords.has(textAt(tokens, at)) || shortages.has(textAt(tokens, at - 1))) return null;
  const figure = nameMarks.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  return tokens[figure]?.kind === "number" && textAt(tokens, figure + 1) === "g" ? figure + 2 : null;
}
