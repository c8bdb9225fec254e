/** The cells of a header line, without their quotes. */
export function splitHeaderLine(line: string, delimiter: string): string[] {
  const cells: string[] = [""];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === delimiter && !isQuoted) cells.push("");
    else cells.push(`${cells.pop() ?? ""}${letter}`);
  }
  return cells.map((cell) => cell.trim());
}
