import type { TransactionSql } from "postgres";
import data from "../data/fdc.json" with { type: "json" };
import type { OwnFood, OwnPortion, OwnValue } from "../own-food.ts";

/** A food of a download, joined from the temporary tables. */
export type FdcFood = {
  readonly fdc_id: number;
  readonly data_type: string;
  readonly description: string;
  readonly category: string | null;
  readonly brand: string | null;
  readonly serving_grams: number | null;
  readonly serving_label: string | null;
  readonly portions: readonly OwnPortion[];
  readonly values: readonly OwnValue[];
};

const standIns = Object.entries(data.standIns).map(([id, others]) => ({ compoundId: Number(id), others }));
const datasets = new Map<string, string>(Object.entries(data.dataTypes));
const longestName = 180;
const reference = /\bracc\b/i;
const mostPortions = 40;
const batchSize = 500;

/** Converts a food of a download to an own food; `citation` replaces FoodData Central's own. */
export function buildFdcFood(food: FdcFood, citation: string | undefined): OwnFood {
  const { brand, description, values } = food;
  const name = sentence(description).slice(0, longestName);
  const serving = food.serving_grams;
  const portions = food.portions.filter(({ label }) => !reference.test(label));
  const usual = food.portions.find(({ label }) => reference.test(label))?.grams ?? serving;
  const own = serving === null ? [] : [{ label: countedLabel(food.serving_label ?? ""), grams: serving }];
  const dataset = datasets.get(food.data_type) ?? food.data_type;
  return {
    code: `fdc:${food.fdc_id}`,
    name: brand ? `${name} (${titled(brand)})` : name,
    synonyms: [],
    foodGroup: food.category ?? "Own foods",
    portions: [...portions, ...own].slice(0, mostPortions),
    defaultPortionGrams: usual,
    names: new Map(),
    values: [...values, ...fillStandIns(values)],
    citation: citation ?? `${data.citation}: ${dataset}`,
  };
}

/** Energy, fat and sugars by another method, where a food lacks the value under the common id. */
function fillStandIns(values: readonly OwnValue[]): OwnValue[] {
  const known = new Map(values.map((value) => [value.compoundId, value]));
  return standIns
    .filter(({ compoundId }) => !known.has(compoundId))
    .flatMap(({ compoundId, others }) => {
      const found = others.flatMap((id) => known.get(id) ?? [])[0];
      return found ? [{ ...found, compoundId, valueType: plainType(found) }] : [];
    });
}

function plainType({ valueType }: OwnValue): OwnValue["valueType"] {
  return valueType === "quantified" ? "calculated" : valueType;
}

/** A description in capitals in lower case: it would be read as a brand. */
function sentence(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

function titled(brand: string): string {
  const words = /\p{Ll}/u.test(brand) ? brand : brand.toLowerCase();
  return words
    .replace(/[()]/g, " ")
    .replace(/(^|\s)(\p{Ll})/gu, (_, gap, letter) => gap + letter.toUpperCase());
}

/** "2 Tbsp" is kept, "bar" becomes "1 bar", an empty label "1 serving". */
function countedLabel(label: string): string {
  const words = label.toLowerCase();
  if (words === "") return "1 serving";
  return /^\d/.test(words) ? words : `1 ${words}`;
}

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
