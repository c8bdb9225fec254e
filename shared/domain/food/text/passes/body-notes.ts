import { boundsPhrase } from "../marks.ts";
import { readMeasure } from "../measures.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const hoursOfDay = 24;
const changes = new Set(["down", "up", "lost", "gained"]);
const weighing = new Set(["at", "this", "since", "on", "in", "so", "already", "overall", "total", "from"]);

/** The tokens without what a diary tells of the body: "down 2 lbs at weigh in", "PB 26:41". */
export function dropBodyNotes(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const end = endOfWeight(tokens, at) ?? endOfRecord(tokens, at);
    const token = tokens[at];
    if (end === null && token !== undefined) kept.push(token);
    at = end ?? at + 1;
  }
  return kept;
}

/** Where "down 2 lbs at weigh in" ends, unlike "knocked down 2 lbs of ribs"; null for other words. */
function endOfWeight(tokens: readonly Token[], at: number): number | null {
  if (!changes.has(textAt(tokens, at)) || !boundsPhrase(tokens[at - 1])) return null;
  const amount = readMeasure(tokens, at + 1);
  if (amount?.measure?.kind !== "mass") return null;
  const after = tokens[amount.next];
  if (!boundsPhrase(after) && !weighing.has(after.text)) return null;
  let end = amount.next;
  while (!boundsPhrase(tokens[end])) end++;
  return end;
}

/** "PB 26:41" is a personal best, unlike "toast, PB 10:30 coffee": the abbreviation is written out by then. */
function endOfRecord(tokens: readonly Token[], at: number): number | null {
  const [peanut, butter, minutes, mark, seconds] = tokens.slice(at, at + 5);
  const isRecord = minutes?.kind === "number" && minutes.value > hoursOfDay;
  const isTime = isRecord && mark?.text === ":" && seconds?.kind === "number";
  return peanut?.text === "peanut" && butter?.text === "butter" && isTime ? at + 5 : null;
}
