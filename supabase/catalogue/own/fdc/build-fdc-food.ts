import data from "../data/fdc.json" with { type: "json" };
import type { OwnFood, OwnPortion, OwnValue } from "../own-food.ts";

/** A food of a download as the temporary tables join it. */
export interface FdcFood {
  readonly fdc_id: number;
  readonly data_type: string;
  readonly description: string;
  readonly category: string | null;
  readonly brand: string | null;
  readonly serving_grams: number | null;
  readonly serving_label: string | null;
  readonly portions: readonly OwnPortion[];
  readonly values: readonly OwnValue[];
}

const standIns = Object.entries(data.standIns).map(([id, others]) => ({ compoundId: Number(id), others }));
const datasets = new Map<string, string>(Object.entries(data.dataTypes));
const longestName = 180;
const reference = /\bracc\b/i;
const mostPortions = 40;

/** The food as one of the operator's; `citation` stands in place of FoodData Central's own. */
export function buildFdcFood(food: FdcFood, citation: string | undefined): OwnFood {
  const { brand, description, values } = food;
  const name = sentence(description).slice(0, longestName);
  const serving = food.serving_grams;
  const told = food.portions.filter(({ label }) => !reference.test(label));
  const usual = food.portions.find(({ label }) => reference.test(label))?.grams ?? serving;
  const own = serving === null ? [] : [{ label: countedLabel(food.serving_label ?? ""), grams: serving }];
  const dataset = datasets.get(food.data_type) ?? food.data_type;
  return {
    code: `fdc:${food.fdc_id}`,
    name: brand ? `${name} (${titled(brand)})` : name,
    synonyms: [],
    foodGroup: food.category ?? "Own foods",
    portions: [...told, ...own].slice(0, mostPortions),
    defaultPortionGrams: usual,
    names: new Map(),
    values: [...values, ...fillStandIns(values)],
    citation: citation ?? `${data.citation}: ${dataset}`,
  };
}

/** Where a food has no energy under the common id, that of another method stands in, and so for fat and sugars. */
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

/** Descriptions in capitals would be read as brands. */
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

/** "2 Tbsp" as it is, "bar" as "1 bar", nothing as "1 serving". */
function countedLabel(label: string): string {
  const words = label.toLowerCase();
  if (words === "") return "1 serving";
  return /^\d/.test(words) ? words : `1 ${words}`;
}
