import { joinSpans, type Span } from "../../../language/mod.ts";
import type { Token } from "../text/terms.ts";
import { tokenise } from "../text/tokenise.ts";
import type { IsKnown } from "./cut-words.ts";
import { findPieces, type Piece } from "./find-pieces.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { spreadText } from "./spread-text.ts";

/** The language of an entry (ISO 639-1) and the terms of its words that the catalogue has. */
export type LocalEntry = { readonly language: string; readonly known: ReadonlySet<string> };

/** A piece whose tokens stand where its words do. */
type PlacedPiece = Pick<Piece, "role" | "tokens">;

/** English tokens written so far, where the last food among them begins, and what the last piece was. */
type Draft = {
  readonly tokens: Token[];
  readonly lexicon: Lexicon;
  foodAt: number;
  last: "unit" | "food" | "meal" | "other";
  /** Whether the number that was written last stands behind a food: "kasza 100 g z kurczakiem". */
  isBehindFood: boolean;
};

const of = tokenise("of");
const colon = tokenise(":");
const meals: ReadonlySet<string> = new Set(["breakfast", "lunch", "dinner", "supper", "snack"]);
/** What stands before a food and belongs to it. */
const states: ReadonlySet<string> = new Set([
  "raw",
  "boiled",
  "cooked",
  "fried",
  "baked",
  "grilled",
  "steamed",
  "roasted",
  "stewed",
  "smoked",
  "plain",
  "fresh",
  "white",
  "red",
  "green",
]);
const foods: ReadonlySet<Piece["role"]> = new Set(["food", "local", "english", "unknown"]);

/**
 * The tokens of an entry in another language for the English reader: its grammar, numbers and units are English words,
 * and so are foods that the lexicon has; the others keep terms of their own. Each stands where the words do that it is for.
 */
export function translateMeal(text: string, { language, known }: LocalEntry): Token[] {
  const isKnown: IsKnown = (term) => known.has(term);
  const { locate } = spreadText(text, language);
  const draft: Draft = {
    tokens: [],
    lexicon: lexiconOf(language),
    foodAt: 0,
    last: "other",
    isBehindFood: false,
  };
  for (const { words, tokens, role } of findPieces(text, language, isKnown)) {
    const span = joinSpans(words);
    const place = span === null ? placeBehind(draft) : locate(span);
    write(draft, { role, tokens: placeTokens(tokens, place) });
  }
  return draft.tokens;
}

/** Where a word stands that the entry does not have: behind the one before. */
function placeBehind({ tokens }: Draft): Span {
  const end = tokens.at(-1)?.end ?? 0;
  return { start: end, end };
}

function placeTokens(tokens: readonly Token[], { start, end }: Span): Token[] {
  return tokens.map((token) => ({ ...token, start, end }));
}

function add(draft: Draft, tokens: readonly Token[]): void {
  draft.tokens.push(...placeTokens(tokens, placeBehind(draft)));
}

function write(draft: Draft, piece: PlacedPiece): void {
  const { role, tokens } = piece;
  if (role === "ignored" || tokens[0]?.text === "'") return;
  // "umaga pandesal" is "breakfast: bread roll", and no breakfast roll.
  if (draft.last === "meal" && (foods.has(role) || role === "number")) add(draft, colon);
  if (role === "linking") writeLinking(draft);
  // "riisin kanssa" is "with rice", and "paratha dahi ke saath" "paratha with curd".
  else if (role === "behind") draft.tokens.splice(draft.foodAt, 0, ...tokens);
  else if (foods.has(role)) writeFood(draft, tokens);
  else writeOther(draft, piece);
}

function writeOther(draft: Draft, { role, tokens }: PlacedPiece): void {
  if (role === "number") draft.isBehindFood = draft.last === "food";
  const isUnit = role === "unit" || (role === "symbol" && !draft.isBehindFood);
  draft.tokens.push(...tokens);
  const isMeal = role === "phrase" && tokens.length === 1 && meals.has(tokens[0]?.text ?? "");
  draft.last = isUnit ? "unit" : isMeal ? "meal" : "other";
}

/** "ein Glas Milch" is "a glass of milk". */
function writeFood(draft: Draft, tokens: readonly Token[]): void {
  if (draft.last === "unit") add(draft, of);
  const describes = draft.last === "food" && states.has(draft.tokens.at(-1)?.text ?? "");
  if (!describes) draft.foodAt = draft.tokens.length;
  draft.tokens.push(...tokens);
  draft.last = "food";
}

/** "tranches de pain" is "slices of bread"; what stands behind the "de" of "soupe de légumes" describes. */
function writeLinking(draft: Draft): void {
  const { behindFood, elsewhere } = draft.lexicon.linking;
  if (draft.last === "unit") add(draft, of);
  else add(draft, draft.last === "food" ? behindFood : elsewhere);
  draft.last = "other";
}
