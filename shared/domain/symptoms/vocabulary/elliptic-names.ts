import type { ReportWord } from "../report-words.ts";
import type { ComposedName } from "./composed-names.ts";
import complaintData from "./data/complaints.json" with { type: "json" };
import type { MarkedReport } from "./marked-report.ts";
import { isJoint } from "./site-lists.ts";
import { type SiteHit, symptomAt } from "./vocabulary.ts";

const maxReach = 16;
const maxTail = 5;
const injuryReach = 2;

/** A complaint that takes the site named before: "ears popping, slight pain in the left one". */
export function readOtherSides({ words, sites, complaints }: MarkedReport): ComposedName[] {
  return complaints.flatMap((found, start) =>
    found.flatMap(({ id: complaintId, form, end }) => {
      const at = findSideOne(words, end);
      const before = form === "noun" && at !== null ? sites.slice(Math.max(0, start - maxReach), start) : [];
      const site = before.findLast((one) => one !== null);
      const symptomId = site ? symptomAt(site, complaintId) : null;
      if (!site || symptomId === null || at === null) return [];
      const side = words[at]?.term ?? "";
      const noun = site.site.replace(/^(?:left|right) /, "");
      return [{ symptomId, site: `${side} ${noun}`, complaintId, start, end: at + 2 }];
    }),
  );
}

const injuries = new Set(complaintData.injuries.split(" "));
const injured = new Set(complaintData.injured.split(" "));

/** What a part of the body is like that was hurt before: "twisted my ankle, swollen and sore". */
export function readInjured({ words, sites, complaints }: MarkedReport): ComposedName[] {
  return complaints.flatMap((found, start) =>
    found.flatMap(({ id: complaintId, form, end }) => {
      if (form !== "adjective" || !injured.has(complaintId) || sites[end]) return [];
      const site = findInjured(words, sites, start);
      const symptomId = site ? symptomAt(site, complaintId) : null;
      return site && symptomId !== null ? [{ symptomId, site: site.site, complaintId, start, end }] : [];
    }),
  );
}

/** The site that was hurt in the sentence before a word, if no other is named behind it. */
function findInjured(
  words: readonly ReportWord[],
  sites: MarkedReport["sites"],
  start: number,
): SiteHit | null {
  for (
    let at = start - 1;
    at >= Math.max(0, start - maxReach) && !/^[.\n!?]$/.test(words[at]?.term ?? "");
    at--
  ) {
    const site = sites[at];
    if (!site) continue;
    const before = words.slice(Math.max(0, at - injuryReach), at);
    return before.some(({ term }) => injuries.has(term)) ? site : null;
  }
  return null;
}

/** Where "in the left one" names its side, null for other words. */
function findSideOne(words: readonly ReportWord[], from: number): number | null {
  const at = words[from + 1]?.term === "the" ? from + 2 : from + 1;
  const isSide =
    /^(?:in|on|behind)$/.test(words[from]?.term ?? "") && /^(?:left|right)$/.test(words[at]?.term ?? "");
  return isSide && words[at + 1]?.term === "one" ? at : null;
}

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
