import { type ComplaintMatch, matchComplaints } from "./vocabulary-complaints.ts";
import { matchSite, type SiteMatch } from "./vocabulary-sites.ts";
import type { SymptomToken } from "./vocabulary-token.ts";

/** A report's tokens with the body sites and complaints that begin at each. */
export interface ReportTokens {
  readonly tokens: readonly SymptomToken[];
  readonly sites: readonly (SiteMatch | null)[];
  readonly complaints: readonly (readonly ComplaintMatch[])[];
}

const maxSteps = 7;

/** Finds the sites and complaints of a report. */
export function markReport(tokens: readonly SymptomToken[]): ReportTokens {
  return {
    tokens,
    sites: tokens.map((_, at) => matchSite(tokens, at)),
    complaints: tokens.map((_, at) => matchComplaints(tokens, at)),
  };
}

/** Over "and", a comma or both, and the determiners and adverbs after it; the same place where there is none. */
export function skipJoint(tokens: readonly SymptomToken[], from: number): number {
  let at = from;
  while (at < from + 2 && isJoint(tokens[at])) at++;
  if (at === from) return from;
  while (at < from + maxSteps && tokens[at]?.isFiller) at++;
  return at;
}

/** Whether a token joins the members of a list. */
export function isJoint(token: SymptomToken | undefined): boolean {
  return token !== undefined && (/^[,/&+]$/.test(token.word) || token.keys.includes("<joint>"));
}

/** Over what may stand between a site and what is said of it: "has been really", "isn't". */
export function skipLink(tokens: readonly SymptomToken[], from: number): { at: number; isNegated: boolean } {
  let isNegated = false;
  for (let at = from; at < from + maxSteps; at++) {
    const token = tokens[at];
    const negates = token?.keys.includes("<negatedlink>") ?? false;
    const isBegun = token?.word === "to" && /^(?:start|beg[aiu]n|seem)/.test(tokens[at - 1]?.word ?? "");
    if (!token?.isFiller && !negates && !isBegun) return { at, isNegated };
    isNegated ||= negates;
  }
  return { at: from + maxSteps, isNegated };
}

/** The token of the site that "all over the back of my" and its like lead to, null where they lead to none. */
export function approachSite(report: ReportTokens, from: number): number | null {
  let hasPreposition = false;
  for (let at = from; at < from + maxSteps; at++) {
    const token = report.tokens[at];
    if (token === undefined) return null;
    if (hasPreposition && report.sites[at]) return at;
    const isPreposition = token.keys.includes("<preposition>");
    if (!isPreposition && !token.isFiller && !token.keys.includes("<det>")) return null;
    hasPreposition ||= isPreposition;
  }
  return null;
}

/** The site told after a rating: "pain level: 4 (scale of 10), lower back". Null where there is none. */
export function approachRatedSite(report: ReportTokens, from: number): number | null {
  if (!/^(?:level|score|rating)$/.test(report.tokens[from]?.word ?? "")) return null;
  for (let at = from + 1; at < from + 2 * maxSteps; at++) {
    const token = report.tokens[at];
    if (token === undefined || token.word === "\n") return null;
    if (report.sites[at]) return at;
    if (token.kind === "word" && !token.isFiller && !/^(?:of|out|scale|on|in|ten|five)$/.test(token.word))
      return null;
  }
  return null;
}
