import type { ReportWord } from "../report-words.ts";
import type { ComposedName } from "./composed-names.ts";
import type { MarkedReport } from "./marked-report.ts";
import { symptomAt } from "./vocabulary.ts";

const scales = new Set(["5", "10", "100"]);
/** "head is about a 4 out of 10" */
const links = new Set(
  "is was were are at a about around still now today roughly only just up down to : - =".split(" "),
);
const linkReach = 5;

/** A body site that is rated without a complaint hurts: "head is a 4 out of 10", "knee 7/10 after the run". */
export function readRatedSites({ words, sites, complaints }: MarkedReport): ComposedName[] {
  return sites.flatMap((site, start) => {
    const symptomId = site === null ? null : symptomAt(site, "pain");
    if (site === null || symptomId === null || complaints[start]?.length) return [];
    let at = site.end;
    while (at < site.end + linkReach && links.has(words[at]?.term ?? "")) at++;
    if (!isRating(words, at)) return [];
    return [{ symptomId, site: site.site, complaintId: "pain", start, end: site.end }];
  });
}

/** "7/10", "four out of ten" */
function isRating(words: readonly ReportWord[], at: number): boolean {
  const [mark, second] = [words[at + 1]?.term, words[at + 2]?.term];
  const of = mark === "/" ? words[at + 2] : mark === "out" && second === "of" ? words[at + 3] : undefined;
  const isCounted = words[at]?.kind === "number" || words[at]?.keys.includes("<n>") === true;
  return isCounted && (scales.has(of?.text ?? "") || of?.term === "ten");
}
