import { findCompoundById } from "../../../shared/domain/composition/mod.ts";
import {
  listDishLimits,
  nameApart,
  readDishNeeds,
  readRules,
  readStatedNeeds,
  requireGender,
  resolveAvoided,
  type StatedNeeds,
  type StatedRules,
  toFilterLimits,
  toTextLimits,
} from "../../../shared/domain/constraints/mod.ts";
import { splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import { addSafety, readPlanSafety, requireSafeRequest } from "../../../shared/domain/safety/mod.ts";
import { requireNoEmergency } from "../../../shared/domain/symptoms/mod.ts";
import { englishLanguage, readLanguageName } from "../../../shared/language/mod.ts";
import { fieldError } from "../../../shared/platform/kernel/mod.ts";
import type { DraftRequest } from "../contract.ts";
import type { Brief, StatedRecipe } from "./brief.ts";
import { explainClause } from "./request/explain-clause.ts";
import { isReactionSaid } from "./request/is-reaction-said.ts";
import { listConflicts } from "./request/list-conflicts.ts";
import { isAimed, listFieldTastes, listGoals } from "./request/list-goals.ts";
import { listImpossible } from "./request/list-impossible.ts";
import { isFixed, listKept } from "./request/list-kept.ts";
import { listPreferred } from "./request/list-preferred.ts";
import { listUnread } from "./request/list-unread.ts";
import { moreOfOwn } from "./request/more-of-own.ts";
import { nameServings } from "./request/name-servings.ts";
import { nameVarieties } from "./request/name-varieties.ts";
import { type DraftRequest as DraftWishes, readDraftRequest } from "./request/read-draft-request.ts";
import { readPan } from "./request/read-pan.ts";
import { readSourceYield, readYieldStated } from "./request/read-scale.ts";
import { readStatedAmounts } from "./request/read-stated-amounts.ts";
import { readWeighed } from "./request/read-weighed.ts";
import { requireKnownFoods } from "./request/require-known-foods.ts";
import { listRestated } from "./request/restated-goals.ts";
import { keepWhole, settleScale } from "./request/settle-scale.ts";
import { wordNeeds } from "./request/word-needs.ts";
import { readSource } from "./source/read-source.ts";
import plantParts from "./substitution/data/plant-parts.json" with { type: "json" };
import type { Edits } from "./substitution/edits.ts";

/** What a request says and wants: fields and words together, fields win. Throws where they leave something open. */
export function readBrief(request: DraftRequest): Brief {
  const { source: found, title, asked } = readSource(request);
  const pan = readPan(asked, found.steps);
  const outlined = pan === null ? found : { ...found, steps: pan.steps };
  const weighed = readWeighed(pan?.asked ?? asked, outlined.lines.map(textOf));
  const varied = nameVarieties(weighed?.asked ?? pan?.asked ?? asked, outlined);
  const unheard = nameServings(varied, outlined, request.request_text);
  const heard = readDraftRequest(unheard);
  const source = withYield(outlined, heard, unheard);
  const restated = listRestated(heard, source);
  const wishes = moreOfOwn(
    { ...heard, aims: heard.aims.filter(({ words }) => !restated.aims.has(words)) },
    source,
  );
  requireSafeRequest(request.request_text ?? "", request);
  requireNoEmergency(asked);
  const wished = wishes.clauses.map(({ text }) => text).join(". ");
  const safety = readPlanSafety(wished, request);
  const said = wordNeeds(wishes, title);
  const read = readStatedNeeds(request, readDishNeeds(said, "recipe"));
  const stated = addSafety(read, request, { ...safety, spans: [] });
  requireKnownFoods(request.avoided_foods ?? [], stated);
  const rules = narrow(
    dropUnknown(readRules({ ...request, request_text: said }, stated, safety.health)),
    stated,
    source,
  );
  const gender = request.gender ?? stated.text.gender;
  const conditions = rules.conditions.map(({ rule }) => rule);
  requireGender(rules, gender);
  const ofRules = listDishLimits(rules, { gender, isPlan: false });
  const wanted = [
    ...toFilterLimits(requirePortions(request.compound_filters ?? []), "portion"),
    ...toTextLimits(stated, request.compound_filters ?? [], false),
  ];
  const preferred = listPreferred(stated);
  const keeps = listKept(wishes.keeps, asked, source);
  const edits: Edits = {
    diets: rules.diets.map(({ rule }) => rule),
    conditions,
    gender,
    allergens: rules.allergens.map(({ rule }) => rule),
    health: rules.health.map(({ rule }) => rule),
    avoided: listAvoided(rules, wishes, { stated, asked: unheard }),
    swaps: wishes.swaps,
    droppedParts: [],
    // The rules of a condition say more than "good for the heart".
    goals: listGoals(stated, wishes).filter(
      ({ attribute }) => !restated.goals.has(attribute) && !(attribute === "heart" && conditions.length > 0),
    ),
    limits: wanted.map(({ measure: { compoundId }, operator, limit, unit }) => {
      const what = findCompoundById(compoundId)?.name ?? "";
      return { compoundId, operator, threshold: limit, what, unit };
    }),
    keeps,
    isFixed: isFixed(asked),
    preferences: [...preferred.foods, ...preferred.unread, ...wishes.liked],
  };
  const ofHealth = safety.spans.map(({ start, end }) => wished.slice(start, end));
  const scale = settleScale(
    { text: unheard, pan },
    { ...wishes, servings: wishes.servings ?? otherYield(outlined, heard) },
    source,
  );
  const impossible = listImpossible(stated, source).filter(({ wish }) => !isOfEdit(wish, wishes));
  return {
    source,
    rules: withBanned(
      {
        ...rules,
        avoided: rules.avoided.filter(
          ({ rule, field }) =>
            !isSwapped(rule, wishes) && (field !== "request_text" || !isLeafOnly(rule, wishes, unheard)),
        ),
      },
      wishes,
    ),
    limits: nameApart([...wanted, ...ofRules.limits]),
    edits,
    amounts: [
      ...wishes.amounts.filter(
        ({ food }) => !isAimed(food.toLowerCase(), wishes) && !isGoal(food.toLowerCase(), edits.goals),
      ),
      ...keepWhole(wishes.clauses, scale, source),
    ],
    avoidedWords: [...(request.avoided_foods ?? []), ...stated.text.avoided.map((food) => food.text)],
    saidAvoided: stated.text.avoided.map((food) => food.text),
    keeps,
    preferred,
    additions: wishes.additions,
    offers: wishes.offers,
    units: wishes.units,
    methods: wishes.methods,
    devices: wishes.devices,
    aims: wishes.aims,
    restatedAims: heard.aims.filter(({ words }) => restated.aims.has(words)),
    clauses: wishes.clauses,
    statedAmounts: wishes.clauses.flatMap(({ text, wishes: { aims } }) =>
      aims.length > 0 ? [] : readStatedAmounts(text),
    ),
    unmet: [
      ...listUnread(
        wishes.clauses.map(({ text, wishes: own }) => {
          const refused = impossible.map(({ wish }) => wish).filter((wish) => sharesWord(wish, text));
          return {
            text,
            explained: [...explainClause(own), ...refused, ...ofHealth],
            dish: source.title,
          };
        }),
      ),
      ...impossible,
      ...listConflicts({ stated, rules, ofFields: listFieldTastes(stated), ofText: wishes.tasteGoals }),
    ],
    scale,
    weighed,
    language:
      readLanguageName(request.language ?? wishes.language ?? englishLanguage.name) ?? englishLanguage,
    notices: [...ofRules.notices, ...safety.notices],
  };
}

function textOf(line: StatedRecipe["lines"][number]): string {
  return typeof line === "string" ? line : line.name;
}

/** "2 people", or "for 2 (serves 4)", in a request says what a recipe makes that does not say it itself. */
function withYield(source: StatedRecipe, wishes: DraftWishes, asked: string): StatedRecipe {
  return source.servings === null
    ? { ...source, servings: readSourceYield(asked) ?? findYield(wishes) }
    : source;
}

/** "Serves two" is a wish where the recipe serves four. */
function otherYield({ servings }: StatedRecipe, wishes: DraftWishes): number | null {
  const wanted = findYield(wishes);
  return servings === null || wanted === servings ? null : wanted;
}

function findYield({ clauses }: DraftWishes): number | null {
  return clauses.map(({ text }) => readYieldStated(text)).find((count) => count !== null) ?? null;
}

function sharesWord(one: string, other: string): boolean {
  const words = new Set(splitTerms(other));
  return splitTerms(one).some((word) => words.has(word));
}

function requirePortions(filters: NonNullable<DraftRequest["compound_filters"]>) {
  const at = filters.findIndex(({ scope }) => scope === "day");
  if (at < 0) return filters;
  const message = "must be portion: a recipe has no days";
  throw fieldError("validation_error", [{ field: `compound_filters[${at}].scope`, message }]);
}

/** What is not in the house may still stand in what is bought. */
const lack =
  /\b(?:have no|have got no|got no|no more|ran out|run out|out of|don't have|do not have|can't (?:find|get))\b/i;

/** "Without the nuts" reads as a food to avoid as well as one to swap: an ordered swap says more. */
function listAvoided(
  { avoided }: StatedRules,
  wishes: DraftWishes,
  { stated, asked }: { stated: StatedNeeds; asked: string },
): Edits["avoided"] {
  const reacted = wishes.swaps.flatMap(({ from, to }) =>
    to === null && resolveAvoided(from) !== null && isReactionSaid(from, asked) ? [from] : [],
  );
  const reactions = new Set(
    stated.text.avoided
      .filter((food) => food.isReaction || isReactionSaid(food.text, asked))
      .flatMap((food) => [food.text, ...(resolveAvoided(food.text) ?? [])]),
  );
  const banned = wishes.swaps.filter(({ isBanned }) => isBanned === true).map(({ from }) => from);
  const lacking = wishes.clauses
    .filter(({ text }) => lack.test(text))
    .flatMap((clause) => clause.wishes.swaps);
  const isLacking = (rule: string) =>
    lacking.some(({ from, isDropped }) => isDropped !== true && from.toLowerCase() === rule.toLowerCase());
  const kept = avoided
    .filter(
      ({ rule, field }) =>
        !isSwapped(rule, wishes) &&
        !isLacking(rule) &&
        (field !== "request_text" || !isLeafOnly(rule, wishes, asked)),
    )
    .map(({ rule }) => rule);
  return [...new Set([...kept, ...banned, ...reacted])].map((words) =>
    reactions.has(words) || reacted.includes(words) ? { words, isReaction: true } : { words },
  );
}

function isSwapped(words: string, { swaps }: DraftWishes): boolean {
  return swaps.some(({ from, to }) => to !== null && from.toLowerCase() === words.toLowerCase());
}

const leaves = new Set(plantParts.leaves);

/** Who dislikes cilantro leaves the ground seeds in; with an allergy the whole plant goes. */
function isLeafOnly(words: string, { swaps }: DraftWishes, asked: string): boolean {
  const isNamed = swaps.some(({ from }) => from.toLowerCase() === words.toLowerCase());
  return isNamed && leaves.has(words.toLowerCase()) && !isReactionSaid(words, asked);
}

/** Words of the text that name no known food are reported: no rule of them is certified. */
function dropUnknown(rules: StatedRules): StatedRules {
  return { ...rules, avoided: rules.avoided.filter(({ rule }) => resolveAvoided(rule) !== null) };
}

/** "Less salt" is less sodium, wherever it comes from. */
function isGoal(food: string, goals: Edits["goals"]): boolean {
  return food === "salt" && goals.some(({ attribute }) => attribute === "sodium");
}

/** Greek yogurt is no Greek dish. */
function isOfEdit(wish: string, { clauses }: DraftWishes): boolean {
  return clauses.some(({ wishes }) =>
    explainClause(wishes).some((words) => words.toLowerCase().includes(wish.toLowerCase())),
  );
}

/** What no line may hold any longer is verified as a rule: "remove all chilli". */
function withBanned(rules: StatedRules, { swaps }: DraftWishes): StatedRules {
  const known = new Set(rules.avoided.map(({ rule }) => rule));
  const banned = swaps.flatMap(({ from, isBanned }) =>
    isBanned === true ? (resolveAvoided(from) ?? []).filter((rule) => !known.has(rule)) : [],
  );
  const added = banned.map((rule) => ({ field: "request_text" as const, rule }));
  return { ...rules, avoided: [...rules.avoided, ...added] };
}

/** "No white sugar" leaves out that one, where the recipe has a line of just these words. */
function narrow(rules: StatedRules, { text }: StatedNeeds, { lines }: StatedRecipe): StatedRules {
  const names = lines.map((line) => new Set(splitTerms(textOf(line))));
  const narrowed = new Map(
    text.avoided
      .filter(
        ({ terms, isReaction }) =>
          terms.length > 1 && !isReaction && names.some((name) => terms.every((term) => name.has(term))),
      )
      .flatMap(({ text: words }) => (resolveAvoided(words) ?? []).map((rule) => [rule, words] as const)),
  );
  return {
    ...rules,
    avoided: rules.avoided.map(({ field, rule }) => {
      return { field, rule: field === "request_text" ? (narrowed.get(rule) ?? rule) : rule };
    }),
  };
}
