import type { Sql, TransactionSql } from "postgres";

/** What a change of the own foods came to. */
export interface OwnChange {
  readonly added: number;
  readonly replaced: number;
  readonly unchanged: number;
  readonly removed: number;
  /** The release that the database holds after it; of a dry run, the one that it would hold. */
  readonly release: string;
  /** The release before it: the same one where nothing changed. */
  readonly releaseBefore: string;
}

/** How many foods of each kind a change met; what is left out is none. */
export type ChangeCounts = Partial<Pick<OwnChange, "added" | "replaced" | "unchanged" | "removed">>;

/** Undoes what a dry run has done; carries its result out of the transaction. */
class DryRunEnd extends Error {
  readonly change: OwnChange;

  constructor(change: OwnChange) {
    super("dry run");
    this.change = change;
  }
}

/**
 * Changes own foods in one transaction and names the release anew. Loads wait for one another. A dry run does all
 * of it and takes it back. Throws, with nothing changed, when no catalogue is loaded.
 */
export async function changeOwnFoods(
  sql: Sql,
  { isDryRun }: { readonly isDryRun: boolean },
  change: (transaction: TransactionSql) => Promise<ChangeCounts>,
): Promise<OwnChange> {
  try {
    const result = await sql.begin((transaction) => runChange(transaction, isDryRun, change));
    // Searching terms by the index alone needs rows that are known to be visible to all.
    if (result.release !== result.releaseBefore) await sql.unsafe("vacuum analyze nas.food_term");
    return result;
  } catch (error) {
    if (error instanceof DryRunEnd) return error.change;
    throw error;
  }
}

async function runChange(
  transaction: TransactionSql,
  isDryRun: boolean,
  change: (transaction: TransactionSql) => Promise<ChangeCounts>,
): Promise<OwnChange> {
  await transaction`select pg_advisory_xact_lock(hashtext('nas.catalogue_release'))`;
  const [current] = await transaction<{ id: string; compiled_id: string }[]>`
    select id, compiled_id from nas.catalogue_release`;
  if (!current) throw new Error("Cannot change foods: the database holds no catalogue");
  const counts = await change(transaction);
  await dropUnusedReferences(transaction);
  const [named] = await transaction<{ release: string }[]>`
    select nas.name_release(${current.compiled_id}) as release`;
  const none = { added: 0, replaced: 0, unchanged: 0, removed: 0 };
  const release = named?.release ?? current.id;
  const result = { ...none, ...counts, release, releaseBefore: current.id };
  if (isDryRun) throw new DryRunEnd(result);
  return result;
}

async function dropUnusedReferences(transaction: TransactionSql): Promise<void> {
  await transaction.unsafe(`
    create temporary table used_own_set on commit drop as
      select distinct reference_set_ids[1] as id from nas.food_evidence where food_id >= 1000000000;
    delete from nas.reference_set where id >= 10000000 and id not in (select id from used_own_set where id is not null);
    delete from nas.reference where id >= 10000000 and id not in (select id from used_own_set where id is not null);
  `);
}
