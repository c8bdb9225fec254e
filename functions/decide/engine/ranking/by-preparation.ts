import type { NamedGoal } from "../../../../shared/domain/constraints/mod.ts";
import { normaliseTerms } from "../../../../shared/domain/food/mod.ts";
import data from "../data/preparations.json" with { type: "json" };
import type { Ranking } from "./ranking.ts";

/** A food without its way of cooking, and how much fat that adds: 0 boiled to 4 deep-fried. */
type Prepared = { readonly subject: string; readonly addedFat: number };

const preparations = Object.entries(data.addedFat).map(([words, level]) => ({
  pattern: new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, "giu"),
  level,
}));
const fillers: ReadonlySet<string> = new Set(data.fillers.flatMap(normaliseTerms));
const goalNames: ReadonlySet<string> = new Set(data.goals);
const lean: ReadonlySet<string> = new Set(["weight_loss", "heart", "health"]);

/**
 * A ranking of one food cooked in two ways by the fat that cooking adds, where the catalogue's two foods (chips of one
 * table, crisps of another) say the reverse or nothing.
 */
export function settleByPreparation(ranking: Ranking, goals: readonly NamedGoal[], sign: number): Ranking {
  const [first, second, ...others] = ranking.ranked;
  if (first === undefined || second === undefined || others.length > 0) return ranking;
  if (!goals.every(({ goal }) => goalNames.has(goal))) return ranking;
  const [one, other] = [readPrepared(first.candidate.words), readPrepared(second.candidate.words)];
  const isSame = one !== null && other !== null && one.subject !== "" && one.subject === other.subject;
  if (!isSame || one.addedFat === other.addedFat) return ranking;
  if ([first, second].some(({ candidate }) => candidate.stated !== null)) return ranking;
  const wantsMore = goals.some(({ goal, direction }) => direction === "more" && !lean.has(goal)) ? -1 : 1;
  const isFirstBest = (other.addedFat - one.addedFat) * wantsMore * sign > 0;
  const isDoubtful = ranking.isClose || ranking.ranked.some(({ unknownIds }) => unknownIds.length > 0);
  if (isFirstBest && !isDoubtful) return ranking;
  const ordered = isFirstBest ? [first, second] : [second, first];
  const ranked = ordered.map((entry) => ({ ...entry, compoundIds: [], unknownIds: [] }));
  return { ranked, isClose: false, compoundId: null, basis: ranking.basis, isByPreparation: true };
}

function readPrepared(words: string): Prepared | null {
  const found = preparations.filter(({ pattern }) => words.search(pattern) >= 0);
  const level = found.find(({ level }) => level !== 1)?.level ?? found[0]?.level;
  if (level === undefined) return null;
  const isDry = /(?<![\p{L}-])(?:air|oven|dry)[- ]/iu.test(words);
  const rest = preparations.reduce((left, { pattern }) => left.replace(pattern, " "), words);
  const subject = normaliseTerms(rest).filter((term) => !fillers.has(term));
  return { subject: subject.sort().join(" "), addedFat: isDry ? 1 : level };
}
