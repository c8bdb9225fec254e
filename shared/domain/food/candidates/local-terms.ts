import type { Piece } from "../local/find-pieces.ts";
import { localTerm } from "../local/local-term.ts";
import { readName } from "../local/read-name.ts";

/** A food's name in a language (ISO 639-1). */
export type LocalName = { readonly language: string; readonly name: string };

const headWeight = 1;
const detailWeight = 0.6;
const typicalPieces = 4;
const lengthInfluence = 0.4;

/**
 * The search terms of a food's names in other languages: "sv:filmjolk". Those of the first part weigh most, and
 * all weigh less in a longer name. Grammar and foods that the lexicon translates are never searched for and have none.
 */
export function localTerms(
  names: readonly LocalName[],
): { readonly term: string; readonly weight: number }[] {
  const weights = new Map<string, number>();
  for (const { language, name } of names) {
    const parts = readName(name, language);
    const count = parts.flatMap(({ pieces }) => pieces).length;
    const damping = 1 / (1 - lengthInfluence + (lengthInfluence * count) / typicalPieces);
    for (const [place, { pieces, isKind }] of parts.entries()) {
      const weight = (place === 0 && !isKind ? headWeight : detailWeight) * damping;
      for (const term of listTerms(pieces, language))
        weights.set(term, Math.max(weights.get(term) ?? 0, weight));
    }
  }
  return [...weights].map(([term, weight]) => ({ term, weight: Math.round(weight * 1000) / 1000 }));
}

function listTerms(pieces: readonly Piece[], language: string): string[] {
  return pieces
    .filter(({ role }) => role === "local")
    .flatMap(({ words }) => words)
    .filter(({ kind, stem }) => kind === "word" && !/^[a-z]$/.test(stem))
    .map(({ stem }) => localTerm(language, stem));
}
