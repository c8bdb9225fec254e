import type { CompoundFinder, FoundCompound } from "./compound-finder.ts";
import type { CsvRow, LoadProblem } from "./read-csv.ts";
import { isUnit } from "./units.ts";

/** The columns of a file, null where one could not be read. */
type ReadHeader = {
  readonly columns: readonly (OwnColumn | null)[];
  readonly problems: readonly LoadProblem[];
};

const mostColumns = 500;
const withUnit = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/;
const languageForm = /^name ([a-z]{2})$/;

/** Columns that describe the food itself. */
export const describingColumns = [
  "code",
  "name",
  "synonyms",
  "brand",
  "food group",
  "portions",
  "value type",
  "source",
] as const;

/** A column of a file of own foods; `header` is the text in the file. */
export type OwnColumn = { readonly header: string } & (
  | { readonly kind: "text"; readonly field: (typeof describingColumns)[number] }
  | { readonly kind: "name"; readonly language: string }
  | { readonly kind: "value"; readonly found: FoundCompound }
);

/** Reads the header: descriptive columns by their names, all others as "Compound (unit)". */
export function readHeader({ row, cells }: CsvRow, findCompound: CompoundFinder): ReadHeader {
  if (cells.length > mostColumns)
    throw new Error(`Cannot read foods: ${cells.length} columns are more than ${mostColumns}`);
  const problems: LoadProblem[] = [];
  const taken = new Map<string, string>();
  const columns = cells.map((header, index) => {
    const read = readColumn(header, findCompound);
    const key = typeof read === "string" ? "" : keyOf(read);
    const before = taken.get(key);
    const message =
      typeof read === "string" ? read : before && `it has the same compound or field as column ${before}`;
    if (message) problems.push({ row, column: header === "" ? String(index + 1) : header, message });
    if (typeof read === "string" || before) return null;
    taken.set(key, header);
    return read;
  });
  if (!columns.some((column) => column?.kind === "text" && column.field === "name"))
    problems.push({ row, column: null, message: 'there is no column "name"' });
  return { columns, problems };
}

function readColumn(header: string, findCompound: CompoundFinder): OwnColumn | string {
  const folded = header.toLowerCase().replace(/[\s_]+/g, " ");
  const field = describingColumns.find((name) => name === folded);
  if (field) return { header, kind: "text", field };
  const language = languageForm.exec(folded)?.[1];
  if (language) return { header, kind: "name", language };
  if (header === "") return "it has values but no header";
  const found = readCompound(header, findCompound);
  return typeof found === "string" ? found : { header, kind: "value", found };
}

/** "Energy (kJ)" is a whole name of a compound, "Iron (mg)" a name and a unit. */
function readCompound(header: string, findCompound: CompoundFinder): FoundCompound | string {
  const [, name = "", unit = ""] = withUnit.exec(header) ?? [];
  if (!isUnit(unit))
    return `it names no unit: write "${header} (${/^energy\b/i.test(header) ? "kcal" : "g"})", or another unit`;
  const whole = findCompound(header, unit);
  return typeof whole === "string" ? findCompound(name, unit) : whole;
}

function keyOf(column: OwnColumn): string {
  if (column.kind === "value") return `value ${column.found.compound.id}`;
  return column.kind === "name" ? `name ${column.language}` : column.field;
}
