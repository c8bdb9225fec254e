import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { TransactionSql } from "postgres";
import { type CopyCell, copyRow } from "../../format/copy-text.ts";

const batchBytes = 1 << 16;

/** Copies rows into a temporary table while they are read: a download may be larger than the memory. */
export async function copyFdcRows(
  transaction: TransactionSql,
  table: string,
  rows: AsyncIterable<readonly CopyCell[]>,
): Promise<void> {
  const copy = transaction.unsafe(`copy ${table} from stdin`);
  await pipeline(Readable.from(joinLines(rows)), await copy.writable());
}

async function* joinLines(rows: AsyncIterable<readonly CopyCell[]>): AsyncGenerator<string> {
  let text = "";
  for await (const row of rows) {
    text += `${copyRow(row)}\n`;
    if (text.length < batchBytes) continue;
    yield text;
    text = "";
  }
  yield text;
}
