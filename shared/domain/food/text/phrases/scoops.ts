import { joinSpans } from "../../../../language/mod.ts";
import meanings from "../../data/meanings.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { normaliseTerms, normaliseWord } from "../terms.ts";

const { scooped } = meanings;
const flavours = new Set(scooped.flavours.map((name) => normaliseTerms(name).join(" ")));
const iceCream = normaliseTerms(scooped.food);
/** Beside these a scoop is of a powder: "1 scoop vanilla in milk". */
const mixedWith = new Set(scooped.powdersBeside.flatMap(normaliseWord));

/** What is scooped, where it stands in front of its scoops. */
const frozen = new Set(["ice cream", "gelato", "sorbet", "frozen yogurt"]);

/** "2 scoops rocky road" are of ice cream, unless they are of a powder; "gelato 2 scoops pistachio" is one gelato. */
export function readScoops(chunks: readonly Chunk[]): Chunk[] {
  const isPowder = chunks.some(({ terms }) => terms.some((term) => mixedWith.has(term)));
  const read: Chunk[] = [];
  for (const chunk of chunks) {
    const isScooped = chunk.measure?.unit === "scoop" && flavours.has(chunk.terms.join(" "));
    if (!isScooped || isPowder) {
      read.push(chunk);
      continue;
    }
    const host = read.at(-1);
    const isHosted = host !== undefined && host.measure === null && frozen.has(host.terms.join(" "));
    if (isHosted) read.pop();
    const span = isHosted ? joinSpans([host.span, chunk.span]) : chunk.span;
    const link = isHosted ? host.link : chunk.link;
    read.push({ ...chunk, link, span, terms: [...chunk.terms, ...(isHosted ? host.terms : iceCream)] });
  }
  return read;
}
