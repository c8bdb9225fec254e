import type { TransactionSql } from "postgres";
import type { ChangeCounts } from "./change-own-foods.ts";

/** Removes the own foods of these codes or names, or all of them; throws where one is not known. */
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
      throw new Error(`Cannot remove foods: ${found.length} own foods have the name "${word}": give a code`);
    ids.push(...found.map(({ id }) => id));
  }
  const gone = await transaction`delete from nas.food where id = any (${ids}) and id >= 1000000000`;
  return { removed: gone.count };
}
