import language from "../../data/language.json" with { type: "json" };
import { isContent, readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";

const partsOfDay = new Set(language.clock.partsOfDay);
const dayTimes = new Set(language.clock.dayTimes);
const night = "night";

/** The parts of the day that a text names: "morning", "night". */
export function listPartsOfDay(tokens: readonly Token[]): ReadonlySet<string> {
  const isPart = (text: string) => partsOfDay.has(text) || text === night;
  return new Set(tokens.map(({ text }) => text).filter(isPart));
}

/**
 * The "this afternoon" of "a coke this afternoon handful of nuts" and the "last night" of "bread last night soup", where the next food follows at once, and the "afternoon"
 * of "morning bread and tea afternoon rice", where another part of the day is named.
 */
export function endOfDayTime(
  tokens: readonly Token[],
  at: number,
  named: ReadonlySet<string>,
): number | null {
  const text = tokens[at]?.text ?? "";
  const part = tokens[at + 1]?.text ?? "";
  const isThis = (text === "this" && partsOfDay.has(part)) || (text === "last" && part === night);
  const end = isThis ? at + 2 : at + 1;
  const isAmongOthers = named.size > 1 && named.has(text);
  if (!isThis && !isAmongOthers && !dayTimes.has(text)) return null;
  const [before, after] = [tokens[at - 1], tokens[end]];
  if (before === undefined || !isContent(before) || after === undefined) return null;
  return after.kind === "number" || isContent(after) || readUnitWord(tokens, end) !== null ? end : null;
}
