import language from "../../data/language.json" with { type: "json" };
import { boundsPhrase } from "../marks.ts";
import { readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";

const columns = new Set(language.columns);
const separators = new Set([";", "|", ","]);
const fewestColumns = 3;

/** The tokens of an exported table as a list: without the line that names its columns, and "chips;165;g" as "chips 165 g". */
export function readTableRows(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => separators.has(text))) return tokens;
  return splitLines(tokens)
    .filter((line) => !isHeaderRow(line))
    .flatMap((line) => line.filter((_, at) => !isInsideAmount(line, at) && !isBeforeAmount(line, at)));
}

/** Each line with the break at its end. */
function splitLines(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    lines.at(-1)?.push(token);
    if (token.text === "\n") lines.push([]);
  }
  return lines;
}

/** "Date;Meal;Food;Qty;Unit" */
function isHeaderRow(line: readonly Token[]): boolean {
  const cells = line.filter(({ kind }) => kind !== "mark");
  const marks = line.filter(({ text }) => separators.has(text)).length;
  return marks >= fewestColumns - 1 && cells.length > marks && cells.every(({ text }) => columns.has(text));
}

/** The mark of "165;g". */
function isInsideAmount(line: readonly Token[], at: number): boolean {
  const isMark = separators.has(line[at]?.text ?? "") && line[at - 1]?.kind === "number";
  const unit = isMark ? readUnitWord(line, at + 1) : null;
  const after = unit === null ? undefined : line[at + 1 + unit.width];
  return unit !== null && boundsPhrase(after);
}

/** The mark of "chips;165" where the unit has a cell of its own. */
function isBeforeAmount(line: readonly Token[], at: number): boolean {
  return (
    separators.has(line[at]?.text ?? "") && line[at + 1]?.kind === "number" && isInsideAmount(line, at + 2)
  );
}
