import type { Sql } from "postgres";
import { readFacts } from "../source/fact-table.ts";

/** What a database's catalogue holds. */
export interface CatalogueDescription {
  readonly release: string;
  readonly compiledRelease: string;
  readonly loadedAt: string;
  readonly compounds: number;
  readonly foods: readonly { readonly source: string; readonly foods: number; readonly values: number }[];
  /** The publications behind the compiled part, with their terms. */
  readonly sources: readonly { readonly name: string; readonly terms: string }[];
  /** The first citations of the own foods, with how many foods cite each. */
  readonly ownSources: readonly { readonly citation: string; readonly foods: number }[];
}

const mostOwnSources = 20;

/** Counts what the catalogue of a database holds; throws when none is loaded. */
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
    sources: readFacts("sources.tsv", ["name", "terms"]).map(({ cells: [name = "", terms = ""] }) => ({
      name,
      terms,
    })),
    ownSources: [...ownSources],
  };
}
