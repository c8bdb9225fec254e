import complaintData from "./data/complaints.json" with { type: "json" };
import type { MarkedReport } from "./marked-report.ts";
import { type ListedSite, listSites, maxListed, maxSteps, skipJoint } from "./site-lists.ts";
import { type ComplaintForm, type ComplaintHit, isUnplaced, type SiteHit, symptomAt } from "./vocabulary.ts";

/** A name that may stand in the text, in words; `symptomId` null guards words that name no symptom. */
export type NameCandidate = {
  readonly symptomId: string | null;
  readonly site: string | null;
  readonly start: number;
  readonly end: number;
};

/** A name put together from a complaint and a site. */
export type ComposedName = NameCandidate & {
  readonly symptomId: string;
  readonly site: string;
  readonly complaintId: string;
};

type Range = { readonly start: number; readonly end: number };

const anyForm: readonly ComplaintForm[] = ["noun", "adjective", "verb"];
/** Sites that are found all over the body. */
const tissues = new Set(["joint", "muscle", "bone", "skin"]);
/** Where a side is a place of its own: "abd pain left side". */
const levelled = new Set(["abdomen", "back", ...tissues]);
const stingers = new Set(complaintData.stingers.split(" "));
const resumptives = new Set("they theyre theyve it its".split(" "));
/** The complaint that only says how bad something is. */
const rating = "ailing";
const placing = new Set(["in", "on", "behind", "under", "around", "across"]);

/** Symptoms named by a body site and what is wrong with it: "my knees ache", "itchy red eyes", "pain behind my ear". */
export function composeNames(report: MarkedReport): ComposedName[] {
  return report.words.flatMap((_, at) => {
    const ofSite = readFromSite(report, at).filter(
      (name) => name.complaintId !== rating || !isPlace(report, at),
    );
    return [...ofSite, ...readFromComplaint(report, at)];
  });
}

/** "knee pain", "my knees and hips really ache", "my eyes are red and itchy", "abd pain LLQ". */
function readFromSite(report: MarkedReport, start: number): ComposedName[] {
  const first = report.sites[start];
  if (!first) return [];
  const listed = hasComplaintBefore(report, start, first)
    ? [{ start, site: first }]
    : listSites(report, start, first);
  const linkFrom = listed.at(-1)?.site.end ?? first.end;
  const link = skipLink(report, linkFrom);
  const forms = link.isNegated ? anyForm.slice(1) : anyForm;
  const found: ComposedName[] = [];
  let at: number | null = findVerb(report, linkFrom, link.at, first) ?? link.at;
  while (at !== null && found.length < maxListed) {
    const begin: number = skipUnnamed(report, at, first);
    const complaint = findComplaint(report, begin, forms, first);
    if (complaint === null || (found.length > 0 && isOfAnother(report, first, complaint))) break;
    const from = found.length > 0 || link.isNegated ? begin : start;
    const closer = complaint.form === "noun" ? findCloser(report, first, complaint) : null;
    const sites = closer ? [closer] : listed;
    found.push(...nameSites(sites, complaint, { start: from, end: closer?.site.end ?? complaint.end }));
    at = findNextListed(report, complaint.end);
  }
  return found;
}

/** "The itching on my arms is unbearable tonight" rates the itching, not the arms. */
function isPlace({ words }: MarkedReport, start: number): boolean {
  return placing.has(words[stepBack(words, start - 1)]?.term ?? "");
}

/** Over the small words before a site, as in "on both of my arms". */
function stepBack(words: MarkedReport["words"], from: number): number {
  let at = from;
  while (at > from - maxSteps && words[at]?.keys.includes("<det>")) at--;
  return at;
}

/** "pain in my jaw and left arm numb", "tight chest and my left arm numb": neither jaw nor chest is numb. */
function hasComplaintBefore(report: MarkedReport, start: number, site: SiteHit): boolean {
  const { words, complaints } = report;
  const described = findComplaint(report, start - 1, ["adjective"], site);
  if (described?.end === start) return true;
  const at = stepBack(words, start - 1);
  if (!placing.has(words[at]?.term ?? "")) return false;
  return [1, 2].some((length) =>
    (complaints[at - length] ?? []).some(({ form, end }) => form === "noun" && end === at),
  );
}

/** Where the next complaint of a list begins, null where the list ends: "swollen and sore", "red hot and throbbing". */
function findNextListed({ words, complaints }: MarkedReport, end: number): number | null {
  const at = skipJoint(words, end);
  const isGlued = complaints[at]?.some(({ form }) => form === "adjective") ?? false;
  return at > end || isGlued ? at : null;
}

/** Over an adjective that is no complaint of the site: "my calf is hot, red and swollen". */
function skipUnnamed(report: MarkedReport, at: number, site: SiteHit): number {
  const adjective = report.complaints[at]?.find(({ form }) => form === "adjective");
  if (adjective === undefined || findComplaint(report, at, anyForm, site) !== null) return at;
  const next = skipJoint(report.words, adjective.end);
  return findComplaint(report, next, ["adjective"], site) === null ? at : next;
}

/** The place behind a complaint that says more than the one before it: "abd pain LLQ", "joint pain in my fingers". */
function findCloser(
  report: MarkedReport,
  { site: tissue, symptoms }: SiteHit,
  { end }: ComplaintHit,
): ListedSite | null {
  const bare = report.sites[end];
  if (bare && (!isMereSide(bare) || levelled.has(tissue))) return { start: end, site: bare };
  const start = tissues.has(tissue) ? approachSite(report, end) : null;
  const site = start === null ? null : report.sites[start];
  return start === null || !site ? null : { start, site: { ...site, symptoms } };
}

function isMereSide({ site }: SiteHit): boolean {
  return site.endsWith("side");
}

/** A later complaint of the whole person, or with a site of its own: "lips swelling, hives on my neck". */
function isOfAnother(report: MarkedReport, site: SiteHit, complaint: ComplaintHit): boolean {
  return isUnplaced(site, complaint) || approachSite(report, complaint.end) !== null;
}

/** Where a complaint begins with a word that could as well link to one: "turned to jelly", "went numb". */
function findVerb(report: MarkedReport, from: number, end: number, site: SiteHit): number | null {
  for (let at = from; at < end; at++) {
    if (findComplaint(report, at, ["verb"], site) !== null) return at;
  }
  return null;
}

/** "sore throat", "red, itchy eyes", "pain and stiffness in my left knee", "hurts behind the eyes". */
function readFromComplaint(report: MarkedReport, start: number): ComposedName[] {
  // "a wasp sting on my shin" is a cause.
  if (stingers.has(report.words[start - 1]?.term ?? "")) return [];
  return (report.complaints[start] ?? []).flatMap((complaint) => {
    const last = skipShared(report, complaint);
    const isBare = complaint.form !== "verb" && report.sites[last];
    // "ear ache left side" is of the ear.
    if (isBare && isMereSide(isBare) && report.sites[start - 1]?.end === start) return [];
    const at = isBare ? last : (approachSite(report, last) ?? approachRatedSite(report, last));
    const site = at === null ? null : report.sites[at];
    if (at === null || !site) return [];
    // "complaining of tummy pain" is pain.
    if (complaint.form === "verb" && findComplaint(report, site.end, ["noun"], site)) return [];
    const listed = dropSubject(report, listSites(report, at, site));
    const end = last > complaint.end ? complaint.end : (listed.at(-1)?.site.end ?? site.end);
    return nameSites(listed, complaint, { start, end });
  });
}

/** In "hives on my arms, my throat felt tight" the throat is no place of the hives. */
function dropSubject(report: MarkedReport, listed: readonly ListedSite[]): readonly ListedSite[] {
  const last = listed.at(-1);
  if (last === undefined || listed.length === 1) return listed;
  const { at } = skipLink(report, last.site.end);
  const hasComplaint = findComplaint(report, at, anyForm, last.site) !== null;
  return hasComplaint || hasOwnVerb(report, last) ? listed.slice(0, -1) : listed;
}

/** The "throat is" of "welts on my arms and my throat is tightening". */
function hasOwnVerb({ words }: MarkedReport, { start, site }: ListedSite): boolean {
  const isBegun = words[start - 1]?.keys.includes("<det>") ?? false;
  return isBegun && (words[site.end]?.keys.includes("<be>") ?? false);
}

/** One name for the sites that share it, one of its own for each site with another. */
function nameSites(listed: readonly ListedSite[], { id }: ComplaintHit, range: Range): ComposedName[] {
  const names = new Map<string, ComposedName>();
  for (const { start, site } of listed) {
    const symptomId = symptomAt(site, id);
    if (symptomId === null) continue;
    const known = names.get(symptomId);
    const own = names.size === 0 ? range : { start, end: site.end };
    if (known !== undefined) names.set(symptomId, { ...known, site: `${known.site} and ${site.site}` });
    else names.set(symptomId, { symptomId, site: site.site, complaintId: id, ...own });
  }
  const [first, ...others] = names.values();
  if (first === undefined || others.length === 0) return first === undefined ? [] : [first];
  // The first site keeps only its own words, or with them the complaint before it.
  const firstEnd = listed[0]?.site.end ?? range.end;
  return [{ ...first, start: range.start, end: Math.max(firstEnd, range.start + 1) }, ...others];
}

function findComplaint(
  report: MarkedReport,
  at: number,
  forms: readonly ComplaintForm[],
  site: SiteHit,
): ComplaintHit | null {
  const found = (report.complaints[at] ?? []).find(
    ({ form, id }) => forms.includes(form) && symptomAt(site, id) !== null,
  );
  return found ?? null;
}

/** Over the complaints that share a site with the first: "red, itchy", but of nouns only "pain and stiffness". */
function skipShared({ words, complaints }: MarkedReport, first: ComplaintHit): number {
  let end = first.end;
  let sharedEnd = first.end;
  for (let count = 0; count < maxListed; count++) {
    const joined = skipJoint(words, end);
    const next = (complaints[joined] ?? []).find(({ form }) => form === first.form);
    const isAdjective = first.form === "adjective";
    if (next === undefined || (joined === end && !isAdjective)) break;
    const isLast = words.slice(end, joined).some(({ keys }) => keys.includes("<joint>"));
    end = next.end;
    if (isLast || isAdjective) sharedEnd = end;
  }
  return sharedEnd;
}

/** Over what may stand between a site and its complaint: "has been really", "isn't". */
function skipLink({ words, complaints }: MarkedReport, from: number): { at: number; isNegated: boolean } {
  let isNegated = false;
  for (let at = from; at < from + maxSteps; at++) {
    const word = words[at];
    const negates = word?.keys.includes("<negatedlink>") ?? false;
    const isBegun = word?.term === "to" && /^(?:start|beg[aiu]n|seem)/.test(words[at - 1]?.term ?? "");
    // "gone all gurgly", "dead bloated"
    // "my knees, they ache"
    if (word?.term === "," && resumptives.has(words[at + 1]?.term ?? "")) {
      at++;
      continue;
    }
    const isDegree =
      word?.keys.includes("<degree>") && (complaints[at + 1]?.length || words[at + 1]?.isFiller);
    if (!word?.isFiller && !negates && !isBegun && !isDegree) return { at, isNegated };
    isNegated ||= negates;
  }
  return { at: from + maxSteps, isNegated };
}

/** The word of the site that "all over the back of my" and its like lead to, null where they lead to none. */
export function approachSite({ words, sites }: MarkedReport, from: number): number | null {
  let hasPreposition = false;
  for (let at = from; at < from + maxSteps; at++) {
    const word = words[at];
    if (word === undefined) return null;
    if (hasPreposition && sites[at]) return at;
    const isPreposition = word.keys.includes("<preposition>");
    if (!isPreposition && !word.isFiller && !word.keys.includes("<det>")) return null;
    hasPreposition ||= isPreposition;
  }
  return null;
}

/** The site named after a rating: "pain level: 4 (scale of 10), lower back". Null where there is none. */
function approachRatedSite({ words, sites }: MarkedReport, from: number): number | null {
  if (!/^(?:level|score|rating)$/.test(words[from]?.term ?? "")) return null;
  for (let at = from + 1; at < from + 2 * maxSteps; at++) {
    const word = words[at];
    if (word === undefined || word.term === "\n") return null;
    if (sites[at]) return at;
    if (word.kind === "word" && !word.isFiller && !/^(?:of|out|scale|on|in|ten|five)$/.test(word.term))
      return null;
  }
  return null;
}
