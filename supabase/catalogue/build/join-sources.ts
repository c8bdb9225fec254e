import { type JoinsByFood, readJoins } from "../concept/joins.ts";
import { mergeConcepts } from "../concept/merge-members.ts";
import { mergePortions } from "../concept/merge-portions.ts";
import { createRecordFinder, type RecordFinder } from "../concept/record-finder.ts";
import { readFacts } from "../source/fact-table.ts";
import type { Compound, Evidence, Food, FoodName, Member, Reference } from "./catalogue-model.ts";
import { buildFoodNames } from "./food-names.ts";
import { readGivenNames } from "./given-names.ts";
import { readHouseholdPortions } from "./household-portions.ts";
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

/** Reads the publications under `sourcesDir` and joins the records of the same food into concepts. */
export function joinSources(sourcesDir: string, joins: JoinsByFood = readJoins()): JoinedSources {
  const sources = readCatalogueSources(sourcesDir);
  const leads = selectLeads(sources, joins);
  const records = new Map([...sources.usdaFoods, ...sources.nationalFoods].map((record) => [record.id, record]));
  const conceptOf = indexConcepts(leads, joins);
  const dishes = buildOwnDishes(createRecordFinder([...records.values()], conceptOf), sources.nameReaders);
  const allRecords = [...records.values(), ...dishes.map(({ food }) => food)];
  for (const { food } of dishes) conceptOf.set(food.id, food.id);
  const extend = createExtension(createRecordFinder(allRecords, conceptOf));
  const concepts = leads.map((lead) => joinMembers(lead, membersOf(lead, joins, records)));
  return {
    compounds: sources.compounds,
    references: sources.references,
    foods: [...concepts, ...dishes.map(({ food }) => food)].map(extend),
    dishes,
    names: buildFoodNames([...sources.names, ...dishes.flatMap(({ names }) => names)], (recordId) => conceptOf.get(recordId)),
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
function createExtension(findRecord: RecordFinder): (food: Food) => Food {
  const { synonyms, genericFor, plainNames } = readGivenNames(findRecord);
  const portions = readHouseholdPortions(findRecord);
  return (food) => ({
    ...food,
    synonyms: distinctNames(food.name, [...food.synonyms, ...(synonyms.get(food.id) ?? [])]),
    genericFor: genericFor.get(food.id) ?? [],
    plainNames: plainNames.get(food.id) ?? [],
    portions: mergePortions([food, { portions: portions.get(food.id) ?? [] }]),
  });
}

/** The records that are concepts: those of the USDA, and those of the national tables that join none. */
function selectLeads({ usdaFoods, nationalFoods, published }: CatalogueSources, joins: JoinsByFood): Food[] {
  const joined = new Set([...joins.values()].flat().map(({ recordId }) => recordId));
  const leftOut = new Set(readFacts("left-out-groups.tsv", ["source", "food_group", "reason"]).map(({ cells }) => cells.slice(0, 2).join(" ")));
  const leads = nationalFoods.filter(
    ({ id, source, foodGroup }) =>
      !joined.has(id) && !leftOut.has(`${source} ${foodGroup}`) && (published.get(source)?.has(id) ?? false),
  );
  return [...usdaFoods, ...leads];
}

// A record may support several concepts; its own names belong to the first.
function indexConcepts(leads: readonly Food[], joins: JoinsByFood): Map<number, number> {
  const conceptOf = new Map(leads.map(({ id }) => [id, id]));
  for (const [foodId, members] of joins) {
    for (const { recordId } of members) if (!conceptOf.has(recordId)) conceptOf.set(recordId, foodId);
  }
  return conceptOf;
}

function membersOf({ id }: Food, joins: JoinsByFood, records: ReadonlyMap<number, Food>): Food[] {
  return (joins.get(id) ?? []).flatMap(({ recordId }) => records.get(recordId) ?? []);
}

function joinMembers(lead: Food, members: readonly Food[]): Food {
  const synonyms = [...lead.synonyms, ...members.flatMap(({ name, synonyms: others }) => [name, ...others])];
  return { ...lead, synonyms: distinctNames(lead.name, synonyms), portions: mergePortions([lead, ...members]) };
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

function listMembers(leads: readonly Food[], joins: JoinsByFood, records: ReadonlyMap<number, Food>): Member[] {
  return leads.flatMap(({ id, source, sourceCode, name }) => [
    { foodId: id, source, sourceCode, name },
    ...(joins.get(id) ?? []).map((join) => ({
      foodId: id,
      source: join.source,
      sourceCode: join.sourceCode,
      name: records.get(join.recordId)?.name ?? "",
    })),
  ]);
}
