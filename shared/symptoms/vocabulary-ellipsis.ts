import type { ComposedName } from "./vocabulary-candidate.ts";
import { symptomAt } from "./vocabulary-complaints.ts";
import { isJoint, type ReportTokens } from "./vocabulary-report.ts";

const maxReach = 16;
const maxTail = 5;

/** Sites that take the complaint told before: "so does my elbow", "my head isn't hurting, my stomach is". */
export function readEllipses(report: ReportTokens, composed: readonly ComposedName[]): ComposedName[] {
  const toldAt = new Map(composed.map((name) => [name.end, name]));
  return report.sites.flatMap((site, start) => {
    if (site === null || !(isSameAgain(report, start) || isLeftOpen(report, site.end))) return [];
    const told = findTold(toldAt, start);
    const symptomId = told === undefined ? null : symptomAt(site, told.complaintId);
    if (told === undefined || symptomId === null) return [];
    return [
      {
        symptomId,
        site: site.site,
        complaintId: told.complaintId,
        start,
        end: site.end,
      } satisfies ComposedName,
    ];
  });
}

function findTold(toldAt: ReadonlyMap<number, ComposedName>, start: number): ComposedName | undefined {
  for (let end = start; end > start - maxReach; end--) {
    const told = toldAt.get(end);
    if (told !== undefined) return told;
  }
  return undefined;
}

/** "so does my", "same with the". */
function isSameAgain(report: ReportTokens, site: number): boolean {
  let at = site - 1;
  while (at > site - maxTail && report.tokens[at]?.isFiller && report.tokens[at]?.word !== "so") at--;
  if (/^(?:with|for)$/.test(report.tokens[at]?.word ?? "")) at--;
  while (at > site - maxTail && report.tokens[at]?.word === "goes") at--;
  const word = report.tokens[at]?.word ?? "";
  return (
    word === "same" ||
    (word === "so" && /^(?:do|does|did|is|are|was|were)$/.test(report.tokens[at + 1]?.word ?? ""))
  );
}

/** "is", "does too" or "as well" and then nothing. */
function isLeftOpen(report: ReportTokens, from: number): boolean {
  if (!/^(?:is|are|was|were|do|does|did|too|as|also)$/.test(report.tokens[from]?.word ?? "")) return false;
  for (let at = from; at < from + maxTail; at++) {
    const token = report.tokens[at];
    if (token === undefined || token.kind === "mark" || isJoint(token)) return true;
    if (!token.isFiller && !/^(?:too|as|well|though|instead)$/.test(token.word)) return false;
  }
  return false;
}
