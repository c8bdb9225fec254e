import type { ReportWord } from "../report-words.ts";
import { type ComplaintHit, findComplaints, findSite, type SiteHit } from "./vocabulary.ts";

/** The words of a report with the body sites and complaints that begin at each. */
export type MarkedReport = {
  readonly words: readonly ReportWord[];
  readonly sites: readonly (SiteHit | null)[];
  readonly complaints: readonly (readonly ComplaintHit[])[];
};

/** Finds the sites and complaints of a report. */
export function markReport(words: readonly ReportWord[]): MarkedReport {
  return {
    words,
    sites: words.map((_, at) => findSite(words, at)),
    complaints: words.map((_, at) => findComplaints(words, at)),
  };
}
