import type { TransactionSql } from "postgres";
import type { FdcFood } from "./build-fdc-food.ts";

const batchSize = 500;

/** The foods of the temporary tables with their portions and values, in batches, in the order of their ids. */
export async function* readFdcFoods(transaction: TransactionSql): AsyncGenerator<readonly FdcFood[]> {
  for (let last = 0; ; ) {
    const foods = await transaction<FdcFood[]>`
      select food.fdc_id, data_type, description, coalesce(food.category, brand.category) as category,
        brand.brand, serving_grams, serving_label,
        (
          select coalesce(json_agg(json_build_object('label', label, 'grams', grams) order by place, label), '[]')
          from fdc_portion where fdc_portion.fdc_id = food.fdc_id
        ) as portions,
        (
          select coalesce(json_agg(json_build_object(
            'compoundId', compound_id, 'amount', amount, 'valueType', value_type, 'minimum', minimum,
            'maximum', maximum, 'sampleCount', sample_count, 'derivation', derivation) order by compound_id), '[]')
          from (
            select distinct on (compound_id) * from fdc_value
            where fdc_value.fdc_id = food.fdc_id order by compound_id, derivation, amount
          ) as value
        ) as values
      from (select * from fdc_food where fdc_id > ${last} order by fdc_id limit ${batchSize}) as food
      left join lateral (
        select * from fdc_brand where fdc_brand.fdc_id = food.fdc_id limit 1
      ) as brand on true
      order by food.fdc_id`;
    if (foods.length > 0) yield foods;
    if (foods.length < batchSize) return;
    last = foods.at(-1)?.fdc_id ?? last;
  }
}
