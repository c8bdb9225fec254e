import fit from "../../../scripts/fit-food-ranking/report.json" with { type: "json" };
import { percent } from "../percent.ts";
import { isOnlyCounted } from "../split.ts";
import { type JudgedName, nameVerdicts } from "./judge-name.ts";

/** A tenth with fewer names says nothing. */
const fewestNames = 20;

/** Judged names of one table. */
export type JudgedTable = { readonly name: string; readonly judged: readonly JudgedName[] };

/** The section on names of foods. */
export function writeNames(tables: readonly JudgedTable[]): string {
  const pooled = { name: "all tables", judged: tables.flatMap(({ judged }) => judged) };
  const counted = pooled.judged.filter(({ food }) => isOnlyCounted(food.name, "half"));
  const rows = [...tables, pooled, { name: "all tables, only counted", judged: counted }];
  return `## Names of foods

Foods of tables that the catalogue does not hold, asked for by their published names, one structured item of 100 g each.
A match is *right* when its energy is within 15 % or 20 kcal of the table's, its protein and fat within 20 % or 2 g,
*near* when its energy is within 30 % or 40 kcal, and *another food* beyond. An unresolved name is *refused*.

| table | names | ${nameVerdicts.join(" | ")} |
|---|---|${nameVerdicts.map(() => "---|").join("")}
${rows.map(writeRow).join("\n")}

${writeFit()}`;
}

/** What the fit of the ranker reported about names of the catalogue's own tables. */
function writeFit(): string {
  const { names, tables: tableCount, refusalCost, all, answered, refusedPercent, calibration } = fit;
  const tenths = calibration.filter(({ names: count }) => count >= fewestNames);
  return `### The ranker on names of the catalogue's tables

Written by \`npm run fit:ranker\`: ${names} names of ${tableCount} tables, each looked up without its own table and
matched by weights that were fitted on other tables. Without refusals, ${all.right} % are right and ${all.anotherFood} % are
another food. If a refusal costs ${refusalCost} of a wrong match, ${refusedPercent} % are refused; of the others
${answered.right} % are right and ${answered.anotherFood} % are another food.

| predicted risk of another food | names | another food |
|---|---|---|
${tenths.map(({ from, names: count, anotherFoodPercent }) => `| ${percent(from)} to ${percent(from + 0.1)} | ${count} | ${anotherFoodPercent} % |`).join("\n")}
`;
}

function writeRow({ name, judged }: JudgedTable): string {
  const shares = nameVerdicts.map((verdict) => {
    const hits = judged.filter((one) => one.verdict === verdict).length;
    return percent(hits / Math.max(1, judged.length));
  });
  return `| ${[name, judged.length, ...shares].join(" | ")} |`;
}
