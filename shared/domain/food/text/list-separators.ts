import { isLooseDash } from "./headers.ts";
import { readMeasure } from "./measures.ts";
import { readUnitWord } from "./read-units.ts";
import type { Token } from "./terms.ts";

/** "5 oz salmon / 1 cup rice" and "40g oats/200ml milk" are lists; the slash of "and/or" is not. */
export function isLooseSlash(tokens: readonly Token[], at: number): boolean {
  const [before, slash, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (slash?.text !== "/" || after === undefined) return false;
  const isLoose = !slash.isGlued && !after.isGlued;
  if (isLoose) return true;
  if (before?.kind !== "word") return false;
  return after.kind === "number" || isHelping(tokens, at + 1) || isInSlashList(tokens, at);
}

/** The last slash of "40g oats/200ml milk/honey": one between an amount and a name stands in the line as well. */
function isInSlashList(tokens: readonly Token[], at: number): boolean {
  const [from, end] = [startOfLine(tokens, at), endOfLine(tokens, at)];
  return tokens.some(({ text, kind }, place) => {
    const isBeforeAmount = tokens[place - 1]?.text === "/" && tokens[place - 2]?.kind === "word";
    return kind === "number" && text !== "/" && place > from && place < end && isBeforeAmount;
  });
}

/** "soup - bread - an apple": several dashes in a line list. */
export function isListDash(tokens: readonly Token[], at: number): boolean {
  if (!isLooseDash(tokens, at)) return false;
  const [from, end] = [startOfLine(tokens, at), endOfLine(tokens, at)];
  return tokens.some((_, place) => place !== at && place > from && place < end && isLooseDash(tokens, place));
}

function startOfLine(tokens: readonly Token[], at: number): number {
  return tokens.findLastIndex(({ text }, place) => place < at && text === "\n");
}

function endOfLine(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(({ text }, place) => place > at && text === "\n");
  return end < 0 ? tokens.length : end;
}

/** "pinch of salt", "tsp honey" */
function isHelping(tokens: readonly Token[], at: number): boolean {
  return readMeasure(tokens, at)?.measure?.unit !== undefined && readUnitWord(tokens, at) !== null;
}
