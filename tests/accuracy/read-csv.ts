const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** Reads comma-separated text with a header: one record a row, quoted cells unquoted. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = readRows(text);
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])));
}

function readRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (match === null) throw new Error("Cannot read CSV: a quote is not closed");
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] !== ",") {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
