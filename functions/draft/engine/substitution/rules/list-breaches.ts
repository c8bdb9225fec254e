import { avoidedKinds } from "../../../../../shared/domain/constraints/mod.ts";
import { expandKind } from "../../../../../shared/domain/nutrition/mod.ts";
import { headOf } from "../choose/closeness.ts";
import data from "../data/hidden-kinds.json" with { type: "json" };
import safeForms from "../data/safe-forms.json" with { type: "json" };
import { factsOf } from "../lines/food-facts.ts";
import type { LinePart } from "../lines/line.ts";
import { classify, foodClasses, listLineage } from "../tables/food-class.ts";
import type { Breach } from "./breach.ts";
import { type HeldKind, isComposite, listHeld } from "./composite-foods.ts";
import { findAvoided } from "./find-avoided.ts";
import { findKindBreaches, type Rulebook } from "./rulebook.ts";

const hiddenKinds: Readonly<Record<string, readonly HeldKind[]>> = data.classes;
/** Egg whites of a mousse stay raw. */
const hiddenByUse: Readonly<Record<string, readonly HeldKind[]>> = data.uses;

/** Many lines weigh the same substitutes. */
const known = new WeakMap<Rulebook, Map<string, readonly Breach[]>>();

/**
 * Everything that the rules have against what stands on a line, sure findings first: by its catalogue food, by its own
 * words where the food was matched too kindly, and by what its class or its use holds unseen.
 */
export function listBreaches(
  rulebook: Rulebook,
  part: LinePart,
  use: string | null = null,
): readonly Breach[] {
  const ofRules = known.get(rulebook) ?? new Map<string, readonly Breach[]>();
  known.set(rulebook, ofRules);
  const key = [part.name, part.food?.id ?? "", part.preparation ?? "", use ?? ""].join("\n");
  const breaches = ofRules.get(key) ?? findBreaches(rulebook, part, use);
  ofRules.set(key, breaches);
  return breaches;
}

function findBreaches(rulebook: Rulebook, part: LinePart, use: string | null): readonly Breach[] {
  const ofWords = findKindBreaches(rulebook.kinds, factsOf(part, null));
  const ofFood = findKindBreaches(rulebook.kinds, factsOf(part, part.food));
  const meant = ofFood.filter((breach) => isMeant(breach, part));
  const sureWords = ofWords.filter(({ isSure }) => isSure);
  const all = [
    ...meant,
    ...sureWords,
    ...listUnhealthy(rulebook, part),
    ...listAvoided(rulebook, part),
    ...findHidden(rulebook.kinds, part, use),
  ];
  return all.toSorted((a, b) => Number(b.isSure) - Number(a.isSure));
}

/** What the catalogue food and the words of the line show; an amount decides nothing here. */
function listUnhealthy({ health }: Rulebook, part: LinePart): Breach[] {
  const facts = factsOf(part, part.food);
  return health.flatMap(({ label, findTerm }): Breach[] => {
    const term = findTerm(facts, 0);
    return term === null ? [] : [{ rule: label, kind: null, term, isSure: true, causes: ["avoid"] }];
  });
}

function listAvoided({ words }: Rulebook, part: LinePart): Breach[] {
  return words.flatMap(({ rule, words: said, isReaction }): Breach[] => {
    const term = findAvoided(said, part);
    if (term !== null)
      return [{ rule, kind: null, term, isSure: true, causes: ["avoid", ...avoidedKinds(said)] }];
    if (isReaction && isMadeOfSeveral(part))
      return [...listDoubts(rule, said, part), ...listHidden(rule, said, part)];
    return part.food === null ? listDoubts(rule, said, part) : [];
  });
}

function listHidden(rule: string, words: string, part: LinePart): Breach[] {
  return findHidden(
    avoidedKinds(words).map((kind) => ({ rule, kind })),
    part,
    null,
  );
}

/** A curry paste may hold garlic, whatever the catalogue's one does. */
function isMadeOfSeveral({ name }: LinePart): boolean {
  return (foodClasses.get(classify(name, null) ?? "")?.isComposite ?? false) || isComposite(name);
}

/** Only its name says what is in a food that the catalogue lacks: some makes may hold what is avoided. */
function listDoubts(rule: string, words: string, part: LinePart): Breach[] {
  const kinds = avoidedKinds(words).map((kind) => ({ rule, kind }));
  return findKindBreaches(kinds, factsOf(part, null)).filter(({ isSure }) => !isSure);
}

/** Whether something on a line surely breaks a rule. */
export function isForbidden(rulebook: Rulebook, part: LinePart): boolean {
  return listBreaches(rulebook, part).some(({ isSure }) => isSure);
}

/** "Sweet" is a gummy at the end of a name and a taste before it. */
function isMeant({ term, isSure }: Breach, { name }: LinePart): boolean {
  return isSure || !data.notHeads.includes(term) || headOf(name) === term;
}

/** The kinds that a make says it is free of: a gluten-free curry paste may still hold garlic, vegan mince soya. */
function listClaimed(name: string): ReadonlySet<string> {
  const own = name.toLowerCase();
  const free = [...own.matchAll(/(?<![a-z])([a-z]+(?:-[a-z]+)*)[- ]free\b/g)].map(
    ([, what]) => `${what}-free`,
  );
  const ofFree = Object.entries(safeForms.kinds).flatMap(([kind, word]) =>
    free.includes(word) ? [kind] : [],
  );
  const ofDiet = /\b(?:vegan|plant[- ]based)\b/.test(own)
    ? ["animal"]
    : /\b(?:vegetarian|veggie|meat[- ]free|meatless)\b/.test(own)
      ? ["meat", "fish", "gelatin"]
      : [];
  return new Set([...ofFree, ...ofDiet].flatMap((kind) => [...expandKind(kind)]));
}

function findHidden(kinds: Rulebook["kinds"], { name }: LinePart, use: string | null): Breach[] {
  if (/\b(without|no|pasteuri[sz]ed)\b/i.test(name)) return [];
  const claimed = listClaimed(name);
  const ofClass = listLineage(classify(name, null)).flatMap((own) => hiddenKinds[own] ?? []);
  const held = [...ofClass, ...listHeld(name), ...(hiddenByUse[use ?? ""] ?? [])];
  return kinds.flatMap(({ rule, kind }) => {
    const under = held.filter((one) => expandKind(kind).has(one.kind) && !claimed.has(one.kind));
    return under.map(({ kind: found, isSure }) => ({
      rule,
      kind,
      term: found.replace(/_bulb$/, "").replaceAll("_", " "),
      isSure,
      causes: [kind, found],
    }));
  });
}
