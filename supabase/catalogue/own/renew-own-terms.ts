import type { TransactionSql } from "postgres";
import { foodTerms } from "../../../shared/food/food-terms.ts";
import { OWN_SOURCE } from "./own-source.ts";

const batchSize = 1_000;

/** Writes the search terms of all own foods anew: a release may come with another normaliser of words. */
export async function renewOwnTerms(transaction: TransactionSql): Promise<void> {
  await transaction`delete from nas.food_term where food_id >= 1000000000`;
  for (let last = 0; ; ) {
    const foods = await transaction<{ id: number; name: string; synonyms: string[]; food_group: string }[]>`
      select id, name, synonyms, food_group from nas.food
      where id >= 1000000000 and id > ${last} order by id limit ${batchSize}`;
    const rows = foods.flatMap(({ id, name, synonyms, food_group: foodGroup }) =>
      foodTerms({ name, synonyms, foodGroup, source: OWN_SOURCE }).map(({ term, weight }) => ({
        term,
        id,
        weight,
      })),
    );
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
