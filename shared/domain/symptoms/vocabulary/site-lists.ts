import type { ReportWord } from "../report-words.ts";
import type { MarkedReport } from "./marked-report.ts";
import type { SiteHit } from "./vocabulary.ts";

/** A body site and the word at which it begins. */
export type ListedSite = { readonly start: number; readonly site: SiteHit };

/** A list of complaints or sites is read so far. */
export const maxListed = 4;
/** So many words may stand between two members of a list. */
export const maxSteps = 7;

/** The sites of a list that begins with the first one: "neck, shoulder and back". */
export function listSites(report: MarkedReport, start: number, first: SiteHit): ListedSite[] {
  const listed = [{ start, site: first }];
  for (let end = first.end; listed.length < maxListed; ) {
    const joined = skipJoint(report.words, end);
    const at = skipPlacing(report, joined);
    const site = joined === end ? null : report.sites[at];
    if (!site) break;
    listed.push({ start: at, site });
    end = site.end;
  }
  return listed;
}

/** Over "between the" where a place stands behind it: "in my neck and between the shoulder blades". */
function skipPlacing({ words, sites }: MarkedReport, from: number): number {
  if (sites[from] || !words[from]?.keys.includes("<preposition>")) return from;
  let at = from + 1;
  while (words[at]?.keys.includes("<det>")) at++;
  return sites[at] ? at : from;
}

/** Over "and", a comma or both, and the determiners and adverbs after it; the same place where there is none. */
export function skipJoint(words: readonly ReportWord[], from: number): number {
  let at = from;
  while (at < from + 2 && isJoint(words[at])) at++;
  if (at === from) return from;
  while (at < from + maxSteps && words[at]?.isFiller) at++;
  return at;
}

/** Whether a word joins the members of a list. */
export function isJoint(word: ReportWord | undefined): boolean {
  return word !== undefined && (/^[,/&+]$/.test(word.term) || word.keys.includes("<joint>"));
}
