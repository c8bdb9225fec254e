import language from "../../data/language.json" with { type: "json" };
import meanings from "../../data/meanings.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { normaliseTerms } from "../terms.ts";

const wraps = new Set(language.wraps.flatMap(normaliseTerms));
const breads = new Map([["wrap", normaliseTerms(meanings.carriers.wrap.food)]]);
const fewestFillings = 2;

/** "a wrap (turkey, lettuce)" and "a wrap with turkey and lettuce": what is listed is eaten beside the bread. */
export function readBareWraps(chunks: readonly Chunk[]): Chunk[] {
  const read: Chunk[] = [];
  for (let at = 0; at < chunks.length; ) {
    const wrap = chunks[at];
    if (wrap === undefined) break;
    const fillings = listFillings(chunks, at);
    const isListed = fillings.length >= fewestFillings;
    read.push(isListed ? { ...wrap, terms: breads.get(wrap.terms[0] ?? "") ?? wrap.terms } : wrap);
    read.push(
      ...fillings.map(
        (chunk): Chunk => (isListed && chunk.link === "gloss" ? { ...chunk, link: "comma" } : chunk),
      ),
    );
    at += fillings.length + 1;
  }
  return read;
}

/** The phrases in brackets or behind a "with" that follow a wrap that says of no filling itself. */
function listFillings(chunks: readonly Chunk[], at: number): readonly Chunk[] {
  const wrap = chunks[at];
  const [name = "", ...others] = wrap?.terms ?? [];
  if (!wraps.has(name) || others.length > 0) return [];
  const rest = chunks.slice(at + 1);
  const isInBrackets = rest[0]?.link === "gloss";
  if (!isInBrackets && rest[0]?.link !== "with") return [];
  const end = rest.findIndex(({ link }, place) =>
    isInBrackets ? link !== "gloss" : place > 0 && link !== "comma" && link !== "and",
  );
  return end < 0 ? rest : rest.slice(0, end);
}
