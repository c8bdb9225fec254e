import { type Needs, readNeeds } from "../../../shared/domain/constraints/mod.ts";
import {
  type HoldingRule,
  judgeOption,
  listRules,
  readSituation,
  type Situation,
} from "../../../shared/domain/safety/mod.ts";
import { blankSpans, detectLanguage, type Span } from "../../../shared/language/mod.ts";
import { describeCause, type ModelJob, ServiceError } from "../../../shared/platform/kernel/mod.ts";
import type { MediaFile } from "../../../shared/platform/media/mod.ts";
import type { DecidePorts } from "../decide-ports.ts";
import type { StatedOption } from "./candidate.ts";
import data from "./data/context-words.json" with { type: "json" };
import { type DecisionReading, readDecision } from "./decision-model.ts";
import { type FoundFigures, findFigures } from "./figures/find-figures.ts";
import { readBudget, withBudget } from "./figures/read-budget.ts";
import { readOptionFigures } from "./figures/read-option-figures.ts";
import { type FigureTable, readTable } from "./figures/read-table.ts";
import { collectSaid } from "./question/collect-said.ts";
import { nameCooking } from "./question/cook-further.ts";
import { cutContext, listReactions } from "./question/cut-context.ts";
import { dropMeal } from "./question/drop-meal.ts";
import { evenWording } from "./question/even-wording.ts";
import { isFastSugar } from "./question/fast-sugar.ts";
import { findIntakes } from "./question/find-intakes.ts";
import { isComplaint } from "./question/is-complaint.ts";
import { isBodyPart, isContext } from "./question/is-context.ts";
import { findMoneyLeft } from "./question/money.ts";
import { settleMeasure } from "./question/settle-measure.ts";
import { type FiguredOption, splitStated } from "./question/split-stated.ts";
import { readContext } from "./read-context.ts";
import { shortenLabel } from "./shorten-label.ts";
import { showsFood } from "./shows-food.ts";
import { readTopic } from "./topic-words.ts";

/** "Shellfish allergy - " ends here once the options behind the mark are gone. */
const danglingMark = /(?::|\s[-–—])(?=\s{3})/g;

const freeOf =
  /\bno[- ](?:added[- ])?(?:sugar|salt|fat|carb|caffeine|alcohol)[- ](?!(?:or|and|at|in|for|please|thanks|pls|the|my|a)\b)(?=\p{L})/giu;

const sourcePattern = new RegExp(data.sources, "giu");

/** A question as it was read: its words, its options, and what somebody needs. */
export type QuestionReading = {
  readonly text: string;
  /** The text with its options and their figures replaced by blanks. */
  readonly asked: string;
  readonly options: readonly StatedOption[];
  readonly needs: Needs;
  /** Who will eat; read from the whole question before it is split into options. */
  readonly situation: Situation;
  readonly isAboutFood: boolean;
  /** All that the question says of each option, by its label; empty where a model split it. */
  readonly said: ReadonlyMap<string, string>;
  /** The question with its options and needs replaced by blanks; null if a model read it. */
  readonly context: string | null;
};

/** A question in free text, by the embedded reader; by the model where there are pictures or no options are found. */
export async function readQuestion(
  text: string,
  pictures: readonly MediaFile[],
  job: ModelJob | null,
  log: DecidePorts["log"],
): Promise<QuestionReading> {
  if (pictures.length > 0 && job) return fromReading(text, await readDecision(job, text, pictures));
  const embedded = readWords(text);
  const isRead = embedded.options.length >= 2 && detectLanguage(text) !== "other";
  if (isRead || !job || isClearlyOther(text)) return embedded;
  const reading = await askModel(text, job, log);
  return reading === null ? embedded : fromReading(text, reading);
}

function isClearlyOther(text: string): boolean {
  const { isEating, isOther } = readTopic(text);
  return isOther && !isEating;
}

/** Null when the model failed: the embedded reading stands. */
async function askModel(
  text: string,
  job: ModelJob,
  log: DecidePorts["log"],
): Promise<DecisionReading | null> {
  try {
    return await readDecision(job, text, []);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log({ event: "question_read_without_model", cause: describeCause(error) });
    return null;
  }
}

function readWords(text: string): QuestionReading {
  const plain = settleMeasure(blankSources(nameCooking(evenWording(text))));
  const table = readTable(plain);
  if (table !== null) return readAroundTable(plain, table);
  const situation = readSituation(plain);
  const { spans, asides } = situation;
  const rules = listRules(situation);
  const intakes = findIntakes(plain);
  const figures = keepOutside(findFigures(plain), [...spans, ...intakes]);
  const budget = readBudget(figures);
  const sought = blankSpans(plain, [...figures.groups, ...findFreeOf(plain), ...intakes]);
  const ofNeeds = [...readNeeds(sought).spans, ...intakes];
  const settle = (found: readonly FiguredOption[]) =>
    dropMeal(
      plain,
      found
        .filter((option) => !isContext(plain, option, { spans, ofNeeds }) && !isNeed(option, rules))
        .map((option) => cutContext(plain, option, [...spans, ...listReactions(plain, ofNeeds)]))
        .filter((option) => !isBodyPart(plain, option) && !isComplaint(option.label))
        .map((option) => ({ ...option, isSoft: option.isSoft && !isRuled(option.label, rules) })),
    );
  const money = findMoneyLeft(plain);
  const offered = money === null ? plain : blankSpans(plain, [money]);
  const split = firstWithTwo([
    () => settle(splitStated(offered, figures, [...ofNeeds, ...spans, ...asides])),
    // "Give my 8 month old water or juice": the context may be all that stands before an option.
    () => settle(splitStated(offered, figures, asides)),
    // "Nuts send my son to hospital so prawn toast or tofu": without the words of the situation.
    () => settle(splitStated(blankSpans(offered, spans), figures, asides)),
  ]);
  const stated = dropHazard(split, rules);
  const options = stated.map(({ label, words, isSoft, stated, start }): StatedOption => {
    const isPiece = isOnePiece(plain, start);
    return { label: shortenLabel(label), words, items: null, isSoft, stated, isPiece };
  });
  const eaten = stated.filter(({ isSoft, label }) => !isSoft || showsFood(label));
  const around = blank(plain, [...eaten, ...figures.groups]);
  const asked = blankSpans(plain, [...eaten, ...figures.groups, ...asides]);
  const needs = withBudget(
    readContext(blankSpans(around, [...budget.spans, ...asides, ...intakes]), asked),
    budget,
  );
  const context = blankSpans(around, [...needs.spans, ...budget.spans, ...spans, ...asides]);
  const placed = stated.map(({ label, start, end }) => ({ label, place: { start, end } }));
  const said = collectSaid(plain, placed);
  return { text: plain, asked: around, options, needs, situation, isAboutFood: true, said, context };
}

/** The first way to split the question that finds two options, else the one with most. */
function firstWithTwo(ways: readonly (() => readonly FiguredOption[])[]): readonly FiguredOption[] {
  let most: readonly FiguredOption[] = [];
  for (const split of ways) {
    const options = split();
    if (options.length >= 2) return options;
    if (options.length > most.length) most = options;
  }
  return most;
}

/** "According to the label": where figures come from is no option. */
function blankSources(text: string): string {
  return text.replace(sourcePattern, (words) => " ".repeat(words.length));
}

/** "A banana": the article stands at the beginning of the option, or right before it. */
function isOnePiece(text: string, start: number): boolean {
  return (
    /^(?:an?|one)\s/i.test(text.slice(start)) || /(?<!\p{L})(?:an?|one)\s+$/iu.test(text.slice(0, start))
  );
}

/** "Glucose 55 mg/dl" is a figure of the person and of no option. */
function keepOutside(figures: FoundFigures, spans: readonly Span[]): FoundFigures {
  const groups = figures.groups.filter(
    ({ stated }) => !spans.some(({ start, end }) => start < stated.end && end > stated.start),
  );
  return { ...figures, groups };
}

/** The rows or columns of a table are the options, and the lines around it say what counts. */
function readAroundTable(text: string, { options, span }: FigureTable): QuestionReading {
  const situation = readSituation(text);
  const stated = options.map(({ label, stated }): StatedOption => {
    return { label: shortenLabel(label), words: label, items: null, isSoft: false, stated, isPiece: false };
  });
  const around = blankSpans(text, [span]);
  const needs = readContext(blankSpans(around, situation.asides));
  const context = blankSpans(around, [...needs.spans, ...situation.spans, ...situation.asides]);
  const said = collectSaid(
    text,
    stated.map(({ label }) => ({ label, place: null })),
  );
  return { text, asked: around, options: stated, needs, situation, isAboutFood: true, said, context };
}

/** The "no" of "no sugar yoghurt": it describes a food and avoids none. */
function findFreeOf(text: string): Span[] {
  return [...text.matchAll(freeOf)].map(({ index }) => ({ start: index, end: index + 2 }));
}

/** "Vegan, tofu or eggs", "vitamin C: peppers or cucumber": what counts is no option beside two others. */
function isNeed({ isSoft, label, stated }: FiguredOption, rules: readonly HoldingRule[]): boolean {
  if (!isSoft || stated !== null || isFastSugar(label) || showsFood(label) || isRuled(label, rules))
    return false;
  const { goals, diets } = readContext(`more ${label}`, label);
  return goals.length + diets.length > 0;
}

/** "Less salt: Lo-Salt, lime or pepper" with a weak kidney: what a rule names is eaten. */
function isRuled(words: string, rules: readonly HoldingRule[]): boolean {
  const whole = { name: words, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
  return judgeOption(rules, { words, foods: [], whole, portionGrams: 0 }).some(({ term }) => term !== null);
}

/** "Ham gone slimy, ham toastie or cheese toastie": how a food is that another option is made of. */
function dropHazard(
  options: readonly FiguredOption[],
  rules: readonly HoldingRule[],
): readonly FiguredOption[] {
  const [first, ...others] = options;
  if (first === undefined || others.length < 2) return options;
  const hazards = rules.filter(({ rule }) => rule.who.length === 0 && rule.effect === "out");
  const [noun = "", ...state] = first.label.toLowerCase().split(" ");
  if (state.length === 0) return options;
  const isMade = others.some(({ label }) => label.toLowerCase().split(" ").includes(noun));
  return isMade && isRuled(first.label, hazards) ? others : options;
}

/** What somebody needs is stated around the options, not in them: "soup without salt" is no diet. */
function blank(text: string, spans: readonly Span[]): string {
  return blankSpans(text, spans).replace(danglingMark, ".  ");
}

function fromReading(text: string, { options, context, isAboutFood }: DecisionReading): QuestionReading {
  const stated = options.map(({ label, food }): StatedOption => {
    const { words, stated } = readOptionFigures(food);
    const ofLabel = readOptionFigures(label).stated;
    return {
      label: shortenLabel(label),
      words,
      stated: ofLabel ?? stated,
      items: null,
      isSoft: false,
      isPiece: false,
    };
  });
  const situation = readSituation(text);
  const needs = readContext(context ?? blankSpans(text, situation.asides));
  const plain = context ?? text;
  const said = new Map<string, string>();
  return { text: plain, asked: plain, options: stated, needs, situation, isAboutFood, said, context: null };
}
