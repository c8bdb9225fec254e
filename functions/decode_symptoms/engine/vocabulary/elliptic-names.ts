import type { ReportWord } from "../report-words.ts";
import { type ComposedName, isJoint, type MarkedReport } from "./composed-names.ts";
import { symptomAt } from "./vocabulary.ts";

const maxReach = 16;
const maxTail = 5;

/** Sites that take the complaint of the name before: "so does my elbow", "my head isn't hurting, my stomach is". */
export function readEllipses(
  { words, sites }: MarkedReport,
  composed: readonly ComposedName[],
): ComposedName[] {
  const nameByEnd = new Map(composed.map((name) => [name.end, name]));
  return sites.flatMap((site, start) => {
    if (site === null || !(isSameAgain(words, start) || isLeftOpen(words, site.end))) return [];
    const before = findBefore(nameByEnd, start);
    const symptomId = before === null ? null : symptomAt(site, before.complaintId);
    if (before === null || symptomId === null) return [];
    return [{ symptomId, site: site.site, complaintId: before.complaintId, start, end: site.end }];
  });
}

function findBefore(nameByEnd: ReadonlyMap<number, ComposedName>, start: number): ComposedName | null {
  for (let end = start; end > start - maxReach; end--) {
    const name = nameByEnd.get(end);
    if (name !== undefined) return name;
  }
  return null;
}

/** "so does my", "same with the". */
function isSameAgain(words: readonly ReportWord[], site: number): boolean {
  let at = site - 1;
  while (at > site - maxTail && words[at]?.isFiller && words[at]?.term !== "so") at--;
  if (/^(?:with|for)$/.test(words[at]?.term ?? "")) at--;
  while (at > site - maxTail && words[at]?.term === "goes") at--;
  const term = words[at]?.term;
  if (term !== "so") return term === "same";
  return /^(?:do|does|did|is|are|was|were)$/.test(words[at + 1]?.term ?? "");
}

/** "is", "does too" or "as well" and then nothing. */
function isLeftOpen(words: readonly ReportWord[], from: number): boolean {
  if (!/^(?:is|are|was|were|do|does|did|too|as|also)$/.test(words[from]?.term ?? "")) return false;
  for (let at = from; at < from + maxTail; at++) {
    const word = words[at];
    if (word === undefined || word.kind === "mark" || isJoint(word)) return true;
    if (!word.isFiller && !/^(?:too|as|well|though|instead)$/.test(word.term)) return false;
  }
  return false;
}
