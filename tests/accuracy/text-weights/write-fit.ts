import report from "./report.json" with { type: "json" };
import type { Figures } from "./training-cases.ts";

const figures: readonly (readonly [label: string, name: keyof Figures])[] = [
  ["cases", "cases"],
  ["fully right", "right"],
  ["energy in range", "energy"],
  ["foods found", "found"],
  ["foods wrong", "wrong"],
  ["foods dropped", "dropped"],
  ["foods invented", "invented"],
];

/** What the fit of the weights of texts reported. */
export function writeFit(): string {
  const { seed, improvements, changed, before, after } = report;
  const rows = figures.map(([label, name]) => {
    const columns = [before.training, after.training, before.validation, after.validation];
    return `| ${[label, ...columns.map((column) => column[name])].join(" | ")} |`;
  });
  return `### The fit of the weights

Written by \`npm run fit:texts\` with seed ${seed}, which kept ${improvements} changes and ended with ${changed} weights other than
those that it began with. Its cases are diary entries and everyday meals of this project, none of those above.

| figure | training, before | after | validation, before | after |
|---|---|---|---|---|
${rows.join("\n")}
`;
}
