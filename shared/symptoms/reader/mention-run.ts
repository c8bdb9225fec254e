import type { Passage } from "./passage.ts";
import negation from "./wording/negation.json" with { type: "json" };

const connectors = new Set(negation.connectors.split(" "));

/** The mention `index` and those listed right before it: "nausea, gas and cramps". */
export function listPreceding({ words, mentions, sentenceAt }: Passage, index: number): number[] {
  const run = [index];
  for (let at = index; at > 0; at--) {
    const [before, after] = [mentions[at - 1], mentions[at]];
    if (before === undefined || after === undefined) break;
    if (sentenceAt[before.from] !== sentenceAt[after.from]) break;
    const between = words.slice(before.to, after.from);
    if (between.length === 0 || !between.every(({ text }) => connectors.has(text))) break;
    run.push(at - 1);
  }
  return run;
}
