import type { Sql, TransactionSql } from "postgres";

/** A compound that a value may be of. */
export interface KnownCompound {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  readonly identifier: string;
  readonly synonyms: readonly string[];
}

/** What of the loaded catalogue decides how a file of foods is read. */
export interface CatalogueFacts {
  readonly compounds: readonly KnownCompound[];
  readonly foodGroups: readonly string[];
}

/** Reads compounds and food groups of the loaded catalogue; throws when none is loaded. */
export async function readCatalogueFacts(sql: Sql | TransactionSql): Promise<CatalogueFacts> {
  const compounds = await sql<KnownCompound[]>`
    select id, name, unit, identifier, synonyms from nas.compound order by id`;
  if (compounds.length === 0) throw new Error("Cannot load foods: the database holds no catalogue");
  const groups = await sql<{ food_group: string }[]>`
    select distinct food_group from nas.food where id < 1000000000 order by food_group`;
  return { compounds: [...compounds], foodGroups: groups.map(({ food_group }) => food_group) };
}
