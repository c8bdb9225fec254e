import type { Needs } from "../../../shared/domain/constraints/mod.ts";
import { findRefusal, isListed, listPreferred, type Refusal } from "../../../shared/domain/safety/mod.ts";
import { findEmergency } from "../../../shared/domain/symptoms/mod.ts";
import type { Decision, Outcome } from "../contract.ts";
import type { Candidate } from "./candidate.ts";
import { filterCandidate } from "./filter/filter-candidate.ts";
import { findSharedHazard } from "./filter/find-shared-hazard.ts";
import { findUnplacedHazard } from "./filter/find-unplaced-hazard.ts";
import { findUnknownHealth, findUnusedHint } from "./find-unknown-health.ts";
import { findUnnamedAllergen } from "./find-unnamed-allergen.ts";
import type { Finding } from "./finding.ts";
import { hasNeeds, isEdible, isFoodQuestion } from "./is-food-question.ts";
import type { Question } from "./question.ts";
import { chooseBasis } from "./ranking/basis.ts";
import { contradicts } from "./ranking/contradicts.ts";
import { listParts, singleCompound } from "./ranking/goal-fit.ts";
import { rankContenders } from "./ranking/rank.ts";
import { rankByPrice } from "./ranking/rank-by-price.ts";
import type { Contender, Ranking } from "./ranking/ranking.ts";
import { pickTelling } from "./reasoning/describe-figures.ts";
import { listNotCompared } from "./reasoning/not-compared.ts";
import { writeReasoning } from "./reasoning/write-reasoning.ts";
import { findAllowed, settleContenders } from "./settle-contenders.ts";
import { showsFood } from "./shows-food.ts";

const outcomes: Readonly<Record<Finding["why"], Outcome>> = {
  refused: "no_valid_option",
  referred: "needs_information",
  not_food: "no_valid_option",
  all_excluded: "no_valid_option",
  no_options: "needs_information",
  not_compared: "needs_information",
  unknown_options: "needs_information",
  unsure: "needs_information",
  only_one: "needs_information",
  unknown_amount: "needs_information",
  no_goal: "needs_information",
  close: "needs_information",
  only_left: "selected",
  best_value: "selected",
  best: "selected",
};

const typedAllergies: ReadonlySet<string> = new Set([
  "alpha_gal",
  "latex_fruit",
  "birch_pollen",
  "histamine_intolerance",
]);

/** Filters, ranks and explains. The same question and catalogue give the same answer. */
export function decide(question: Question): Decision {
  const filtered = question.candidates.map((candidate): Contender => {
    return { candidate, filtered: filterCandidate(candidate, question.needs, question) };
  });
  const contenders = settleContenders(filtered);
  const finding = findOutcome(question, contenders);
  const outcome = outcomes[finding.why];
  return {
    outcome,
    options: question.candidates.map(({ id, label }) => ({ id, label })),
    selected_option: outcome === "selected" ? chosenId(finding) : null,
    reasoning: writeReasoning(finding, { question, contenders }),
  };
}

function chosenId(finding: Finding): number | null {
  if (finding.why === "only_left") return finding.chosen.candidate.id;
  if (finding.why === "best_value") return finding.value.values[0]?.candidate.id ?? null;
  return finding.why === "best" ? (finding.ranking.ranked[0]?.candidate.id ?? null) : null;
}

function findOutcome(question: Question, contenders: readonly Contender[]): Finding {
  const { text, needs, candidates, isAboutFood, rules } = question;
  const refusal =
    findRefusal(rules) ??
    refuseEmergency(question) ??
    findSharedHazard(question) ??
    findUnplacedHazard(question, contenders);
  if (refusal !== null) return { why: refusal.effect === "refuse" ? "refused" : "referred", refusal };
  if (!isAboutFood || !isFoodQuestion(question)) return { why: "not_food" };
  if (candidates.length === 0) return { why: "no_options" };
  if (asksForOtherAlone(text, needs)) return { why: "not_compared" };
  const excluded = contenders.filter(({ filtered }) => filtered.excludedFor !== null);
  const [worst] = excluded;
  if (needs.isAskingForWorst && worst !== undefined && excluded.length === 1)
    return { why: "only_left", chosen: worst };
  const allowed = needs.isAskingForWorst ? contenders : findAllowed(contenders);
  if (allowed.length === 0) return { why: "all_excluded" };
  const unreadable = findUnreadBesideBounded(allowed, contenders);
  if (unreadable.length > 0) return { why: "unknown_options", unknown: unreadable };
  const risk = findRisk(question, allowed, contenders);
  if (risk !== null) return risk;
  const unknown = allowed
    .map(({ candidate }) => candidate)
    .filter((candidate) => isUnknown(candidate, needs) && !isListed(rules, candidate));
  if (unknown.length > 0) return findDecided(allowed, needs, unknown) ?? { why: "unknown_options", unknown };
  const value =
    allowed.length > 1
      ? rankByPrice(
          allowed.map(({ candidate }) => candidate),
          needs,
          text,
        )
      : null;
  if (value !== null) return { why: "best_value", value };
  // A compound that a condition limits decides alone: "potassium 5.9" goes before what else would be good.
  const ranked = listPreferred(rules).length > 0 ? { ...needs, conditions: [] } : needs;
  return rank(allowed, { asked: question.asked, needs: ranked, isAlone: candidates.length === 1 });
}

/**
 * An emergency that the question tells of, also where its words were taken for an option ("drank some toilet cleaner, milk
 * or water?"); in a hypo fast sugar comes first, which the rules of safety choose.
 */
function refuseEmergency({ asked, text, candidates, rules }: Question): Refusal | null {
  if (rules.some(({ rule }) => rule.who.includes("low_blood_sugar_now"))) return null;
  const isAllFood = candidates.every(isEdible);
  const advice = findEmergency(asked) ?? (isAllFood ? null : findEmergency(text));
  return advice === null
    ? null
    : { effect: "refuse", says: `${advice}. Nothing about food is compared here` };
}

/** What names no food, where all that is left besides is less suitable: it may have been the safe one. */
function findUnreadBesideBounded(
  allowed: readonly Contender[],
  contenders: readonly Contender[],
): readonly Candidate[] {
  const isBounded = allowed.every(({ filtered }) => filtered.boundedFor.length > 0);
  const candidates = contenders.map(({ candidate }) => candidate);
  return isBounded ? candidates.filter(({ kind }) => kind === "thing") : [];
}

/** Why nothing of what is left may be compared: a state of health without a rule, or what may hold an allergen. */
function findRisk(
  question: Question,
  allowed: readonly Contender[],
  contenders: readonly Contender[],
): Finding | null {
  const refusal =
    allowed.length > 1
      ? (findUnnamedAllergen(question.text, question.needs) ??
        findUnreadAllergen(question) ??
        findUnknownHealth(question.context ?? "") ??
        (isJudged(question, contenders) ? null : findUnusedHint(question.context ?? "")))
      : null;
  if (refusal !== null) return { why: "referred", refusal };
  const unsure = allowed.filter(({ filtered }) => filtered.isUnsure);
  const isContrasted = allowed.length < contenders.length && !isSevere(question);
  return unsure.length === allowed.length && !isContrasted ? { why: "unsure", unsure } : null;
}

/** Whether anything that is known of who eats spoke for or against an option. */
function isJudged({ rules }: Question, contenders: readonly Contender[]): boolean {
  const isWeighed = contenders.some(
    ({ filtered }) => filtered.excludedFor !== null || filtered.boundedFor.length > 0,
  );
  return isWeighed || listPreferred(rules).length > 0;
}

/** With a severe allergy what may contain its cause is not chosen, not even where the other options surely do. */
function isSevere({ rules }: Question): boolean {
  return rules.some(({ rule }) => rule.who.includes("severe_allergy"));
}

/** A severe allergy to what no reader knows: any option may hold it. */
function findUnreadAllergen(question: Question): Refusal | null {
  const { allergies, avoided } = question.needs;
  if (allergies.length + avoided.length > 0 || !isSevere(question) || hasTypedAllergy(question)) return null;
  return {
    effect: "refer",
    says: "The question speaks of a severe reaction, and the food that causes it was not understood, so nothing is chosen: name it as an allergy (“allergic to sesame”) and ask again",
  };
}

/** Meat of mammals, latex fruit and pollen foods have rules of their own. */
function hasTypedAllergy({ rules }: Question): boolean {
  return rules.some(({ rule }) => rule.who.some((id) => typedAllergies.has(id)));
}

/** "Which is cheaper?": nothing that is asked for can be compared. */
function asksForOtherAlone(text: string, needs: Needs): boolean {
  if (listNotCompared(text).length === 0) return false;
  return !hasNeeds(needs);
}

/** Figures alone do not show whether a food suits who avoids another. */
function isUnknown({ kind }: Candidate, { allergies, avoided, diets }: Needs): boolean {
  const mustSuit = allergies.length + avoided.length + diets.length > 0;
  return kind === "placeholder" || kind === "unread" || (kind === "labelled" && mustSuit);
}

/**
 * What is best whatever the unknown foods hold: of one compound the kind of food that their words show has bounds.
 * Null where they may still be the best, or nothing shows what they are.
 */
function findDecided(
  allowed: readonly Contender[],
  needs: Needs,
  unknown: readonly Candidate[],
): Finding | null {
  if (unknown.some(({ kind, label }) => kind !== "unread" || !showsFood(label))) return null;
  const ranking = rankContenders(allowed, needs, "per_100_g");
  const isDecided =
    ranking.compoundId !== null && ranking.ranked.every(({ unknownIds }) => unknownIds.length === 0);
  return isDecided && !ranking.isClose ? { why: "best", ranking } : null;
}

function rank(
  allowed: readonly Contender[],
  { asked, needs, isAlone }: { asked: string; needs: Needs; isAlone: boolean },
): Finding {
  const [only, another] = allowed;
  if (only !== undefined && another === undefined)
    return { why: isAlone ? "only_one" : "only_left", chosen: only };
  const basis = chooseBasis(
    asked,
    allowed.map(({ candidate }) => candidate),
  );
  const vague = findVague(allowed, needs);
  if (vague.length > 0) return { why: "unknown_options", unknown: vague };
  const ranking = rankContenders(allowed, needs, basis);
  if (ranking.isUndirected) return { why: "no_goal", ranking };
  const unknownId = findUnknown(ranking, needs);
  if (unknownId !== null) return { why: "unknown_amount", ranking: { ...ranking, compoundId: unknownId } };
  if (ranking.isClose) return { why: "close", ranking };
  return { why: isBorneOut(ranking, needs) ? "best" : "no_goal", ranking };
}

/** The compound that the ranking turns on, or the only one asked for, if an option has an unknown amount of it; else null. */
function findUnknown({ ranked, compoundId }: Ranking, { goals: [goal, another] }: Needs): number | null {
  const asked = goal !== undefined && another === undefined ? singleCompound(goal) : null;
  const turning = compoundId ?? asked;
  const isUnknown = ranked.some(({ unknownIds }) => unknownIds.some((id) => id === turning));
  return isUnknown ? turning : null;
}

/** Whether the figures that the reasoning cites speak for the choice. */
function isBorneOut(ranking: Ranking, needs: Needs): boolean {
  const [first, second] = ranking.ranked;
  if (first === undefined || second === undefined) return true;
  const ids = [...new Set([...first.compoundIds, ...second.compoundIds])];
  return !contradicts(ranking, needs, pickTelling(first.candidate, second.candidate, ids, ranking.basis));
}

/** Of which the question states figures, but none of those that its goals and conditions turn on. */
function findVague(allowed: readonly Contender[], { goals, conditions }: Needs): Candidate[] {
  const ofRules = allowed.flatMap(({ filtered }) =>
    filtered.judgements.flatMap(({ assessments }) => assessments.map(({ target }) => target.compoundId)),
  );
  const asked = goals.filter(
    ({ goal }) => goal !== "health" && singleCompound({ goal, direction: "more", weight: 1 }) === null,
  );
  if (asked.length === 0 && conditions.length === 0) return [];
  const turning = new Set([...ofRules, ...asked.flatMap(({ goal }) => listParts(goal))]);
  return allowed
    .map(({ candidate }) => candidate)
    .filter(({ kind, whole }) => kind === "labelled" && ![...turning].some((id) => whole.amounts.has(id)));
}
