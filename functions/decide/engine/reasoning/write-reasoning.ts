import {
  conditionNotice,
  conditionRules,
  dietRules,
  type NamedGoal,
  type Needs,
} from "../../../../shared/domain/constraints/mod.ts";
import { goals as goalRules } from "../../../../shared/domain/nutrition/mod.ts";
import { listWords } from "../../../../shared/platform/kernel/mod.ts";
import type { Candidate } from "../candidate.ts";
import { listStated } from "../figures/apply-figures.ts";
import { listSafetyNotes } from "../filter/list-safety-notes.ts";
import type { Finding } from "../finding.ts";
import { nameCompound, nameUnit } from "../format-amount.ts";
import type { Question } from "../question.ts";
import type { ValueRanking } from "../ranking/rank-by-price.ts";
import type { Contender } from "../ranking/ranking.ts";
import { describeFigures, quote } from "./describe-figures.ts";
import { describeNotCompared, describeOnlyNutrition } from "./not-compared.ts";

/** What the reasoning draws on beside the finding. */
type Background = {
  readonly question: Question;
  readonly contenders: readonly Contender[];
};

const mostKinds = 2;
/** Energy, protein and fibre. */
const keyCompoundIds = [1008, 1003, 1079];
const notAboutFood =
  "This is not a question about what to eat or drink: none of it names foods, drinks or meals to choose from. Ask with at least two foods, drinks, meals or ingredients.";
const noOptions =
  "The question names no options to compare. Name at least two foods, drinks or meals, and what matters to you, such as a goal, an allergy or a condition.";

/** Two to four plain sentences: the choice with its figures, what was ruled out, what is uncertain, the notice. */
export function writeReasoning(finding: Finding, background: Background): string {
  if (finding.why === "not_food") return notAboutFood;
  if ("refusal" in finding) return endSentence(finding.refusal.says);
  const { needs, rules, candidates } = background.question;
  const usesCondition = needs.conditions.length > 0 || rules.some(({ setting }) => setting !== "");
  const sentences = [
    ...describeFinding(finding, background),
    ...describeExclusions(finding, background),
    ...describeStated(finding),
    ...describeUncertainty(finding),
    ...listSafetyNotes(rules, candidates),
    ...(["not_compared", "best_value"].includes(finding.why)
      ? []
      : describeNotCompared(background.question.text)),
    ...(usesCondition ? [conditionNotice] : []),
  ];
  return sentences.map(endSentence).join(" ");
}

function endSentence(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

function describeFinding(finding: Finding, { question }: Background): string[] {
  const suffix = describeNeeds(question.needs);
  switch (finding.why) {
    case "refused":
    case "referred":
    case "not_food":
    case "no_options":
      return [noOptions];
    case "not_compared":
      return [describeOnlyNutrition(question.text)];
    case "all_excluded":
      return ["None of the options can be chosen"];
    case "unsure":
      return [describeUnsure(finding.unsure)];
    case "unknown_options":
      return [describeUnknown(finding.unknown)];
    case "only_one":
      return [
        `Only ${quote(finding.chosen.candidate)} is named: state at least one more option to compare it with`,
      ];
    case "best_value":
      return describeValue(finding.value);
    case "only_left":
      return describeOnlyLeft(finding.chosen, question);
    default:
      return describeRanking(finding, question, suffix);
  }
}

function describeUnsure(unsure: readonly Contender[]): string {
  const doubts = unsure.map(
    ({ candidate, filtered }) => `${quote(candidate)} ${filtered.doubts[0] ?? "is not known to be safe"}`,
  );
  return `Nothing here is known to be safe: ${doubts.join("; ")}. Check the label or ask the cook, and state what it is made of`;
}

function describeUnknown(unknown: readonly Candidate[]): string {
  const names = listWords(unknown.map(quote));
  const [verb, them] = unknown.length === 1 ? ["consists", "it is"] : ["consist", "they are"];
  return `What ${names} ${verb} of is not known, so the options cannot be compared: state what ${them} made of, or send the figures of the label as ingredients and amounts`;
}

function describeOnlyLeft({ candidate, filtered }: Contender, { needs }: Question): string[] {
  if (filtered.excludedFor !== null)
    return [`${quote(candidate)} is the one to avoid: it ${filtered.excludedFor}`];
  const figures =
    candidate.kind === "food"
      ? describeFigures({ first: candidate, second: null, subject: "it" }, keyCompoundIds, "portion")
      : null;
  const stated = figures === null ? "" : `; ${figures}`;
  return [`${quote(candidate)} is the only option left${describeNeeds({ ...needs, goals: [] })}${stated}`];
}

/** "100 g of protein cost 4.07 at the stated price, against 5.45". */
function describeValue({ compoundId, values: [first, second] }: ValueRanking): string[] {
  if (first === undefined || second === undefined) return [noOptions];
  const amount = `100 ${nameUnit(compoundId)} of ${nameCompound(compoundId)}`;
  const [cost, other] = [first, second].map(({ pricePerHundred }) => pricePerHundred.toFixed(2));
  return [
    `${quote(first.candidate)} is the cheaper source of ${nameCompound(compoundId)}: at the stated price ${amount} cost ${cost}, against ${other} in ${quote(second.candidate)}`,
  ];
}

type RankedFinding = Extract<Finding, { ranking: unknown }>;

function describeRanking({ why, ranking }: RankedFinding, question: Question, suffix: string): string[] {
  const [first, second] = ranking.ranked;
  if (first === undefined || second === undefined) return [noOptions];
  const ids = [...new Set([...first.compoundIds, ...second.compoundIds])];
  const known = Number.isFinite(second.score) ? second.candidate : null;
  const subject = why === "best" ? "it" : "the first";
  const figures = describeFigures({ first: first.candidate, second: known, subject }, ids, ranking.basis);
  if (why === "unknown_amount") {
    const unknown = ranking.ranked.filter(({ unknownIds }) => unknownIds.length > 0);
    const names = listWords(unknown.map(({ candidate }) => quote(candidate)));
    return [
      `The amount of ${nameCompound(ranking.compoundId ?? 0)} in ${names} is not known, and the question turns on it: state it from the label`,
    ];
  }
  if (why === "no_goal") {
    const stated = figures === null ? "" : `: ${figures}`;
    return [
      `Which is better depends on what counts${stated}; state a goal, such as more protein or less energy`,
    ];
  }
  if (why === "close") {
    const both = `${quote(first.candidate)} and ${quote(second.candidate)}`;
    const decides = "the amounts, the brand or a goal such as more fibre or less salt would decide";
    return [`${both} are practically equal${suffix}${figures === null ? "" : `: ${figures}`}; ${decides}`];
  }
  const verdict = question.needs.isAskingForWorst ? "is the least favourable" : "is the better choice";
  const isMany = ranking.ranked.length > 2 && !question.needs.isAskingForWorst;
  const stated = `${quote(first.candidate)} ${isMany ? "is the best choice" : verdict}${suffix}`;
  const cooked =
    ranking.isByPreparation === true ? ": its way of cooking adds less fat to the same food" : "";
  return [`${stated}${figures === null ? cooked : `: ${figures}`}${describeKinds(first, second)}`];
}

/** What a rule of health counts against the second and not against the first. */
function describeKinds(first: Contender, second: Contender): string {
  const kindsOf = ({ filtered }: Contender) =>
    filtered.judgements.flatMap(({ discouraged }) => discouraged.map(({ kind }) => kind));
  const own = new Set(kindsOf(first));
  const kinds = [...new Set(kindsOf(second))].filter((kind) => !own.has(kind)).slice(0, mostKinds);
  if (kinds.length === 0) return "";
  return `; what counts against ${quote(second.candidate)}: ${listWords(kinds.map((kind) => kind.replaceAll("_", " ")))}`;
}

function describeExclusions(finding: Finding, { contenders, question }: Background): string[] {
  if (finding.why === "no_options" || question.needs.isAskingForWorst) return [];
  const chosen = finding.why === "only_left" ? finding.chosen.candidate.id : null;
  const ranked = "ranking" in finding ? finding.ranking.ranked.map(({ candidate }) => candidate.id) : [];
  const excluded = contenders.filter(
    ({ candidate, filtered }) =>
      filtered.excludedFor !== null && candidate.id !== chosen && !ranked.includes(candidate.id),
  );
  if (excluded.length === 0) return [];
  const reasons = excluded.map(({ candidate, filtered }) => `${quote(candidate)} ${filtered.excludedFor}`);
  return [`Ruled out: ${reasons.join("; ")}`];
}

/** Which of the figures are the question's own. */
function describeStated(finding: Finding): string[] {
  if (!("ranking" in finding)) return [];
  const { ranked } = finding.ranking;
  const cited = new Set(ranked.slice(0, 2).flatMap(({ compoundIds }) => compoundIds));
  const stated = ranked.slice(0, 2).flatMap(({ candidate }) => {
    const names = listStated(candidate).flatMap((id) => (cited.has(id) ? [nameCompound(id)] : []));
    return names.length === 0 ? [] : [`${listWords(names)} of ${quote(candidate)}`];
  });
  return stated.length === 0 ? [] : [`Stated in the question and used as stated: ${stated.join("; ")}`];
}

function describeUncertainty(finding: Finding): string[] {
  const stated =
    finding.why === "only_left"
      ? [finding.chosen]
      : "ranking" in finding
        ? finding.ranking.ranked.slice(0, 2)
        : [];
  const doubts = stated.flatMap(({ candidate, filtered }) =>
    filtered.doubts.slice(0, 2).map((doubt) => `${quote(candidate)} ${doubt}`),
  );
  const missing = stated.flatMap(({ candidate }) =>
    candidate.missing.map((name) => `${name} is not in the catalogue and not counted`),
  );
  const isAssumed =
    "ranking" in finding &&
    finding.ranking.basis === "portion" &&
    stated.some(({ candidate }) => !candidate.isAmountStated);
  const assumed = isAssumed ? ["usual portions are taken where no amount is stated"] : [];
  const all = [...doubts, ...missing, ...describeBounded(finding), ...assumed];
  return all.length === 0 ? [] : [`Uncertain: ${all.join("; ")}`];
}

/** Amounts that nobody knows and that cannot change the choice. */
function describeBounded(finding: Finding): string[] {
  if (finding.why !== "best" || finding.ranking.compoundId === null) return [];
  const { ranked, compoundId } = finding.ranking;
  const bounded = ranked
    .filter(({ score }) => !Number.isFinite(score))
    .map(({ candidate }) => quote(candidate));
  if (bounded.length === 0 || compoundId === null) return [];
  return [
    `the amount of ${nameCompound(compoundId)} in ${listWords(bounded)} is not known and cannot change the choice`,
  ];
}

/** What a choice was made for: " for more protein with high blood pressure on the vegan diet"; empty for nothing stated. */
function describeNeeds({ goals, conditions, diets }: Needs): string {
  const wishes = goals.filter(({ goal }) => goal !== "health").map(describeGoal);
  return [
    describePart("for", wishes),
    describePart(
      "with",
      conditions.map((condition) => conditionRules[condition].label),
    ),
    describePart(
      "on",
      diets.map((diet) => `the ${dietRules[diet].label} diet`),
    ),
  ].join("");
}

function describePart(preposition: string, words: readonly string[]): string {
  return words.length === 0 ? "" : ` ${preposition} ${listWords([...new Set(words)])}`;
}

/** A goal of one compound wants more or less of it; another stands for itself. */
function describeGoal({ goal, direction }: NamedGoal): string {
  const { label, parts } = goalRules[goal];
  if (parts.length === 1) return `${direction} ${label}`;
  return direction === "more" ? label : `less ${label}`;
}
