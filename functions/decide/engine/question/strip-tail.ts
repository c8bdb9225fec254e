import { type Piece, trimPiece, type Word, wordsOf } from "./piece.ts";
import { questionWords } from "./question-words.ts";

const { tails, verbsBehindTo, ownTails, places, tailPrepositions, restOfTail, timesOfDay, meals } =
  questionWords;
const { auxiliaries, pronouns, toppings } = questionWords;
const additives = new Set(["thickener", "powder", "enzymes", "creon", "lactase", "sweetener", "supplement"]);
/** "What my aunt cooked": so many words belong to the option itself. */
const wordsOfNominal = 4;
const readyBefore = new Set(["ready", "prepared"]);
const determiners = new Set(["the", "a", "this", "that", "these"]);
const pronounObjects = new Set(["it", "them", "that"]);
const timesWord = new Set(["this", "that", "tonight's"]);

/** Cuts what follows a food in a question off: "for dinner", "after training", "if I want less sugar". */
export function stripTail(text: string, piece: Piece): Piece {
  const words = wordsOf(text, piece);
  const first = words[0]?.word === "what" ? wordsOfNominal : 1;
  const at = words.findIndex(
    (word, index) => index >= first && startsTail(words, index) && !isBracketed(text, piece, word),
  );
  if (at < 0) return trimPiece(text, piece);
  return trimPiece(text, { start: piece.start, end: words[at]?.start ?? piece.end });
}

/** "Orangeade (contains aspartame)": what a bracket says is of the option. */
function isBracketed(text: string, piece: Piece, { start }: Word): boolean {
  const before = text.slice(piece.start, start);
  return before.lastIndexOf("(") > before.lastIndexOf(")") && text.indexOf(")", start) < piece.end;
}

function startsTail(words: readonly Word[], at: number): boolean {
  const { word = "" } = words[at] ?? {};
  const next = words[at + 1]?.word ?? "";
  const before = words[at - 1]?.word ?? "";
  if (word === "right") return next === "now";
  if (word === "to") return !readyBefore.has(before) && (next === "" || verbsBehindTo.has(next));
  if (tailPrepositions.has(word)) return endsWithPlace(words, at);
  if (word === "the" && timesOfDay.has(next)) return true;
  if (timesWord.has(word)) return timesOfDay.has(next) || next === "";
  if (word === "the" || word === "a") return restOfTail.has(next) && !isFood(words[at + 2]?.word ?? "");
  if (restOfTail.has(word)) return !isFood(next);
  if (auxiliaries.has(word)) return pronouns.has(next);
  return tails.has(word);
}

/** "in my coffee", "with lunch", "in the morning"; "in the red packet" says which it is. */
function endsWithPlace(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.word ?? "";
  // "Tea with his thickener in": what goes into it.
  if (words[at]?.word === "with" && ownTails.has(next) && isPartOf(words[at + 2]?.word ?? "")) return false;
  if (ownTails.has(next) || meals.has(next)) return true;
  // "a glass of water with it"
  if (pronounObjects.has(next)) return words[at + 2] === undefined;
  // "wine with fewer calories"
  if (restOfTail.has(next) && words[at + 2] !== undefined) return !isFood(words[at + 2]?.word ?? "");
  return (
    determiners.has(next) && (places.has(words[at + 2]?.word ?? "") || meals.has(words[at + 2]?.word ?? ""))
  );
}

function isPartOf(word: string): boolean {
  return toppings.has(word) || additives.has(word);
}

/** Behind "more" or "good" stands a food only where no word of the question does. */
function isFood(next: string): boolean {
  const { frame, comparedThings, comparatives } = questionWords;
  return next !== "" && !frame.has(next) && !comparedThings.has(next) && !comparatives.has(next);
}
