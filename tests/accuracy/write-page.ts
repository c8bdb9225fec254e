import type { CorpusReport } from "./corpus.ts";
import { writeComparison } from "./write-comparison.ts";

/** The page `docs/accuracy.md`; figures only, never a case of an evaluation set. */
export function writePage(reports: readonly CorpusReport[], date: string): string {
  const head = `# Accuracy

How well the embedded readers, without a language model, read what people write. Written by \`npm run accuracy\` on
${date}. The quality of the catalogue's values is described in [evidence](evidence.md).

## All corpora side by side

The cases *used* while building were looked at when rules were written. Those *only counted* have led to no rule: expect
their figures. The section of each corpus says what *right* means. Diary entries, names of foods, labelled meals,
ingredient lines and recipes come from evaluation sets that are not part of this project, the others are cases of our
own in \`tests/accuracy\`.

${writeComparison(reports.flatMap(({ sets }) => sets))}`;
  return [head, ...reports.map(({ section }) => section)].join("\n").trimEnd().concat("\n");
}
