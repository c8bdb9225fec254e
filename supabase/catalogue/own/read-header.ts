import type { CompoundFinder, FoundCompound } from "./compound-finder.ts";
import { isUnit } from "./convert-unit.ts";
import type { CsvRow } from "./decode-csv.ts";
import type { LoadProblem } from "./load-problem.ts";
import { describingColumns, type OwnColumn } from "./own-column.ts";

/** The columns of a file, null where one could not be read. */
export interface ReadHeader {
  readonly columns: readonly (OwnColumn | null)[];
  readonly problems: readonly LoadProblem[];
}

const mostColumns = 500;
const withUnit = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/;
const languageForm = /^name ([a-z]{2})$/;

/** Reads the header: describing columns by their names, all others as "Compound (unit)". */
export function readHeader({ row, cells }: CsvRow, findCompound: CompoundFinder): ReadHeader {
  if (cells.length > mostColumns)
    throw new Error(`Cannot read foods: ${cells.length} columns are more than ${mostColumns}`);
  const problems: LoadProblem[] = [];
  const taken = new Map<string, string>();
  const columns = cells.map((header, index) => {
    const read = readColumn(header, findCompound);
    const key = typeof read === "string" ? "" : keyOf(read);
    const before = taken.get(key);
    const message = typeof read === "string" ? read : before && `tells the same as column ${before}`;
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

/** "Energy (kJ)" is a compound's name in full, "Iron (mg)" a name and a unit. */
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
