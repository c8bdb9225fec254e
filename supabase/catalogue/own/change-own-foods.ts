import type { Sql, TransactionSql } from "postgres";

/** The result of a change to the own foods. */
export type OwnChange = {
  readonly added: number;
  readonly replaced: number;
  readonly unchanged: number;
  readonly removed: number;
  /** The release after the change; for a dry run, the one that it would lead to. */
  readonly release: string;
  /** The release before the change; the same one where nothing changed. */
  readonly releaseBefore: string;
};

/** How many foods a change added, replaced, left unchanged and removed; omitted counts are zero. */
export type ChangeCounts = Partial<Pick<OwnChange, "added" | "replaced" | "unchanged" | "removed">>;

/** Rolls a dry run back and carries its result out of the transaction. */
class DryRunEnd extends Error {
  readonly change: OwnChange;

  constructor(change: OwnChange) {
    super("dry run");
    this.change = change;
  }
}

/**
 * Changes own foods and renames the release in one transaction; concurrent changes wait for each other. A dry run is
 * rolled back at the end. Throws when no catalogue is loaded.
 */
export async function changeOwnFoods(
  sql: Sql,
  { isDryRun }: { readonly isDryRun: boolean },
  change: (transaction: TransactionSql) => Promise<ChangeCounts>,
): Promise<OwnChange> {
  try {
    const result = await sql.begin((transaction) => runChange(transaction, isDryRun, change));
    // An index-only scan of the terms needs the visibility map.
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
  await transaction`select nas.count_food_words()`;
  await transaction`select nas.collect_food_macros(1000000000)`;
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

/** Removes the own foods with these codes or names, or all of them; throws where one is unknown or ambiguous. */
export async function removeOwnFoods(
  transaction: TransactionSql,
  wanted: readonly string[] | "all",
): Promise<ChangeCounts> {
  if (wanted === "all") {
    const all = await transaction`delete from nas.food where id >= 1000000000`;
    return { removed: all.count };
  }
  const ids: number[] = [];
  for (const word of wanted) {
    const found = await transaction<{ id: number }[]>`
      select id from nas.food
      where id >= 1000000000 and (source_code = ${word} or lower(name) = lower(${word}))`;
    if (found.length === 0)
      throw new Error(`Cannot remove foods: no own food has the code or name "${word}"`);
    if (found.length > 1)
      throw new Error(`Cannot remove foods: ${found.length} own foods have the name "${word}": use its code`);
    ids.push(...found.map(({ id }) => id));
  }
  const gone = await transaction`delete from nas.food where id = any (${ids}) and id >= 1000000000`;
  return { removed: gone.count };
}
