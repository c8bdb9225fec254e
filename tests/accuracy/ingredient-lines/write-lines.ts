import { percent } from "../percent.ts";
import type { JudgedLine } from "./judge-line.ts";

/** Judged lines of one site. */
export type JudgedSite = { readonly name: string; readonly lines: readonly JudgedLine[] };

/** The section on ingredient lines. */
export function writeLines(sites: readonly JudgedSite[]): string {
  return `## Ingredient lines

Labelled lines of three recipe sites. A line is right when its quantity, its unit and all words of its name are those of
the label.

| lines | n | quantity and unit | F1 of the name | right |
|---|---|---|---|---|
${sites.map(writeRow).join("\n")}
`;
}

function writeRow({ name, lines }: JudgedSite): string {
  const mean = (value: (line: JudgedLine) => number) =>
    percent(lines.reduce((sum, line) => sum + value(line), 0) / Math.max(1, lines.length));
  const cells = [
    mean(({ isMeasureRight }) => Number(isMeasureRight)),
    mean(({ nameF1 }) => nameF1),
    mean(({ isMeasureRight, nameF1 }) => Number(isMeasureRight && nameF1 === 1)),
  ];
  return `| ${[name, lines.length, ...cells].join(" | ")} |`;
}
