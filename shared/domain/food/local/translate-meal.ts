import { type Token, tokenise } from "../text/terms.ts";
import type { IsKnown } from "./cut-words.ts";
import { findPieces, type Piece } from "./find-pieces.ts";
import { lexiconOf } from "./lexicon.ts";

/** The language of an entry (ISO 639-1) and the terms of its words that the catalogue has. */
export type LocalEntry = { readonly language: string; readonly known: ReadonlySet<string> };

/** English tokens written so far, where the last food among them begins, and what the last piece was. */
type Draft = {
  readonly tokens: Token[];
  foodAt: number;
  last: "unit" | "food" | "other";
};

const of = tokenise("of");
const comma = tokenise(",");
const foods: ReadonlySet<Piece["role"]> = new Set(["food", "local", "english", "unknown"]);

/**
 * The tokens of an entry in another language for the English reader: its grammar, numbers and units are English words,
 * and so are foods that the lexicon has; the others keep terms of their own.
 */
export function translateMeal(text: string, { language, known }: LocalEntry): Token[] {
  const isKnown: IsKnown = (term) => known.has(term);
  const draft: Draft = { tokens: [], foodAt: 0, last: "other" };
  for (const piece of findPieces(text, language, isKnown)) write(draft, piece, language);
  return draft.tokens;
}

function write(draft: Draft, piece: Piece, language: string): void {
  const { role, tokens } = piece;
  if (role === "ignored" || tokens[0]?.text === "'") return;
  if (role === "linking") writeLinking(draft, language);
  // "riisin kanssa" is "with rice".
  else if (role === "behind") draft.tokens.splice(draft.foodAt, 0, ...tokens);
  else if (foods.has(role)) writeFood(draft, tokens);
  else writeOther(draft, piece);
}

function writeOther(draft: Draft, { role, tokens }: Piece): void {
  // "köttbullar 8 st med ..." counts what stood before.
  if (role === "number" && draft.last === "food") draft.tokens.push(...comma);
  draft.tokens.push(...tokens);
  draft.last = role === "unit" || role === "symbol" ? "unit" : "other";
}

/** "ein Glas Milch" is "a glass of milk". */
function writeFood(draft: Draft, tokens: readonly Token[]): void {
  if (draft.last === "unit") draft.tokens.push(...of);
  if (draft.last !== "food") draft.foodAt = draft.tokens.length;
  draft.tokens.push(...tokens);
  draft.last = "food";
}

/** "tranches de pain" is "slices of bread"; what stands behind the "de" of "soupe de légumes" describes. */
function writeLinking(draft: Draft, language: string): void {
  const { behindFood, elsewhere } = lexiconOf(language).linking;
  if (draft.last === "unit") draft.tokens.push(...of);
  else draft.tokens.push(...(draft.last === "food" ? behindFood : elsewhere));
  draft.last = "other";
}
