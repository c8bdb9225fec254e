import type { CatalogueFacts } from "../../../../supabase/catalogue/own/query-catalogue.ts";
import { type ReadFoods, readOwnFoods } from "../../../../supabase/catalogue/own/read-own-foods.ts";

const compound = (id: number, name: string, unit: string, synonyms: string[] = []) => {
  return { id, name, unit, identifier: `USDA:${id}`, synonyms };
};

/** A few compounds and food groups of the catalogue. */
export const knownCatalogue: CatalogueFacts = {
  compounds: [
    compound(1003, "Protein", "g", ["proteins"]),
    compound(1004, "Total lipid (fat)", "g", ["fat"]),
    compound(1005, "Carbohydrate, by difference", "g", ["carbs"]),
    compound(1008, "Energy", "kcal", ["calories"]),
    compound(1051, "Water", "g"),
    compound(1062, "Energy (kJ)", "kJ"),
    compound(1089, "Iron, Fe", "mg", ["iron"]),
    compound(1093, "Sodium, Na", "mg", ["sodium"]),
    compound(1110, "Vitamin D (IU)", "IU"),
    compound(1114, "Vitamin D", "µg", ["calciferol"]),
    compound(1316, "PUFA 18:2 n-6 c,c", "g", ["linoleic acid"]),
    compound(1269, "PUFA 18:2", "g", ["linoleic acid"]),
  ],
  foodGroups: ["Breakfast Cereals"],
};

/** Reads a text as a file of own foods. */
export function readText(text: string): ReadFoods {
  return readOwnFoods(new TextEncoder().encode(text), knownCatalogue, "Own data");
}

/** The errors of a text: "row:column:message". */
export function errorsOf(text: string): string[] {
  return readText(text).errors.map(({ row, column, message }) => `${row}:${column ?? ""}:${message}`);
}

/** The values of the first food of a text, by compound id, as [amount, type, minimum, maximum]. */
export function valuesOf(text: string): Map<number, (number | string | null)[]> {
  const values = readText(text).foods[0]?.values ?? [];
  return new Map(
    values.map(({ compoundId, amount, valueType, minimum, maximum }) => [
      compoundId,
      [amount, valueType, minimum, maximum],
    ]),
  );
}
