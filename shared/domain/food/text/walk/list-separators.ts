import { isLooseDash } from "../headers.ts";
import { findAhead } from "../marks.ts";
import { readMeasure } from "../measures.ts";
import { readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";

/** Words of a line that are read on either side of a separator. */
const lineReach = 60;

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
  return listLine(tokens, at).some(
    (place) =>
      tokens[place]?.kind === "number" &&
      tokens[place - 1]?.text === "/" &&
      tokens[place - 2]?.kind === "word",
  );
}

/** "soup - bread - an apple": several dashes in a line list. */
export function isListDash(tokens: readonly Token[], at: number): boolean {
  if (!isLooseDash(tokens, at)) return false;
  return listLine(tokens, at).some((place) => place !== at && isLooseDash(tokens, place));
}

/** The places of a line around `at`, as far as they are near. */
function listLine(tokens: readonly Token[], at: number): number[] {
  const start = Math.max(0, at - lineReach);
  const from = start + tokens.slice(start, at).findLastIndex(({ text }) => text === "\n") + 1;
  const end = findAhead(tokens, at + 1, ({ text }) => text === "\n", lineReach);
  const places = Array.from({ length: lineReach * 2 }, (_, step) => from + step);
  return places.filter((place) => place < (end < 0 ? at + lineReach : end));
}

/** "pinch of salt", "tsp honey" */
function isHelping(tokens: readonly Token[], at: number): boolean {
  return readMeasure(tokens, at)?.measure?.unit !== undefined && readUnitWord(tokens, at) !== null;
}
