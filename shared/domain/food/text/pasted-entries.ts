import type { Chunk } from "./chunks.ts";

/** The phrases of a line, and whether they may be one name with its amount behind it, as tables and apps write names. */
export type PastedEntry = { readonly chunks: readonly Chunk[]; readonly isPasted: boolean };

const inNames = new Set<Chunk["link"]>(["comma", "and", "or"]);
const longestEntry = 6;

/** The phrases, line by line. */
export function listPasted(chunks: readonly Chunk[]): PastedEntry[] {
  const entries: Chunk[][] = [];
  for (const chunk of chunks) {
    const entry = entries.at(-1);
    if (entry === undefined || chunk.link === "hard") entries.push([chunk]);
    else entry.push(chunk);
  }
  return entries.map((entry) => ({ chunks: entry, isPasted: isPasted(entry) }));
}

/** The terms of such a name, those of the kind in front of the food. */
export function termsOfPasted([first, ...others]: readonly Chunk[]): string[] {
  const food = first?.terms ?? [];
  const kind = others.flatMap(({ terms }) => terms).filter((term) => !food.includes(term));
  return [...new Set(kind), ...food];
}

/** "Cheese, mozzarella, part skim, 1 oz", "Crackers, saltine, 6 crackers" */
function isPasted(entry: readonly Chunk[]): boolean {
  const [first, ...others] = entry;
  if (first === undefined || others.length === 0 || entry.length > longestEntry) return false;
  const measured = entry.filter(({ measure }) => measure !== null);
  const isBehind = measured.every((chunk) => isMeasuredBehind(chunk) || isRepeated(chunk, first));
  return measured.length === 1 && isBehind && others.every(({ link }) => inNames.has(link));
}

function isMeasuredBehind({ span, wordSpans }: Chunk): boolean {
  return span !== null && span.start === wordSpans[0]?.start;
}

function isRepeated(chunk: Chunk, food: Chunk): boolean {
  return chunk !== food && chunk.terms.length > 0 && chunk.terms.every((term) => food.terms.includes(term));
}
