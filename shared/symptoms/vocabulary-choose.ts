import type { NameCandidate } from "./vocabulary-candidate.ts";
import type { LexiconCandidate } from "./vocabulary-lexicon.ts";
import { matchSite } from "./vocabulary-sites.ts";
import type { SymptomToken } from "./vocabulary-token.ts";

const maxApproach = 7;

/** Of all names those that stand: the longer before the shorter, a listed one before one put together. */
export function chooseNames(
  tokens: readonly SymptomToken[],
  listed: readonly LexiconCandidate[],
  composed: readonly NameCandidate[],
): NameCandidate[] {
  const lengthOf = ({ start, end }: NameCandidate) =>
    (tokens[end - 1]?.end ?? 0) - (tokens[start]?.start ?? 0);
  const framed = [...listed.filter(({ isFramed }) => isFramed), ...composed];
  const taken: (NameCandidate | undefined)[] = Array.from({ length: tokens.length });
  const chosen: NameCandidate[] = [];
  const take = (candidates: readonly NameCandidate[]): void => {
    for (const candidate of [...candidates].sort((a, b) => lengthOf(b) - lengthOf(a))) {
      if (isTaken(taken, candidate)) continue;
      taken.fill(candidate, candidate.start, candidate.end);
      chosen.push(candidate);
    }
  };
  take(framed);
  take(listed.filter((candidate) => !candidate.isFramed && hasCompany(tokens, taken, candidate)));
  const symptoms = chosen.filter(({ symptomId }) => symptomId !== null).sort((a, b) => a.start - b.start);
  return symptoms.map((candidate) => placeName(tokens, taken, candidate, composed));
}

function isTaken(taken: readonly (NameCandidate | undefined)[], { start, end }: NameCandidate): boolean {
  for (let at = start; at < end; at++) {
    if (taken[at] !== undefined) return true;
  }
  return false;
}

/** Whether a symptom stands beside it in a list: "gas" in "cramps, gas and bloating". */
function hasCompany(
  tokens: readonly SymptomToken[],
  taken: readonly (NameCandidate | undefined)[],
  { start, end }: NameCandidate,
): boolean {
  let before = start - 1;
  while (tokens[before]?.isFiller) before--;
  let after = end;
  while (isJoint(tokens[after]) || (after > end && tokens[after]?.isFiller)) after++;
  const isAfter = after > end && isSymptom(taken[after]);
  if (!isJoint(tokens[before])) return isAfter;
  while (isJoint(tokens[before])) before--;
  return isAfter || isSymptom(taken[before]);
}

function isSymptom(candidate: NameCandidate | undefined): boolean {
  return candidate !== undefined && candidate.symptomId !== null;
}

function isJoint(token: SymptomToken | undefined): boolean {
  return token !== undefined && (/^[,/&+]$/.test(token.word) || token.keys.includes("<joint>"));
}

/** The site told with a listed name: inside it, or after it ("hives on my left arm"). */
function placeName(
  tokens: readonly SymptomToken[],
  taken: readonly (NameCandidate | undefined)[],
  name: NameCandidate,
  composed: readonly NameCandidate[],
): NameCandidate {
  const same = composed.find(
    ({ symptomId, start, end }) => symptomId === name.symptomId && start >= name.start && end <= name.end,
  );
  if (same !== undefined) return { ...name, site: same.site };
  if (name.site !== null && name.site !== "skin") return name;
  let hasPreposition = false;
  for (let at = name.end; at < name.end + maxApproach; at++) {
    const token = tokens[at];
    if (token === undefined || taken[at] !== undefined) return name;
    const site = hasPreposition ? matchSite(tokens, at) : null;
    if (site !== null) return { ...name, site: site.site, end: site.end };
    const isPreposition = token.keys.includes("<preposition>");
    if (!isPreposition && !token.isFiller && !token.keys.includes("<det>")) return name;
    hasPreposition ||= isPreposition;
  }
  return name;
}
