import language from "../data/language.json" with { type: "json" };
import { boundsPhrase } from "./marks.ts";
import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";

const names = new Set(language.glucoseNotes.names);
const openers = new Set(language.glucoseNotes.openers);
const times = new Set(language.glucoseNotes.times);
const mostBetween = 4;

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
  if (!names.has(textAt(tokens, name))) return null;
  let next = name + 1;
  while (next < name + 1 + mostBetween && isTime(tokens, next)) next++;
  return tokens[next]?.kind === "number" ? next + 1 : null;
}

/** "Sugar 142 before dinner", unlike "coffee, sugar 2" */
function isSugarAtTime(tokens: readonly Token[], at: number): boolean {
  const isNamed = textAt(tokens, at) === "sugar" || textAt(tokens, at) === "sugars";
  const isFigure = tokens[at + 1]?.kind === "number";
  return isNamed && isFigure && boundsPhrase(tokens[at - 1]) && times.has(textAt(tokens, at + 2));
}

/** The "2hr" of "BG 2hr 142" */
function isTime(tokens: readonly Token[], at: number): boolean {
  return (
    times.has(textAt(tokens, at)) || (tokens[at]?.kind === "number" && times.has(textAt(tokens, at + 1)))
  );
}
