import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readIngredientLine } from "../../../shared/domain/food/ingredient-lines/read-ingredient-line.ts";
import type { Corpus, JudgedCase } from "../corpus.ts";
import { readCsv } from "../read-csv.ts";
import { isOnlyCounted } from "../split.ts";
import { type JudgedLine, judgeLine } from "./judge-line.ts";
import { type JudgedSite, writeLines } from "./write-lines.ts";

const sites = ["allrecipes", "bbc", "nyt"];

/** Ingredient lines of three recipe sites, labelled with quantity, unit and name. */
export const ingredientLines: Corpus = {
  name: "ingredient-lines",
  measure: async ({ evalDir }) => {
    const folder = join(evalDir ?? "", "ingredient-lines");
    if (evalDir === null || !existsSync(folder)) return null;
    const judged = sites.map((name) => ({ name, lines: judgeSite(join(folder, `${name}.csv`)) }));
    const sets = judged.map(({ name, lines }) => {
      return { name: `ingredient lines, ${name}`, cases: lines.map(toCase) };
    });
    return { sets, section: writeLines([...judged, ...poolSites(judged)]) };
  },
};

function judgeSite(path: string): JudgedLine[] {
  const rows = readCsv(readFileSync(path, "utf8"));
  return rows.map((row) => judgeLine(row, readIngredientLine(row.input ?? "")));
}

function poolSites(judged: readonly JudgedSite[]): JudgedSite[] {
  const lines = judged.flatMap((site) => site.lines);
  const distinct = [...new Map(lines.map((line) => [line.input, line])).values()];
  return [
    { name: "all sites", lines },
    { name: "all sites, only counted", lines: lines.filter(isCounted) },
    { name: "all sites, distinct lines", lines: distinct },
  ];
}

function isCounted({ input }: JudgedLine): boolean {
  return isOnlyCounted(input, "tenth of the lines");
}

function toCase(line: JudgedLine): JudgedCase {
  const { input, isMeasureRight, nameF1, read, expected } = line;
  return {
    isOnlyCounted: isCounted(line),
    isRight: isMeasureRight && nameF1 === 1,
    fault: (isMeasureRight ? 0 : 1) + (1 - nameF1),
    describe: () => [input, `    read     ${read}`, `    wanted   ${expected}`],
  };
}
