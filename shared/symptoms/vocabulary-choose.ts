import type { ComposedName, NameCandidate } from "./vocabulary-candidate.ts";
import { type Frame, standsAlone } from "./vocabulary-frames.ts";
import type { LexiconCandidate } from "./vocabulary-lexicon.ts";
import { approachSite, isJoint, type ReportTokens } from "./vocabulary-report.ts";
import type { SymptomToken } from "./vocabulary-token.ts";

/** "No pain. Gas though." */
const endings = /^(?:\n|\.|!|,|though|too|again|)$/;

type Taken = (NameCandidate | undefined)[];

/** Of all names those that stand: the longer before the shorter, of equals a listed one of a site of its own, then one put together. */
export function chooseNames(
  report: ReportTokens,
  listed: readonly LexiconCandidate[],
  composed: readonly ComposedName[],
): NameCandidate[] {
  const { tokens } = report;
  const taken: Taken = Array.from({ length: tokens.length });
  const framed = listed.filter(({ isFramed }) => isFramed);
  const bare = framed.filter(isBare);
  takeNames(tokens, taken, [...framed.filter((name) => !isBare(name)), ...composed, ...bare]);
  const loose = listed.filter((candidate) => !candidate.isFramed && hasCompany(tokens, taken, candidate));
  takeNames(tokens, taken, loose);
  const chosen = [...new Set(taken)].filter((name) => name !== undefined && name.symptomId !== null);
  const composedAt = Map.groupBy(composed, ({ start }) => start);
  return chosen.flatMap((name) => (name === undefined ? [] : [placeName(report, taken, name, composedAt)]));
}

/** Whether a name is one word, which says less than one put together with a site told beside it. */
function isBare({ symptomId, start, end }: NameCandidate): boolean {
  return symptomId !== null && end === start + 1;
}

/** Whether a name tells no site, so that one told beside it is more exact: "pain", "rash". */
function isAnywhere(site: string | null): boolean {
  return site === null || site === "skin";
}

/** Gives the longest names their tokens first; a name whose tokens are taken is left out. */
function takeNames(tokens: readonly SymptomToken[], taken: Taken, names: readonly NameCandidate[]): void {
  const lengthOf = ({ start, end }: NameCandidate) =>
    (tokens[end - 1]?.end ?? 0) - (tokens[start]?.start ?? 0);
  for (const name of [...names].sort((a, b) => lengthOf(b) - lengthOf(a))) {
    const isFree = taken.slice(name.start, name.end).every((holder) => holder === undefined);
    if (isFree) taken.fill(name, name.start, name.end);
  }
}

/** Whether a symptom stands beside it in a list: "gas" in "cramps, gas and bloating"; or it is an item alone. */
function hasCompany(
  tokens: readonly SymptomToken[],
  taken: Taken,
  { start, end, frame }: LexiconCandidate,
): boolean {
  let before = start - 1;
  while (tokens[before]?.isFiller) before--;
  let after = end;
  while (isJoint(tokens[after]) || (after > end && tokens[after]?.isFiller)) after++;
  if (isItem(tokens, start, end, frame) || (after > end && isSymptom(taken[after]))) return true;
  if (!isJoint(tokens[before])) return false;
  while (isJoint(tokens[before])) before--;
  return isSymptom(taken[before]);
}

/** Whether a word is a line of its own, but for a bullet before it and, of what one has, figures after it. */
function isItem(tokens: readonly SymptomToken[], start: number, end: number, frame: Frame | null): boolean {
  const at = /^[-*+\u2022\u2013\u00b7]$/.test(tokens[start - 1]?.word ?? "") ? start - 2 : start - 1;
  const isSentence = tokens[at]?.word === "." && endings.test(tokens[end]?.word ?? "");
  const isFirst = tokens[at] === undefined || tokens[at]?.word === "\n" || isSentence;
  const isLast = /^(?:\n|\.|!|)$/.test(tokens[end]?.word ?? "");
  return isFirst && (isLast || (frame === "had" && standsAlone(tokens, end)));
}

function isSymptom(candidate: NameCandidate | undefined): boolean {
  return candidate !== undefined && candidate.symptomId !== null;
}

/** The site told with a listed name: inside it, or after it ("hives on my left arm"). */
function placeName(
  report: ReportTokens,
  taken: Taken,
  name: NameCandidate,
  composedAt: ReadonlyMap<number, readonly ComposedName[]>,
): NameCandidate {
  for (let start = name.start; start < name.end; start++) {
    const same = composedAt
      .get(start)
      ?.find(({ symptomId, end }) => symptomId === name.symptomId && end <= name.end);
    if (same !== undefined) return { ...name, site: same.site };
  }
  if (!isAnywhere(name.site)) return name;
  const at = approachSite(report, name.end);
  const site = at === null ? null : report.sites[at];
  if (!site || taken.slice(name.end, site.end).some((holder) => holder !== undefined)) return name;
  return { ...name, site: site.site, end: site.end };
}
