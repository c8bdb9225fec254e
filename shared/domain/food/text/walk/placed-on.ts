import language from "../../data/language.json" with { type: "json" };
import type { Walk } from "../chunks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const { participles, places, objects } = language.placedOn;
const placed = new Set(participles);
const particles = new Set(places);
const heldObjects = new Set(objects);
const joiners = new Set(["and", "with", "plus", "then", "but"]);

/** Where "cracked in", "melted on top" or "sprinkled over it" ends behind a food: how it came to the dish; null for other words. */
export function skipPlacing({ tokens, chunks, draft }: Walk, at: number): number | null {
  if (chunks.length === 0 || !isPlaced(textAt(tokens, at))) return null;
  if (draft.words.length === 0 && draft.measure !== null) return null;
  let next = at + 1;
  while (particles.has(textAt(tokens, next))) next++;
  if (next === at + 1) return null;
  while (heldObjects.has(textAt(tokens, next))) next++;
  return endsPhrase(tokens[next]) ? next : null;
}

function isPlaced(word: string): boolean {
  return word.endsWith("ed") || placed.has(word);
}

function endsPhrase(token: Token | undefined): boolean {
  return token === undefined || token.kind !== "word" || joiners.has(token.text);
}
