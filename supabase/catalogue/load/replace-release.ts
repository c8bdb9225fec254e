import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql, TransactionSql } from "postgres";
import { foodTerms, type LocalName, localTerms } from "../../../shared/domain/food/mod.ts";
import { ownSource } from "../own/own-food.ts";
import type { Release } from "./read-release.ts";

const batchSize = 1_000;

const chunkBytes = 1 << 20;

/**
 * Replaces the loaded release in one transaction; returns false when it is loaded already. The operator's own rows
 * (foods of source `own`, references and reference sets from id 10,000,000) stay; their search terms are rebuilt.
 */
export async function replaceRelease(sql: Sql, release: Release): Promise<boolean> {
  const isReplaced = await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtext('nas.catalogue_release'))`;
    const [current] = await transaction`select compiled_id from nas.catalogue_release`;
    if (current?.compiled_id === release.id) return false;
    await clearRelease(transaction);
    await fillTables(transaction, release);
    await renewOwnTerms(transaction);
    await transaction`select nas.count_food_words()`;
    await transaction`select nas.collect_food_macros()`;
    await transaction`select nas.name_release(${release.id})`;
    return true;
  });
  // An index-only scan of the terms needs the visibility map, which COPY does not set.
  if (isReplaced) await sql.unsafe("vacuum nas.food_term");
  return isReplaced;
}

async function clearRelease(transaction: TransactionSql): Promise<void> {
  await transaction.unsafe(`
    delete from nas.food where source <> 'own';
    delete from nas.compound;
    delete from nas.reference_set where id < 10000000;
    delete from nas.reference where id < 10000000;
  `);
}

async function fillTables(transaction: TransactionSql, release: Release): Promise<void> {
  for (const { name, read } of release.tables) await copyTable(transaction, name, read());
  // Evidence is read by key alone; statistics over its arrays would cost seconds and improve no plan.
  await transaction.unsafe("analyze nas.food, nas.food_term, nas.compound, nas.food_evidence (food_id)");
}

async function copyTable(transaction: TransactionSql, table: string, text: Buffer): Promise<void> {
  const columns = text.subarray(0, text.indexOf("\n")).toString().split("\t").join(", ");
  const copy = transaction.unsafe(
    `copy nas.${table} (${columns}) from stdin with (format text, header match)`,
  );
  await pipeline(Readable.from(chunks(text)), await copy.writable());
}

function* chunks(text: Buffer): Generator<Buffer> {
  for (let start = 0; start < text.length; start += chunkBytes)
    yield text.subarray(start, start + chunkBytes);
}

type OwnNames = {
  id: number;
  name: string;
  synonyms: string[];
  food_group: string;
  local_names: LocalName[];
};

function listTerms({ name, synonyms, food_group: foodGroup, local_names: localNames }: OwnNames) {
  return [...foodTerms({ name, synonyms, foodGroup, source: ownSource }), ...localTerms(localNames)];
}

/** Rebuilds the search terms of all own foods: a release may come with another normaliser of words. */
async function renewOwnTerms(transaction: TransactionSql): Promise<void> {
  await transaction`delete from nas.food_term where food_id >= 1000000000`;
  for (let last = 0; ; ) {
    const foods = await transaction<OwnNames[]>`
      select id, name, synonyms, food_group, (
        select coalesce(json_agg(json_build_object('language', language, 'name', food_name.name)), '[]')
        from nas.food_name where food_id = food.id
      ) as local_names
      from nas.food where id >= 1000000000 and id > ${last} order by id limit ${batchSize}`;
    const rows = foods.flatMap((food) => listTerms(food).map((term) => ({ ...term, id: food.id })));
    await transaction`
      insert into nas.food_term (term, food_id, weight)
      select * from unnest(
        ${rows.map(({ term }) => term)}::text[],
        ${rows.map(({ id }) => id)}::integer[],
        ${rows.map(({ weight }) => weight)}::real[])`;
    if (foods.length < batchSize) return;
    last = foods.at(-1)?.id ?? last;
  }
}
