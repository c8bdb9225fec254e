import language from "../../data/language.json" with { type: "json" };
import { boundsPhrase } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const names = new Set(language.glucoseNotes.names);
const openers = new Set(language.glucoseNotes.openers);
const times = new Set(language.glucoseNotes.times);
/** "Sugar was 142", "sugars at 190" */
const tellers = new Set(["was", "were", "is", "at"]);
const mostBetween = 4;
/** In mg/dl; nobody has so many sugars in a cup. */
const leastFigure = 40;

/** The tokens without readings of blood glucose: "fasting BG 118", "BG 2hr 142", "pre 6.2". */
export function dropGlucoseNotes(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const end = endOfReading(tokens, at);
    const token = tokens[at];
    if (end === null && token !== undefined) read.push(token);
    at = end ?? at + 1;
  }
  return read;
}

function endOfReading(tokens: readonly Token[], at: number): number | null {
  let name = at;
  while (openers.has(textAt(tokens, name))) name++;
  if (isSugarAtTime(tokens, name)) return name + 2;
  const isTold = isSugar(tokens, name) && tellers.has(textAt(tokens, name + 1));
  if (isSugar(tokens, name) && (name > at || isTold)) return endOfFigure(tokens, name + 1);
  if (!names.has(textAt(tokens, name))) return null;
  let next = name + 1;
  while (next < name + 1 + mostBetween && isTime(tokens, next)) next++;
  return tokens[next]?.kind === "number" ? next + 1 : null;
}

/** "Sugar 142 before dinner", unlike "coffee, sugar 2" */
function isSugarAtTime(tokens: readonly Token[], at: number): boolean {
  const isFigure = tokens[at + 1]?.kind === "number";
  return isSugar(tokens, at) && isFigure && boundsPhrase(tokens[at - 1]) && times.has(textAt(tokens, at + 2));
}

function isSugar(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === "sugar" || textAt(tokens, at) === "sugars";
}

/** Where the figure of "fasting sugar was 142" ends, unlike the teaspoons of "my sugar 2". */
function endOfFigure(tokens: readonly Token[], from: number): number | null {
  let at = from;
  while (at < from + mostBetween && times.has(textAt(tokens, at))) at++;
  const figure = tokens[at];
  return figure?.kind === "number" && figure.value >= leastFigure ? at + 1 : null;
}

/** The "2hr" of "BG 2hr 142" */
function isTime(tokens: readonly Token[], at: number): boolean {
  return (
    times.has(textAt(tokens, at)) || (tokens[at]?.kind === "number" && times.has(textAt(tokens, at + 1)))
  );
}
