import type { Food, FoodName } from "../build/catalogue-model.ts";
import type { NameReaders } from "../build/name-readers.ts";
import { rowError, type SourceRow } from "../source/source-table.ts";
import { type NationalTable, recordId } from "./record-id.ts";

/** What a national table publishes of a food beside its values. */
export type RecordFields = {
  readonly row: SourceRow;
  readonly source: NationalTable;
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly synonyms?: readonly string[];
  readonly portions?: Food["portions"];
};

/** The record of a national table as a food of the catalogue; throws where its code has another form. */
export function formRecord(fields: RecordFields, { readStates }: NameReaders): Food {
  const { row, source, code, name, group } = fields;
  const id = recordId(source, code);
  if (id === null) throw rowError(row, `"${code}" is not a code of this table`);
  if (name === "") throw rowError(row, "the name is missing");
  return {
    id,
    source,
    sourceCode: code,
    name,
    synonyms: fields.synonyms ?? [],
    foodGroup: group,
    states: readStates(name),
    portions: fields.portions ?? [],
    defaultPortionGrams: null,
    ingredients: [],
    moistureChangePercent: 0,
  };
}

/** The names of a record in other languages; one that the table leaves empty is left out. */
export function formNames(foodId: number, names: Readonly<Record<string, string>>): FoodName[] {
  return Object.entries(names).flatMap(([language, name]) =>
    name.trim() === "" ? [] : [{ foodId, language, name: name.replace(/\s+/g, " ").trim() }],
  );
}
