import { findPhrases } from "../../../language/mod.ts";
import { createMemory } from "../../../platform/kernel/mod.ts";
import lacking from "../data/lacking.json" with { type: "json" };
import type { FoodFacts } from "../food-facts.ts";
import { findInverted } from "./find-inverted.ts";
import { findShown } from "./find-shown.ts";
import { kindPhrases } from "./kind-phrases.ts";
import { kindRows } from "./kind-table.ts";
import { type Lacking, listLackingOfGroup, readLacking } from "./read-lacking.ts";
import { clauseMark, splitTerms } from "./split-terms.ts";

/** A name with its catalogue group: of the food itself or of an ingredient. */
type Part = {
  readonly terms: readonly string[];
  readonly group: string | null;
  readonly ingredient: string | null;
};

/** How sure it is that a food has something: its recipe or kind says so, or some makes of it have it. */
type Certainty = "contains" | "may_contain";

/** What shows that a food is or has something of a kind. */
export type Finding = {
  /** The word that shows it, as the data writes it: "parmesan". */
  readonly term: string;
  readonly certainty: Certainty;
  /** Name of the ingredient of the recipe that shows it; null where the food's own words do. */
  readonly ingredient: string | null;
};

const preparations = new Set(lacking.preparations);
const known = new WeakMap<FoodFacts, ReadonlyMap<string, Finding>>();
const kindsOfGroup = groupKinds();
const rememberIngredient = createMemory<readonly KindFinding[]>({
  name: "kinds of ingredients",
  mostBytes: 2 * 1024 * 1024,
});

/**
 * Everything a food is or holds, by kind: from its name, what was said of it, its group and its recipe.
 * What is said of the food ("vegan") holds for its ingredients; a recipe leaves no room for "may contain" of the name, and
 * where it is whole, none for the name but for how the dish is made ("fried").
 */
export function readKinds(facts: FoodFacts): ReadonlyMap<string, Finding> {
  const before = known.get(facts);
  if (before !== undefined) return before;
  const own: Part = {
    terms: [...splitTerms(dropRemarks(facts.name)), clauseMark, ...facts.words.flatMap(splitTerms)],
    group: facts.foodGroup,
    ingredient: null,
  };
  const lacks = readLacking(own.terms);
  const shown = new Map<string, Finding>();
  const hasRecipe = facts.ingredients.length > 1;
  const isStated = hasRecipe && facts.hasWholeRecipe === true;
  for (const finding of readPart(own, lacks, hasRecipe)) {
    if (!isStated || preparations.has(finding[0])) keepSurest(shown, finding);
  }
  for (const { name, foodGroup } of facts.ingredients) {
    for (const finding of readIngredient(name, foodGroup, lacks)) keepSurest(shown, finding);
  }
  known.set(facts, shown);
  return shown;
}

/** The same ingredients stand in many dishes; what a dish is stated to be without depends on the dish. */
function readIngredient(name: string, group: string | null, ofFood: Lacking): readonly KindFinding[] {
  const read = () =>
    readPart({ terms: splitTerms(dropRemarks(name)), group, ingredient: name }, ofFood, false);
  const isPlain = ofFood.kinds.size === 0 && ofFood.terms.size === 0;
  return isPlain ? rememberIngredient(`${group ?? ""}\n${name}`, read) : read();
}

type KindFinding = readonly [kind: string, finding: Finding];

function readPart({ terms, group, ingredient }: Part, ofFood: Lacking, hasRecipe: boolean): KindFinding[] {
  const lacks = readLacking(terms);
  const ofGroup = listLackingOfGroup(group);
  const isLacking = (kind: string) => lacks.kinds.has(kind) || ofFood.kinds.has(kind) || ofGroup.has(kind);
  const shown = findShown(terms, lacks, group !== null);
  const named = shown
    .filter(({ meaning, terms: [first = ""] }) => !isLacking(meaning.kind) && !ofFood.terms.has(first))
    .filter(({ meaning }) => !(hasRecipe && meaning.level === "may"))
    .map(({ meaning, text, terms: said }): KindFinding => {
      const certainty = meaning.level === "may" ? "may_contain" : "contains";
      return [meaning.kind, { term: spell(said.join(" "), text), certainty, ingredient }];
    });
  const denied = listDenied(terms);
  const isPlantDairy = shown.some(({ meaning }) => meaning.kind === "plant_dairy");
  const grouped = (kindsOfGroup.get(group ?? "") ?? [])
    .filter((kind) => !isLacking(kind) && !denied.has(kind))
    .filter((kind) => !(isPlantDairy && kind !== "plant_dairy"))
    .map(
      (kind): KindFinding => [kind, { term: kind.replaceAll("_", " "), certainty: "contains", ingredient }],
    );
  return [...named, ...grouped];
}

/** "Cookie" rather than the form in which words are compared, of clauses the first; a synonym would surprise. */
function spell(term: string, text: string): string {
  const [head = text, ...clauses] = text.split(/ *[,(]/);
  if (clauses.length > 0) return head;
  return text.replace(/ie\b/g, "y") === term ? text : term;
}

function keepSurest(shown: Map<string, Finding>, [kind, finding]: KindFinding): void {
  const before = shown.get(kind);
  if (before === undefined || (before.certainty === "may_contain" && finding.certainty === "contains")) {
    shown.set(kind, finding);
  }
}

function groupKinds(): ReadonlyMap<string, readonly string[]> {
  const pairs = [...kindRows].flatMap(([kind, { groups }]) => groups.map((group) => [group, kind] as const));
  return new Map(
    Object.entries(Object.groupBy(pairs, ([group]) => group)).map(([group, found = []]) => [
      group,
      found.map(([, kind]) => kind),
    ]),
  );
}

/**
 * A catalogue name without what it says of other foods: "(includes sesame)", "as ingredient in sandwiches", "for use on …",
 * "salad or cooking".
 */
function dropRemarks(name: string): string {
  return name
    .replace(/\((?:includes|may contain)\b[^()]*\)?/gi, "")
    .replace(/\b(?:as ingredient|for use (?:on|in)|salad or cooking)\b.*/i, "");
}

/**
 * The kinds that a name as a whole looks like and is not, whatever its catalogue group says: "Fish sauce" among the soy
 * sauces, "Tea, hot, hibiscus".
 */
function listDenied(terms: readonly string[]): ReadonlySet<string> {
  const mark = terms.indexOf(clauseMark);
  const headEnd = mark < 0 ? terms.length : mark;
  const hits = [...findPhrases(kindPhrases, terms), ...findInverted(kindPhrases, terms)];
  const denying = hits.filter(
    ({ start, end, meaning }) => meaning.level === "not" && start === 0 && end >= headEnd,
  );
  return new Set(denying.map(({ meaning }) => meaning.kind));
}
