import { buildFnddsFoods } from "../build/fndds-foods.ts";
import { createNameReaders } from "../build/name-readers.ts";
import { openFndds } from "../source/fndds.ts";

/** FNDDS foods that are one ingredient as it is, neither cooked nor dried: food code -> ingredient code. */
export function readSoleIngredients(sourcesDir: string): ReadonlyMap<string, string> {
  const foods = buildFnddsFoods(openFndds(sourcesDir, []), createNameReaders());
  const sole = foods.filter(({ ingredients, moistureChangePercent }) => {
    const [only, another] = ingredients;
    return only && !another && only.retentionCode === 0 && moistureChangePercent === 0;
  });
  return new Map(sole.map(({ sourceCode, ingredients }) => [sourceCode, String(ingredients[0]?.code)]));
}
