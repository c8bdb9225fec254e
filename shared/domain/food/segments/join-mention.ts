import type { Mention, MentionTerm } from "../candidates/mention.ts";
import names from "../data/food-names.json" with { type: "json" };
import type { Chunk } from "../text/chunks.ts";
import { headlessTerms, isPercent, softHeads, weakTerms } from "../text/vocabulary.ts";
import { isCountOfPieces, vesselBehind } from "./phrase-kinds.ts";

const impliedLack = new Map(Object.entries(names.impliedLack));
const makings = new Set(names.makings);
const participle = /^\p{L}{2,}[^e]ed$/u;

/** Joins a phrase and the phrases that describe it into one mention. */
export function joinMention(chunks: readonly Chunk[], weigh: (term: string) => number): Mention {
  const terms = new Map<string, MentionTerm>();
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0 && namesNothing(chunk)) continue;
    // The chain comes first, as in the names of its products.
    for (const term of (chunk.place ?? []).filter((each) => !terms.has(each)))
      terms.set(term, { weight: weigh(term), isCore: false, isWeak: true, isPlace: true });
    const vessel = vesselBehind(chunk);
    for (const term of [...chunk.terms, ...readMaking(chunk)]) {
      const isWeak = weakTerms.has(term) || term === vessel;
      if (!terms.has(term) || terms.get(term)?.isPlace === true)
        terms.set(term, { weight: weigh(term), isCore: index === 0, isWeak });
    }
  }
  const implied = [...terms.keys()].flatMap((term) => impliedLack.get(term) ?? []);
  const negated = new Set([...chunks.flatMap((chunk) => chunk.negated), ...implied]);
  return { terms, ...headsOf(chunks), negated };
}

/** Pieces of the food before, and where it was eaten. */
function namesNothing(chunk: Chunk): boolean {
  return isCountOfPieces(chunk) || chunk.isAtPlace === true;
}

/** "a microwave bag of popcorn" says which popcorn it is. */
function readMaking({ measure }: Chunk): string[] {
  return (measure?.sizes ?? []).filter((size) => makings.has(size));
}

/** "egg, cheese and sausage sandwich": listed parts share the head of the last. */
function headsOf(chunks: readonly Chunk[]): { head: string; secondHead: string } {
  let core = chunks[0];
  for (const chunk of chunks.slice(1)) {
    if (chunk.link !== "comma" && chunk.link !== "and" && chunk.link !== "or") break;
    if (chunk.terms.some((term) => !headlessTerms.has(term))) core = chunk;
  }
  const vessel = core === undefined ? null : vesselBehind(core);
  const terms = (core?.terms ?? []).filter((term) => term !== vessel);
  const naming = terms.findLastIndex((term, at) => !headlessTerms.has(term) && !isShare(terms, at));
  // "1 egg cracked" is an egg.
  const described = participle.test(terms[naming] ?? "")
    ? terms.slice(0, naming).findLastIndex((term) => !headlessTerms.has(term))
    : -1;
  const at = Math.max(described < 0 ? naming : described, 0);
  const head = terms[at] ?? "";
  return { head, secondHead: softHeads.has(head) ? (terms[at - 1] ?? "") : "" };
}

/** The "5%" of "turkey mince 5%", and its fat. */
function isShare(terms: readonly string[], at: number): boolean {
  const isOfFat = terms[at] === "fat" && isPercent(terms[at - 1] ?? "");
  return isOfFat || isPercent(terms[at] ?? "");
}
