import type { Sql, TransactionSql } from "postgres";
import {
  type FoodCandidate,
  type FoundFoods,
  joinMention,
  matchItem,
  outlineItem,
  poolCandidates,
} from "../../../shared/domain/food/mod.ts";
import { readDataSources } from "../source/data-sources.ts";

/** A compound of the loaded catalogue. */
export type KnownCompound = {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  readonly identifier: string;
  readonly synonyms: readonly string[];
};

/** The parts of the loaded catalogue that a file of foods is read with. */
export type CatalogueFacts = {
  readonly compounds: readonly KnownCompound[];
  readonly foodGroups: readonly string[];
};

/** The contents of a database's catalogue. */
export type CatalogueDescription = {
  readonly release: string;
  readonly compiledRelease: string;
  readonly loadedAt: string;
  readonly compounds: number;
  readonly foods: readonly { readonly source: string; readonly foods: number; readonly values: number }[];
  /** The publications behind the compiled part, with their terms. */
  readonly sources: readonly { readonly name: string; readonly terms: string }[];
  /** The first citations of the own foods, with how many foods cite each. */
  readonly ownSources: readonly { readonly citation: string; readonly foods: number }[];
};

const mostOwnSources = 20;

/** Reads compounds and food groups of the loaded catalogue; throws when none is loaded. */
export async function readCatalogueFacts(sql: Sql | TransactionSql): Promise<CatalogueFacts> {
  const compounds = await sql<KnownCompound[]>`
    select id, name, unit, identifier, synonyms from nas.compound order by id`;
  if (compounds.length === 0) throw new Error("Cannot load foods: the database holds no catalogue");
  const groups = await sql<{ food_group: string }[]>`
    select distinct food_group from nas.food where id < 1000000000 order by food_group`;
  return { compounds: [...compounds], foodGroups: groups.map(({ food_group }) => food_group) };
}

/** Counts the contents of the loaded catalogue; throws when none is loaded. */
export async function describeCatalogue(sql: Sql): Promise<CatalogueDescription> {
  const [current] = await sql<{ id: string; compiled_id: string; loaded_at: Date }[]>`
    select id, compiled_id, loaded_at from nas.catalogue_release`;
  if (!current) throw new Error("Cannot describe the catalogue: the database holds none");
  const [counted] = await sql<
    { compounds: number }[]
  >`select count(*)::integer as compounds from nas.compound`;
  const foods = await sql<{ source: string; foods: number; values: number }[]>`
    select source, count(*)::integer as foods, coalesce(sum(cardinality(compound_ids)), 0)::integer as values
    from nas.food left join nas.food_evidence on food_evidence.food_id = food.id
    group by source order by source = 'own', count(*) desc`;
  const ownSources = await sql<{ citation: string; foods: number }[]>`
    select citation, count(*)::integer as foods
    from nas.food_evidence join nas.reference on reference.id = reference_set_ids[1]
    where food_id >= 1000000000
    group by reference.id order by count(*) desc, reference.id limit ${mostOwnSources}`;
  return {
    release: current.id,
    compiledRelease: current.compiled_id,
    loadedAt: current.loaded_at.toISOString(),
    compounds: counted?.compounds ?? 0,
    foods: [...foods],
    sources: readDataSources().map(({ name, terms }) => ({ name, terms })),
    ownSources: [...ownSources],
  };
}

/** The catalogue's foods that a name may mean, nearest first: the one that an item of that name is matched with, if any. */
export async function searchFoods(sql: Sql, name: string): Promise<FoodCandidate[]> {
  const outline = outlineItem({ name, brand: null, attributes: [] });
  const terms = outline.queries.map((query) => [...query]);
  const [row] = await sql<{ found: FoundFoods }[]>`select nas_api.find_foods(${sql.json(terms)}) as found`;
  if (!row) return [];
  const pool = poolCandidates(row.found);
  const { food: matched } = matchItem(outline, pool);
  const near = pool.rank(joinMention(outline.chunks, pool.weigh)).map(({ profile }) => profile.food);
  return matched === null ? near : [matched, ...near.filter(({ id }) => id !== matched.id)];
}
