import type { ComposedName } from "./vocabulary-candidate.ts";
import { type ComplaintForm, type ComplaintMatch, isUnplaced, symptomAt } from "./vocabulary-complaints.ts";
import {
  approachRatedSite,
  approachSite,
  type ReportTokens,
  skipJoint,
  skipLink,
} from "./vocabulary-report.ts";
import type { SiteMatch } from "./vocabulary-sites.ts";

type ListedSite = { readonly start: number; readonly site: SiteMatch };
type TokenSpan = { readonly start: number; readonly end: number };

const anyForm: readonly ComplaintForm[] = ["noun", "adjective", "verb"];
const maxListed = 4;

/** Symptoms told as a body site and what is wrong with it: "my knees ache", "itchy red eyes", "pain behind my ear". */
export function composeNames(report: ReportTokens): ComposedName[] {
  return report.tokens.flatMap((_, at) => [...readFromSite(report, at), ...readFromComplaint(report, at)]);
}

/** "knee pain", "my knees and hips really ache", "my eyes are red and itchy", "abd pain LLQ". */
function readFromSite(report: ReportTokens, start: number): ComposedName[] {
  const first = report.sites[start];
  if (first === null || first === undefined) return [];
  const listed = listSites(report, start, first);
  const linkFrom = listed.at(-1)?.site.end ?? first.end;
  const link = skipLink(report.tokens, linkFrom);
  const forms = link.isNegated ? anyForm.slice(1) : anyForm;
  const found: ComposedName[] = [];
  let at = findVerb(report, linkFrom, link.at, first) ?? link.at;
  while (found.length < maxListed) {
    const complaint = findComplaint(report, at, forms, first);
    if (complaint === null || (found.length > 0 && isOfAnother(report, first, complaint))) break;
    const from = found.length > 0 || link.isNegated ? at : start;
    const closer = complaint.form === "noun" ? report.sites[complaint.end] : null;
    found.push(
      ...nameSites(closer ? [{ start: complaint.end, site: closer }] : listed, complaint, {
        start: from,
        end: closer?.end ?? complaint.end,
      }),
    );
    at = skipJoint(report.tokens, complaint.end);
    if (at === complaint.end) break;
  }
  return found;
}

/** A later complaint of the whole person, or with a site of its own: "lips swelling, hives on my neck". */
function isOfAnother(report: ReportTokens, site: SiteMatch, complaint: ComplaintMatch): boolean {
  return isUnplaced(site, complaint) || approachSite(report, complaint.end) !== null;
}

/** Where a complaint begins with a word that could as well link to one: "turned to jelly", "went numb". */
function findVerb(report: ReportTokens, from: number, end: number, site: SiteMatch): number | null {
  for (let at = from; at < end; at++) {
    if (findComplaint(report, at, ["verb"], site) !== null) return at;
  }
  return null;
}

/** "sore throat", "red, itchy eyes", "pain and stiffness in my left knee", "hurts behind the eyes". */
function readFromComplaint(report: ReportTokens, start: number): ComposedName[] {
  return (report.complaints[start] ?? []).flatMap((complaint) => {
    const last = skipShared(report, complaint);
    const at = findSiteAfter(report, complaint.form, last);
    const site = at === null ? null : report.sites[at];
    if (at === null || site === null || site === undefined) return [];
    const listed = dropSubject(report, listSites(report, at, site));
    const end = last > complaint.end ? complaint.end : (listed.at(-1)?.site.end ?? site.end);
    return nameSites(listed, complaint, { start, end });
  });
}

function findSiteAfter(report: ReportTokens, form: ComplaintForm, from: number): number | null {
  if (form !== "verb" && report.sites[from]) return from;
  return approachSite(report, from) ?? approachRatedSite(report, from);
}

/** In "hives on my arms, my throat felt tight" the throat is no place of the hives. */
function dropSubject(report: ReportTokens, listed: readonly ListedSite[]): readonly ListedSite[] {
  const last = listed.at(-1);
  if (last === undefined || listed.length === 1) return listed;
  const at = skipLink(report.tokens, last.site.end).at;
  return findComplaint(report, at, anyForm, last.site) === null ? listed : listed.slice(0, -1);
}

/** One name for the sites that share it, one of its own for each site with another. */
function nameSites(
  listed: readonly ListedSite[],
  complaint: ComplaintMatch,
  span: TokenSpan,
): ComposedName[] {
  const names = new Map<string, ComposedName>();
  for (const { start, site } of listed) {
    const symptomId = symptomAt(site, complaint.id);
    if (symptomId === null) continue;
    const known = names.get(symptomId);
    const own = names.size === 0 ? span : { start, end: site.end };
    if (known !== undefined) names.set(symptomId, { ...known, site: `${known.site} and ${site.site}` });
    else names.set(symptomId, { symptomId, site: site.site, complaintId: complaint.id, ...own });
  }
  const [first, ...others] = names.values();
  if (first === undefined || others.length === 0) return first === undefined ? [] : [first];
  return [{ ...first, ...ownSpan(listed, span) }, ...others];
}

/** What of a span is the first site's own: it alone, or with the complaint where that stands before it. */
function ownSpan(listed: readonly ListedSite[], { start, end }: TokenSpan): TokenSpan {
  const first = listed[0];
  return { start, end: first === undefined ? end : Math.max(first.site.end, start + 1) };
}

function findComplaint(
  report: ReportTokens,
  at: number,
  forms: readonly ComplaintForm[],
  site: SiteMatch,
): ComplaintMatch | null {
  const found = (report.complaints[at] ?? []).find(
    (complaint) => forms.includes(complaint.form) && symptomAt(site, complaint.id) !== null,
  );
  return found ?? null;
}

function listSites(report: ReportTokens, start: number, first: SiteMatch): ListedSite[] {
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

/** Over the complaints that share a site with the first: "red, itchy", but of nouns only "pain and stiffness". */
function skipShared(report: ReportTokens, first: ComplaintMatch): number {
  let end = first.end;
  let sharedEnd = first.end;
  for (let count = 0; count < maxListed; count++) {
    const joined = skipJoint(report.tokens, end);
    const next = (report.complaints[joined] ?? []).find(({ form }) => form === first.form);
    const isAdjective = first.form === "adjective";
    if (next === undefined || (joined === end && !isAdjective)) break;
    const isLast = report.tokens.slice(end, joined).some(({ keys }) => keys.includes("<joint>"));
    end = next.end;
    if (isLast || isAdjective) sharedEnd = end;
  }
  return sharedEnd;
}
