/** A cell of a COPY row: arrays become Postgres array literals. */
export type CopyCell = string | number | null | readonly (string | number | null)[];

/** One row in Postgres' COPY text format, without the newline. */
export function copyRow(cells: readonly CopyCell[]): string {
  return cells.map(copyCell).join("\t");
}

/** Splits one COPY text row into plain strings; null stays null, arrays stay literals. */
export function parseCopyRow(line: string): (string | null)[] {
  return line.split("\t").map((cell) => (cell === "\\N" ? null : unescapeCell(cell)));
}

/** The elements of a text array literal as {@link copyRow} writes it. */
export function parseTextArray(literal: string): string[] {
  const inner = literal.slice(1, -1);
  const elements = inner.match(/"(?:[^"\\]|\\.)*"|[^,]+/g) ?? [];
  return elements.map((element) =>
    element.startsWith('"') ? element.slice(1, -1).replace(/\\(.)/g, "$1") : element,
  );
}

function copyCell(cell: CopyCell): string {
  if (cell === null) return "\\N";
  if (typeof cell === "number") return String(cell);
  return escapeCell(typeof cell === "string" ? cell : arrayLiteral(cell));
}

function arrayLiteral(elements: readonly (string | number | null)[]): string {
  return `{${elements.map(arrayElement).join(",")}}`;
}

function arrayElement(element: string | number | null): string {
  if (element === null) return "NULL";
  if (typeof element === "number") return String(element);
  return /^[A-Za-z_][\w-]*$/.test(element) && !/^null$/i.test(element)
    ? element
    : `"${element.replace(/["\\]/g, "\\$&")}"`;
}

const escapes = new Map([
  ["\\", "\\\\"],
  ["\t", "\\t"],
  ["\n", "\\n"],
  ["\r", "\\r"],
]);
const unescapes = new Map([...escapes].map(([plain, escaped]) => [escaped, plain]));

function escapeCell(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (character) => escapes.get(character) ?? character);
}

function unescapeCell(text: string): string {
  return text.replace(/\\./g, (pair) => unescapes.get(pair) ?? pair);
}
