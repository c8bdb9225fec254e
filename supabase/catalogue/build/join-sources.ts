import { readCategoryHeads } from "../concept/category-heads.ts";
import { readComposition } from "../concept/composition.ts";
import { type Join, type JoinsByFood, readJoins } from "../concept/joins.ts";
import { mergeConcepts } from "../concept/merge-members.ts";
import { mergePortions } from "../concept/merge-portions.ts";
import { createRecordFinder, type RecordFinder } from "../concept/record-finder.ts";
import { findSurveyTwins, inheritJoins } from "../concept/survey-twins.ts";
import { readFacts } from "../source/fact-table.ts";
import type { Compound, Evidence, Food, FoodName, Member, Reference } from "./catalogue-model.ts";
import { buildFoodNames } from "./food-names.ts";
import { readGivenNames } from "./given-names.ts";
import { readHouseholdPortions, usualGrams } from "./household-portions.ts";
import { buildOwnDishes, type OwnDish } from "./own-dishes.ts";
import type { EvidenceByFood } from "./published-evidence.ts";
import { type CatalogueSources, readCatalogueSources } from "./read-catalogue-sources.ts";
import type { RecipeContext } from "./recipe-evidence.ts";

const energyUnits = new Set(["kcal", "kJ"]);

/** The concepts of all tables with the values of their members; gaps are not filled yet. */
export type JoinedSources = {
  readonly compounds: readonly Compound[];
  readonly references: readonly Reference[];
  readonly foods: readonly Food[];
  readonly dishes: readonly OwnDish[];
  readonly evidence: ReadonlyMap<number, readonly Evidence[]>;
  readonly names: readonly FoodName[];
  readonly members: readonly Member[];
  readonly foundation: EvidenceByFood;
  readonly recipe: Omit<RecipeContext, "evidenceOf">;
};

/**
 * Reads the publications under `sourcesDir` and joins the records of the same food into concepts, as the reviewed lists
 * in `listsDir` say (those of the compiler by default).
 */
export function joinSources(sourcesDir: string, listsDir?: string): JoinedSources {
  const reviewed = readJoins(listsDir);
  const sources = readCatalogueSources(sourcesDir);
  const records = new Map(
    [...sources.usdaFoods, ...sources.nationalFoods].map((record) => [record.id, record]),
  );
  const twins = findSurveyTwins(reviewed, records);
  const joins = inheritJoins(reviewed, twins, (source, recordId) => {
    const values = sources.published.get(source)?.get(recordId);
    return values === undefined ? null : readComposition(values);
  });
  const leads = selectLeads(sources, joins, twins);
  const conceptOf = indexConcepts(leads, joins, twins);
  const findRecord = createRecordFinder([...records.values()], conceptOf);
  const dishes = buildOwnDishes(findRecord, sources.nameReaders, listsDir);
  const allRecords = [...records.values(), ...dishes.map(({ food }) => food)];
  for (const { food } of dishes) conceptOf.set(food.id, food.id);
  const extend = createExtension(createRecordFinder(allRecords, conceptOf), listsDir);
  const heads = readCategoryHeads();
  const concepts = leads.map((lead) => joinMembers(lead, membersOf(lead, joins, records), heads));
  return {
    compounds: sources.compounds,
    references: sources.references,
    foods: [...concepts, ...dishes.map(({ food }) => food)].map(extend),
    dishes,
    names: buildFoodNames([...sources.names, ...dishes.flatMap(({ names }) => names)], (recordId) =>
      conceptOf.get(recordId),
    ),
    members: listMembers([...leads, ...dishes.map(({ food }) => food)], joins, records),
    evidence: mergeConcepts(leads, sources.published, joins),
    foundation: sources.published.get("foundation") ?? new Map(),
    recipe: {
      compoundIds: sources.compounds.filter(({ unit }) => !energyUnits.has(unit)).map(({ id }) => id),
      databaseId: sources.referenceIds.get("fndds") ?? 0,
      retentionId: sources.referenceIds.get("retention") ?? 0,
      ownDishId: sources.referenceIds.get("own") ?? 0,
    },
  };
}

/** Adds the names that people use and the bowls, plates and glasses that they eat from. */
function createExtension(findRecord: RecordFinder, listsDir?: string): (food: Food) => Food {
  const { synonyms, genericFor, plainNames } = readGivenNames(findRecord, listsDir);
  const portions = readHouseholdPortions(findRecord, listsDir);
  return (food) => ({
    ...food,
    defaultPortionGrams: food.defaultPortionGrams ?? usualGrams(food.portions, portions.get(food.id) ?? []),
    synonyms: distinctNames(food.name, [...food.synonyms, ...(synonyms.get(food.id) ?? [])]),
    genericFor: genericFor.get(food.id) ?? [],
    plainNames: [...(food.plainNames ?? []), ...(plainNames.get(food.id) ?? [])],
    portions: mergePortions([food, { portions: portions.get(food.id) ?? [] }]),
  });
}

/** The records that are concepts: those of the USDA, and those of the national tables that join none. */
function selectLeads(
  { usdaFoods, nationalFoods, published }: CatalogueSources,
  joins: JoinsByFood,
  twins: ReadonlyMap<number, number>,
): Food[] {
  const joined = new Set([...joins.values()].flat().map(({ recordId }) => recordId));
  const leftOut = new Set(
    readFacts("left-out-groups.tsv", ["source", "food_group", "reason"]).map(({ cells }) =>
      cells.slice(0, 2).join(" "),
    ),
  );
  const leads = nationalFoods.filter(
    ({ id, source, foodGroup }) =>
      !joined.has(id) &&
      (joins.has(id) || !leftOut.has(`${source} ${foodGroup}`)) &&
      hasMainFigures(published.get(source)?.get(id) ?? []),
  );
  const usda = usdaFoods.map((food) => {
    const conceptId = twins.get(food.id);
    return conceptId === undefined ? food : { ...food, conceptId };
  });
  return [...usda, ...leads];
}

/** A food without energy or carbohydrate would match a name and give no figures. */
function hasMainFigures(values: readonly Evidence[]): boolean {
  const { energyKcal, availableCarbohydrateGrams, carbohydrateByDifferenceGrams } = readComposition(values);
  return energyKcal !== null && (availableCarbohydrateGrams ?? carbohydrateByDifferenceGrams) !== null;
}

// A record may support several concepts; its own names belong to the first.
function indexConcepts(
  leads: readonly Food[],
  joins: JoinsByFood,
  twins: ReadonlyMap<number, number>,
): Map<number, number> {
  const conceptOf = new Map(leads.map(({ id, conceptId }) => [id, conceptId ?? id]));
  for (const [foodId, members] of joins) {
    for (const { recordId } of members) {
      if (!conceptOf.has(recordId)) conceptOf.set(recordId, twins.get(foodId) ?? foodId);
    }
  }
  return conceptOf;
}

function membersOf({ id }: Food, joins: JoinsByFood, records: ReadonlyMap<number, Food>): Food[] {
  return (joins.get(id) ?? []).flatMap(({ recordId }) => records.get(recordId) ?? []);
}

/** "Snacks, banana chips" is another name of banana chips as "banana chips". */
function withoutHead(name: string, heads: ReadonlySet<string>): string {
  const [head = "", ...rest] = name.split(", ");
  return rest.length > 0 && heads.has(head) ? rest.join(", ") : name;
}

function joinMembers(lead: Food, members: readonly Food[], heads: ReadonlySet<string>): Food {
  const memberNames = distinctNames(
    lead.name,
    members.map(({ name }) => withoutHead(name, heads)),
  );
  const synonyms = distinctNames(
    lead.name,
    [lead, ...members].flatMap((record) => record.synonyms),
  );
  return { ...lead, synonyms, memberNames, portions: mergePortions([lead, ...members]) };
}

function distinctNames(name: string, others: readonly string[]): string[] {
  const seen = new Set([name.toLowerCase()]);
  return others.filter((other) => {
    const key = other.toLowerCase();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function listMembers(
  leads: readonly Food[],
  joins: JoinsByFood,
  records: ReadonlyMap<number, Food>,
): Member[] {
  const concepts = leads.filter(({ conceptId }) => conceptId === undefined);
  return concepts.flatMap(({ id, source, sourceCode, name }) => [
    { foodId: id, source, sourceCode, name },
    ...(joins.get(id) ?? []).map((join) => toMember(id, join, records.get(join.recordId))),
  ]);
}

// `joins.tsv` has the numbers of SR28 without the zeros that they begin with.
function toMember(foodId: number, { source, sourceCode }: Join, record: Food | undefined): Member {
  const code = record?.source === source ? record.sourceCode : sourceCode;
  return { foodId, source, sourceCode: code, name: record?.name ?? "" };
}
