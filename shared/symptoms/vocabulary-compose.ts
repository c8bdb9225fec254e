import type { NameCandidate } from "./vocabulary-candidate.ts";
import {
  type ComplaintForm,
  type ComplaintMatch,
  matchComplaints,
  symptomAt,
} from "./vocabulary-complaints.ts";
import { matchSite, type SiteMatch } from "./vocabulary-sites.ts";
import type { SymptomToken } from "./vocabulary-token.ts";

/** Sites and complaints by the token they begin at. */
interface Report {
  readonly tokens: readonly SymptomToken[];
  readonly sites: readonly (SiteMatch | null)[];
  readonly complaints: readonly (readonly ComplaintMatch[])[];
}

const maxLink = 6;
const maxApproach = 7;
const maxListed = 4;

/** Symptoms told as a body site and what is wrong with it: "my knees ache", "itchy red eyes", "pain behind my ear". */
export function composeNames(tokens: readonly SymptomToken[]): NameCandidate[] {
  const report: Report = {
    tokens,
    sites: tokens.map((_, at) => matchSite(tokens, at)),
    complaints: tokens.map((_, at) => matchComplaints(tokens, at)),
  };
  return tokens.flatMap((_, at) => [...readFromSite(report, at), ...readFromComplaint(report, at)]);
}

/** "knee pain", "my knees and hips really ache", "my eyes are red and itchy". */
function readFromSite(report: Report, start: number): NameCandidate[] {
  const first = report.sites[start];
  if (first === null || first === undefined) return [];
  const listed = listSites(report, start, first);
  const last = listed.at(-1)?.site ?? first;
  const link = skipLink(report.tokens, last.end);
  const found: NameCandidate[] = [];
  let at = link.at;
  for (let count = 0; count < maxListed; count++) {
    const forms: ComplaintForm[] = link.isNegated ? ["adjective", "verb"] : ["noun", "adjective", "verb"];
    const complaint = findComplaint(report, at, forms, first);
    if (complaint === null) break;
    const from = count > 0 || link.isNegated ? at : start;
    found.push(...nameSites(listed, complaint, { start: from, end: complaint.end }));
    at = skipJoint(report.tokens, complaint.end);
    if (at === complaint.end) break;
  }
  return found;
}

/** "sore throat", "red, itchy eyes", "pain in my left knee", "hurts behind the eyes". */
function readFromComplaint(report: Report, start: number): NameCandidate[] {
  const found: NameCandidate[] = [];
  for (const complaint of report.complaints[start] ?? []) {
    const at = complaint.form === "adjective" ? skipAdjectives(report, complaint.end) : complaint.end;
    const isListed = at > complaint.end;
    const siteAt = complaint.form !== "verb" && report.sites[at] ? at : approachSite(report, complaint.end);
    const site = siteAt === null ? null : report.sites[siteAt];
    if (siteAt === null || site === null || site === undefined) continue;
    const listed = listSites(report, siteAt, site);
    const end = isListed ? complaint.end : (listed.at(-1)?.site.end ?? site.end);
    found.push(...nameSites(listed, complaint, { start, end }));
  }
  return found;
}

/** One name for the sites that share it, one of its own for each site with another. */
function nameSites(
  listed: readonly { start: number; site: SiteMatch }[],
  complaint: ComplaintMatch,
  span: { start: number; end: number },
): NameCandidate[] {
  const names = new Map<string, NameCandidate & { readonly site: string }>();
  for (const { start, site } of listed) {
    const symptomId = symptomAt(site, complaint.id);
    if (symptomId === null) continue;
    const known = names.get(symptomId);
    const own = names.size === 0 ? span : { start, end: site.end };
    if (known === undefined) names.set(symptomId, { symptomId, site: site.site, ...own });
    else names.set(symptomId, { ...known, site: `${known.site} and ${site.site}` });
  }
  return shareSpan([...names.values()], listed, span);
}

/** With two names in one span, each keeps to its own site, the one beside the complaint taking that too. */
function shareSpan(
  names: readonly NameCandidate[],
  listed: readonly { start: number; site: SiteMatch }[],
  span: { start: number; end: number },
): NameCandidate[] {
  const [first, ...others] = names;
  if (first === undefined || others.length === 0) return [...names];
  const second = listed[1];
  if (second === undefined || second.start <= span.start) return [first];
  const isSiteFirst = listed[0]?.start === span.start;
  const end = isSiteFirst ? (listed[0]?.site.end ?? span.end) : second.start;
  return [{ ...first, end }, ...others];
}

function findComplaint(
  report: Report,
  at: number,
  forms: readonly ComplaintForm[],
  site: SiteMatch,
): ComplaintMatch | null {
  const found = (report.complaints[at] ?? []).find(
    (complaint) => forms.includes(complaint.form) && symptomAt(site, complaint.id) !== null,
  );
  return found ?? null;
}

function listSites(report: Report, start: number, first: SiteMatch): { start: number; site: SiteMatch }[] {
  const listed = [{ start, site: first }];
  for (let end = first.end; listed.length < maxListed; ) {
    const at = skipJoint(report.tokens, end);
    const site = at === end ? null : report.sites[at];
    if (site === null || site === undefined) break;
    listed.push({ start: at, site });
    end = site.end;
  }
  return listed;
}

/** Over what may stand between a site and what is said of it: "has been really", "isn't". */
function skipLink(tokens: readonly SymptomToken[], from: number): { at: number; isNegated: boolean } {
  let isNegated = false;
  for (let at = from; at < from + maxLink; at++) {
    const token = tokens[at];
    const negates = token?.keys.includes("<negatedlink>") ?? false;
    if (!token?.isFiller && !negates) return { at, isNegated };
    isNegated ||= negates;
  }
  return { at: from + maxLink, isNegated };
}

/** Over "and", a comma or both, and the determiners and adverbs after it; the same place where there is none. */
function skipJoint(tokens: readonly SymptomToken[], from: number): number {
  let at = from;
  while (at < from + 2 && isJoint(tokens[at])) at++;
  if (at === from) return from;
  while (at < from + maxLink && tokens[at]?.isFiller) at++;
  return at;
}

function isJoint(token: SymptomToken | undefined): boolean {
  return token !== undefined && (/^[,/&+]$/.test(token.word) || token.keys.includes("<joint>"));
}

function skipAdjectives(report: Report, from: number): number {
  let end = from;
  for (let count = 0; count < maxListed; count++) {
    const joined = skipJoint(report.tokens, end);
    const next = (report.complaints[joined] ?? []).find(({ form }) => form === "adjective");
    if (next === undefined) break;
    end = next.end;
  }
  return end;
}

/** The token of the site that "all over the back of my" and its like lead to, null where they lead to none. */
function approachSite(report: Report, from: number): number | null {
  let hasPreposition = false;
  for (let at = from; at < from + maxApproach; at++) {
    const token = report.tokens[at];
    if (token === undefined) return null;
    if (hasPreposition && report.sites[at]) return at;
    const isPreposition = token.keys.includes("<preposition>");
    if (!isPreposition && !token.isFiller && !token.keys.includes("<det>")) return null;
    hasPreposition ||= isPreposition;
  }
  return null;
}
