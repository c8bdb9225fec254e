import { normaliseTerms } from "../../../shared/domain/food/mod.ts";
import { type LinksByFood, readLinks } from "../link/links.ts";
import { readFacts } from "../source/fact-table.ts";
import type { Compound, Evidence, Food, FoodName, Reference } from "./catalogue-model.ts";
import { ciqualFoodId } from "./ciqual-foods.ts";
import { buildFoodNames } from "./food-names.ts";
import { joinTwins } from "./join-twins.ts";
import type { EvidenceByFood } from "./published-evidence.ts";
import { readCatalogueSources } from "./read-catalogue-sources.ts";
import type { RecipeContext } from "./recipe-evidence.ts";

const energyUnits = new Set(["kcal", "kJ"]);

/** The foods of all publications, with the values for the same food joined; gaps are not filled yet. */
export type JoinedSources = {
  readonly compounds: readonly Compound[];
  readonly references: readonly Reference[];
  readonly foods: readonly Food[];
  readonly evidence: ReadonlyMap<number, readonly Evidence[]>;
  readonly names: readonly FoodName[];
  readonly foundation: EvidenceByFood;
  readonly recipe: Omit<RecipeContext, "evidenceOf">;
};

/** Reads the publications under `sourcesDir` and joins their values for the same food. */
export function joinSources(sourcesDir: string, links: LinksByFood = readLinks()): JoinedSources {
  const { compounds, references, referenceIds, usdaFoods, ciqualFoods, published } =
    readCatalogueSources(sourcesDir);
  const added = selectCiqualFoods(
    ciqualFoods.map(({ food }) => food),
    usdaFoods,
    ciqualTwins(links),
  );
  const foods = [...usdaFoods, ...added];
  const evidence = joinTwins(
    published,
    links,
    added.map(({ id }) => id),
  );
  return {
    compounds,
    references,
    foods,
    names: buildFoodNames(new Set(foods.map(({ id }) => id)), ciqualFoods),
    evidence,
    foundation: published.foundation,
    recipe: {
      compoundIds: compounds.filter(({ unit }) => !energyUnits.has(unit)).map(({ id }) => id),
      databaseId: referenceIds.get("fndds") ?? 0,
      retentionId: referenceIds.get("retention") ?? 0,
    },
  };
}

function ciqualTwins(links: LinksByFood): ReadonlySet<number> {
  const twins = [...links.values()].flat().filter(({ source }) => source === "ciqual");
  return new Set(twins.map(({ sourceCode }) => ciqualFoodId(String(sourceCode))));
}

/**
 * The CIQUAL foods that the catalogue would lack otherwise: those with a word in the name that no other food's name
 * or synonym has ("reblochon"). The rest, and foods linked with another one (`linkedIds`), would duplicate foods of
 * SR28 and FNDDS, without portions.
 */
function selectCiqualFoods(
  ciqual: readonly Food[],
  others: readonly Food[],
  linkedIds: ReadonlySet<number>,
): Food[] {
  const known = new Set(
    others.flatMap(({ name, synonyms }) => normaliseTerms([name, ...synonyms].join(" "))),
  );
  for (const { cells } of readFacts("ciqual-plain-words.tsv", ["word", "meaning"])) known.add(cells[0] ?? "");
  const leftOut = new Set(
    readFacts("ciqual-left-out-groups.tsv", ["food_group", "reason"]).map(({ cells }) => cells[0]),
  );
  return ciqual
    .filter(({ id, foodGroup }) => !linkedIds.has(id) && !leftOut.has(foodGroup))
    .filter(({ name }) => normaliseTerms(name).some((word) => isDistinctive(word) && !known.has(word)));
}

function isDistinctive(word: string): boolean {
  return word.length > 3 && /^\p{L}+$/u.test(word);
}
