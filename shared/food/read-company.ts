import type { Chunk } from "./chunk.ts";
import spelling from "./data/spelling.json" with { type: "json" };
import { normaliseTerms } from "./term-normaliser.ts";

interface Company {
  readonly beside: ReadonlySet<string>;
  readonly meaning: readonly string[];
}

const companies = new Map(
  Object.entries(spelling.inCompany).map(([word, meanings]) => [
    word,
    Object.entries(meanings).map(readCompany),
  ]),
);
const packets = new Set(["bag", "packet", "package"]);

function readCompany([meaning, beside]: [string, readonly string[]]): Company {
  return { meaning: normaliseTerms(meaning), beside: new Set(beside) };
}

/** Foods whose name depends on what is eaten beside them: the chips of "fish and chips" are no crisps. */
export function readCompanies(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk, index) => {
    const known = chunk.words.length === 1 ? companies.get(chunk.words[0] ?? "") : undefined;
    if (known === undefined || packets.has(chunk.measure?.unit ?? "")) return chunk;
    const near = [chunks[index - 2], chunks[index - 1], chunks[index + 1]].flatMap(
      (other) => other?.terms ?? [],
    );
    const meant = known.find(({ beside }) => near.some((term) => beside.has(term)));
    return meant === undefined ? chunk : { ...chunk, terms: meant.meaning };
  });
}
