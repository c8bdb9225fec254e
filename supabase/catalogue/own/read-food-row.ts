import { foodTerms } from "../../../shared/domain/food/mod.ts";
import type { ValueType } from "../build/catalogue-model.ts";
import type { FoundCompound } from "./compound-finder.ts";
import { type OwnFood, type OwnPortion, type OwnValue, ownSource } from "./own-food.ts";
import type { CsvRow, LoadProblem } from "./read-csv.ts";
import type { describingColumns, OwnColumn } from "./read-header.ts";
import { type CellValue, type NumberStyle, readNumber, readValueCell } from "./read-value-cell.ts";

const mostPortions = 40;
const longestLabel = 100;
const mostGrams = 100_000;
const portionForm = /^(.+?)\s*=\s*(\S+?)\s*g?$/i;

/** How the rows of a file are read. */
type RowReading = {
  readonly columns: readonly (OwnColumn | null)[];
  readonly style: NumberStyle;
  /** The citation of rows without a source. */
  readonly citation: string;
  /** Reports an error in a cell, or in the row where the column is null. */
  readonly report: (problem: LoadProblem) => void;
};

type Field = (typeof describingColumns)[number];

const longest: Readonly<Record<Field, number>> = {
  code: 100,
  name: 200,
  synonyms: 2000,
  brand: 100,
  "food group": 100,
  portions: 4000,
  "value type": 20,
  source: 500,
};
const mostSynonyms = 30;
const longestSynonym = 200;
const ownGroup = "Own foods";
// Control characters, and those that change the direction of the text after them.
const hidden = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
const usualTypes = ["quantified", "calculated"] as const;

/** Reads one food; null where it has no name. Errors are reported cell by cell. */
export function readFoodRow({ row, cells }: CsvRow, reading: RowReading): OwnFood | null {
  const { columns, style, citation } = reading;
  const report = (column: string | null, message: string) => reading.report({ row, column, message });
  if (cells.slice(columns.length).some((cell) => cell !== ""))
    report(null, "it has more cells than the header; quote a cell that holds a comma");
  const texts = readTexts(columns, cells, report);
  const text = (field: Field) => texts.get(field) ?? "";
  const brand = text("brand");
  const name = nameWith(text("name"), brand);
  if (name === "") return null;
  const synonyms = readSynonyms(text("synonyms"), report);
  const foodGroup = text("food group") || ownGroup;
  if (foodTerms({ name, synonyms, foodGroup, source: ownSource }).length === 0)
    report("name", `"${name}" has no word that it could be found by`);
  const portions = keepRead("portions", readPortions(text("portions"), style), report) ?? [];
  return {
    code: text("code") || name.toLowerCase(),
    name,
    synonyms,
    foodGroup,
    portions,
    defaultPortionGrams: portions[0]?.grams ?? null,
    names: new Map(
      columns.flatMap((column, at) =>
        column?.kind === "name" && cells[at] ? [[column.language, cells[at]] as const] : [],
      ),
    ),
    values: readValues(cells, {
      columns,
      style,
      report,
      usualType: readUsualType(text("value type"), report),
    }),
    citation: text("source") || citation,
  };
}

type Report = (column: string | null, message: string) => void;

function readTexts(
  columns: readonly (OwnColumn | null)[],
  cells: readonly string[],
  report: Report,
): Map<Field, string> {
  const texts = new Map<Field, string>();
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? "";
    if (column === null || column.kind === "value") continue;
    const limit = column.kind === "text" ? longest[column.field] : longest.name;
    if (hidden.test(cell)) report(column.header, "it holds a line break or a control character");
    else if ([...cell].length > limit) report(column.header, `it is longer than ${limit} characters`);
    else if (column.kind === "text") texts.set(column.field, cell.normalize("NFC").replace(/\s+/g, " "));
    if (column.kind === "text" && column.field === "name" && cell === "")
      report("name", "the food has no name");
  }
  return texts;
}

/** As in the FNDDS survey: "Oat drink (Oatly)". */
function nameWith(name: string, brand: string): string {
  return name === "" || brand === "" || name.includes(brand) ? name : `${name} (${brand})`;
}

function readSynonyms(cell: string, report: Report): string[] {
  const parts = cell.split("|").map((part) => part.trim());
  const synonyms = [...new Set(parts.filter((part) => part !== ""))];
  if (synonyms.length > mostSynonyms) report("synonyms", `${synonyms.length} are more than ${mostSynonyms}`);
  if (synonyms.some((synonym) => [...synonym].length > longestSynonym))
    report("synonyms", `one is longer than ${longestSynonym} characters`);
  return synonyms;
}

function readUsualType(cell: string, report: Report): ValueType {
  if (cell === "") return "quantified";
  const found = usualTypes.find((type) => type === cell.toLowerCase());
  if (!found) report("value type", `"${cell}" is neither quantified nor calculated`);
  return found ?? "quantified";
}

function readValues(
  cells: readonly string[],
  {
    columns,
    style,
    usualType,
    report,
  }: Pick<RowReading, "columns" | "style"> & { usualType: ValueType; report: Report },
): OwnValue[] {
  const values: OwnValue[] = [];
  for (const [at, column] of columns.entries()) {
    if (column?.kind !== "value") continue;
    const cell = keepRead(column.header, readValueCell(cells[at] ?? "", usualType, style), report);
    if (cell !== null) values.push(toValue(cell, column.found));
  }
  return values;
}

function toValue({ amount, valueType, minimum, maximum }: CellValue, found: FoundCompound): OwnValue {
  const scale = (number: number | null) => number && Number((number * found.factor).toPrecision(12));
  const isNumber = valueType === "quantified";
  return {
    compoundId: found.compound.id,
    amount: scale(amount),
    valueType: isNumber && found.isDerived ? "calculated" : valueType,
    minimum: scale(minimum),
    maximum: scale(maximum),
    sampleCount: null,
    derivation: found.isDerived ? "unit" : "",
  };
}

/** Returns what was read; reports a message and returns null. */
function keepRead<Read>(column: string, read: Read | string, report: Report): Read | null {
  if (typeof read !== "string") return read;
  report(column, read);
  return null;
}

/** Reads "1 slice = 35 g | 1 loaf = 500 g"; returns a message where it cannot. */
function readPortions(cell: string, style: NumberStyle): OwnPortion[] | string {
  const parts = cell
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length > mostPortions) return `${parts.length} portions are more than ${mostPortions}`;
  const portions: OwnPortion[] = [];
  for (const part of parts) {
    const portion = readPortion(part, style);
    if (typeof portion === "string") return portion;
    portions.push(portion);
  }
  return portions;
}

function readPortion(part: string, style: NumberStyle): OwnPortion | string {
  const [, label = "", amount = ""] = portionForm.exec(part) ?? [];
  const grams = readNumber(amount, style);
  if (label === "" || typeof grams === "string")
    return `"${part.slice(0, longestLabel)}" is not a portion: write "1 slice = 35 g"`;
  if (label.length > longestLabel) return `a portion is longer than ${longestLabel} characters`;
  if (grams <= 0 || grams > mostGrams) return `a portion of ${amount} g is impossible`;
  return { label: /^[\d½¼¾⅓⅔]/.test(label) ? label : `1 ${label}`, grams };
}
