import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql, TransactionSql } from "postgres";
import { renewOwnTerms } from "../own/renew-own-terms.ts";
import type { Release } from "./release-reader.ts";

const chunkBytes = 1 << 20;

/**
 * Puts a release in place of the one before, in one transaction; false when it is there already. Rows of the
 * operator's own (foods of source `own`, references and reference sets from id 10,000,000) stay; they are found by
 * the words that this release reads in them.
 */
export async function replaceRelease(sql: Sql, release: Release): Promise<boolean> {
  const isReplaced = await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtext('nas.catalogue_release'))`;
    const [current] = await transaction`select compiled_id from nas.catalogue_release`;
    if (current?.compiled_id === release.id) return false;
    await clearRelease(transaction);
    await fillTables(transaction, release);
    await renewOwnTerms(transaction);
    await transaction`select nas.name_release(${release.id})`;
    return true;
  });
  // Freshly copied rows are not yet known to be visible to all: searching terms by the index alone needs that.
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
  // Evidence is read by key alone; statistics over its arrays would cost seconds and serve no plan.
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
