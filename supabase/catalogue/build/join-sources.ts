import type { Compound, Evidence, Food, FoodName, Reference } from "./catalogue-model.ts";
import { ciqualFoodId } from "./ciqual-foods.ts";
import { buildFoodNames } from "./food-names.ts";
import { joinTwins } from "./join-twins.ts";
import { type LinksByFood, readLinks } from "./links.ts";
import type { EvidenceByFood } from "./published-evidence.ts";
import { readCatalogueSources } from "./read-catalogue-sources.ts";
import type { RecipeContext } from "./recipe-evidence.ts";
import { selectCiqualFoods } from "./select-ciqual-foods.ts";

const energyUnits = new Set(["kcal", "kJ"]);

/** The foods of all publications with their evidence joined over the same food; nothing is filled yet. */
export interface JoinedSources {
  readonly compounds: readonly Compound[];
  readonly references: readonly Reference[];
  readonly foods: readonly Food[];
  readonly evidence: ReadonlyMap<number, readonly Evidence[]>;
  readonly names: readonly FoodName[];
  readonly foundation: EvidenceByFood;
  readonly recipe: Omit<RecipeContext, "evidenceOf">;
}

/** Reads the publications under `sourcesDir` and joins what they say of the same food. */
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
