import language from "../../data/language.json" with { type: "json" };
import { isContent, readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";

const partsOfDay = new Set(language.clock.partsOfDay);
const dayTimes = new Set(language.clock.dayTimes);
/** "morning tea", "night shift" */
const namedByDay = new Set(language.clock.namedByDay);
/** "in the afternoon", "all night" */
const dayOpeners = new Set(language.clock.dayOpeners);
const night = "night";

/** The parts of the day that may head what was eaten: the "afternoon" of "afternoon rice", unlike that of "afternoon tea". */
export function listPartsOfDay(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.flatMap(({ text }, at) => (headsPartOfDay(tokens, at) ? [text] : [])));
}

function headsPartOfDay(tokens: readonly Token[], at: number): boolean {
  const [before, part, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isPart = partsOfDay.has(part?.text ?? "") || part?.text === night;
  return isPart && !namedByDay.has(after?.text ?? "") && !dayOpeners.has(before?.text ?? "");
}

/**
 * The "this afternoon" of "a coke this afternoon handful of nuts", where the next food follows at once, and the "afternoon"
 * of "morning bread and tea afternoon rice", where another part of the day is named.
 */
export function endOfDayTime(
  tokens: readonly Token[],
  at: number,
  named: ReadonlySet<string>,
): number | null {
  const text = tokens[at]?.text ?? "";
  const isThis = text === "this" && partsOfDay.has(tokens[at + 1]?.text ?? "");
  const end = isThis ? at + 2 : at + 1;
  const isAmongOthers = named.size > 1 && named.has(text);
  if (!isThis && !isAmongOthers && !dayTimes.has(text)) return null;
  const [before, after] = [tokens[at - 1], tokens[end]];
  if (before === undefined || !isContent(before) || after === undefined) return null;
  return after.kind === "number" || isContent(after) || readUnitWord(tokens, end) !== null ? end : null;
}
