import type { Span } from "../../../../shared/language/mod.ts";
import { showsFood } from "../shows-food.ts";
import { isNothing } from "../topic-words.ts";
import { isFastSugar } from "./fast-sugar.ts";
import { findReferent } from "./find-referent.ts";
import { offerPattern } from "./inner-question.ts";
import { isWithin, type Piece, trimPiece, wordsOf } from "./piece.ts";
import { questionWords } from "./question-words.ts";
import { stripFrame } from "./strip-frame.ts";
import { stripTail } from "./strip-tail.ts";

/** What may be chosen; soft where its place alone makes it an option. */
export type Choice = Piece & {
  readonly isSoft: boolean;
};

const { frame, tails, comparatives, comparedThings, vague, modifiers, states, degrees } = questionWords;
/** "Dinner options are" */
const announcing =
  /\b(?:(?:options|choices|drinks|snacks|desserts|puddings|mains|starters)(?: (?:tonight|today|here|left|now))? (?:are|were|would be|being)|(?:is|be|are|have|has|get|got|can be) either|choice(?: is)? (?:of|between))\b(?=\s+\S)/giu;
/** "I've got stuff for", "enough in to make": what is in the house for an option. */
const stocked =
  /\b(?:stuff|ingredients|bits|bits and bobs|things|makings|fixings|everything|enough)(?: (?:in|here|left|at home))? (?:for|to make|to cook|to do)\b(?=\s+\S)/giu;
/** "Should those bottles be", "dinner at mum's is", "her first taste will be": a meal or a vessel is what is chosen. */
const identified =
  /^\s*(?:so )?(?:(?:should|shall|could|can|would|will) (?<asked>(?:the|these|those|this|that|his|her|my|our|their|your)(?: [\p{L}'-]+){1,3}?) be(?: (?:better|best|safer|safest|healthier|fine|ok|okay)(?: with| as| off with)?)?|(?<told>(?:(?:the|my|our|his|her|their|tonight's|today's) )?[\p{L}'-]+(?: (?:at|with|from|on|for|in) (?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+)) (?:is|are|will be|would be|was going to be))\b(?=\s+\S)/iu;
const usedIn =
  /\b(?:use|put|pour|have|eat|mix|stir|add|spread|drink)\s+(?:it|them|that|those)\s+(?:in|into|on|onto|over|with)\s+(?:(?:my|the|some|a)\s+)?$/iu;
/** "Throw away and use the dried ones", "bin it and have eggs": what is had instead is the option. */
const discarding =
  /^\s*(?:just\s+)?(?:throw|chuck|bin|toss|ditch|dump)(?:ing)?\s(?:[\p{L}'-]+\s){0,5}?(?:and|then|&|n)\s+(?:just\s+)?(?:use|have|eat|make|open|cook|get|buy|order|do)\s+(?=\S)/iu;
/** "Carry on with my usual toast", "stick to the porridge". */
const goingOn =
  /^\s*(?:just\s+)?(?:carry on|stick|keep going|continue|keep on|stay|go back)\s+(?:with|to|having|eating|drinking|on)\s+(?:(?:my|the|our|his|her|their)\s+)?(?=\S)/iu;
/** "Drive to the shop for formula", "nip out for bread". */
const errand =
  /^\s*(?:should i |shall i |just )?(?:drive|go|run|nip|pop|walk|head|dash|rush)\s+(?:(?:out|down|over|back|quickly|now)\s+)?(?:to\s+(?:the|a|my)\s+(?:[\p{L}-]+\s){1,3})?(?:for|and (?:get|buy|fetch|grab)|to (?:get|buy|fetch|grab))\s+(?=\S)/iu;
const needLead = /\s+(?:on|while on|while|doing|if on|as on)(?: an?| the| my)?\s*$/iu;

const determiners = /^(?:the|my|our|his|her|their|tonight's|today's) /;
const mealNames = new Set(
  "breakfast brunch lunch dinner supper tea snack dessert pudding starter main meal menu choice".split(" "),
);

/** The option that a piece names, without the words around it; none where it only states a need. */
export function readOption(text: string, piece: Piece, stated: readonly Span[]): Choice[] {
  const announced = findAnnouncement(text, piece);
  if (announced !== undefined)
    return readOption(text, { ...piece, start: piece.start + announced.index + announced[0].length }, stated);
  const leads = [discarding, errand, goingOn].map((pattern) => pattern.exec(pieceText(text, piece)));
  const lead = leads.find((found) => found !== null) ?? null;
  if (lead !== null) return readOption(text, { ...piece, start: piece.start + lead[0].length }, stated);
  const { rest } = stripFrame(text, piece);
  const option =
    cookedPronoun(text, piece) ??
    namedBefore(text, piece) ??
    findReferent(text, piece) ??
    withReferent(text, piece, cutNeed(text, stripTail(text, rest), stated));
  const label = text.slice(option.start, option.end).toLowerCase();
  if (isNothing(label)) return [{ ...option, isSoft: false }];
  if (label === "" || vague.has(label) || [piece, option].some((one) => isStated(text, one, stated)))
    return [];
  if (wordsOf(text, option).length === 0 || isState(text, option)) return [];
  return [{ ...option, isSoft: false }];
}

function pieceText(text: string, { start, end }: Piece): string {
  return text.slice(start, end);
}

/** "Banana or pear on low fodmap": a need behind an option is none of its words. */
function cutNeed(text: string, option: Piece, stated: readonly Span[]): Piece {
  const need = stated.find(
    ({ start, end }) => start > option.start && start < option.end && end >= option.end,
  );
  const lead = need === undefined ? null : needLead.exec(text.slice(option.start, need.start));
  return lead === null || lead.index === 0
    ? option
    : trimPiece(text, { ...option, end: option.start + lead.index });
}

/** "Use it in my cereal": what was named before is part of the option. */
function withReferent(text: string, piece: Piece, option: Piece): Piece {
  const used = usedIn.exec(text.slice(piece.start, option.start));
  return used === null ? option : { start: piece.start + used.index, end: option.end };
}

/** "The choices are", "at my aunt's there is", "dinner is either": the option stands behind. */
function findAnnouncement(text: string, piece: Piece): RegExpExecArray | undefined {
  const words = text.slice(piece.start, piece.end);
  const asked = findIdentified(words);
  if (asked !== null) return asked;
  return [announcing, stocked, offerPattern]
    .flatMap((pattern) => [...words.matchAll(pattern)])
    .find(({ index, 0: found }) => /[\p{L}\p{N}]/u.test(words.slice(index + found.length)));
}

/** Null where the subject is a food that is chosen a way for: "should my steak be rare". */
function findIdentified(words: string): RegExpExecArray | null {
  const found = identified.exec(words);
  const { asked, told } = found?.groups ?? {};
  const [meal = ""] = (told ?? "").toLowerCase().replace(determiners, "").split(" ");
  const isMeal = told !== undefined && mealNames.has(meal);
  return isMeal || (asked !== undefined && !showsFood(asked)) ? found : null;
}

/** "Cook them": a way to have the food named before, though "cook" asks elsewhere. */
function cookedPronoun(text: string, piece: Piece): Piece | null {
  const [verb, pronoun] = wordsOf(text, piece).slice(-2);
  const isCooked = verb?.word === "cook" && ["it", "them", "those", "these"].includes(pronoun?.word ?? "");
  return isCooked && pronoun !== undefined ? { start: verb.start, end: pronoun.end } : null;
}

/** "Those or the bought ones": food named in an earlier clause. */
function namedBefore(text: string, piece: Piece): Piece | null {
  const [only, ...others] = wordsOf(text, piece);
  const isAlone = only !== undefined && others.length === 0 && ["those", "these"].includes(only.word);
  return isAlone && text.slice(0, piece.start).trim() !== "" ? { start: only.start, end: only.end } : null;
}

/** "Stuffed and bloated", "perfectly healthy": how somebody is, and nothing to eat. */
function isState(text: string, option: Piece): boolean {
  const words = wordsOf(text, option).map(({ word }) => word);
  return (
    words.some((word) => states.has(word)) && words.every((word) => states.has(word) || degrees.has(word))
  );
}

/** Whether a piece says nothing but what somebody needs; "lean or regular mince" names two kinds. */
function isStated(text: string, piece: Piece, stated: readonly Span[]): boolean {
  const words = wordsOf(text, piece);
  if (isFastSugar(text.slice(piece.start, piece.end))) return false;
  const isCovered = words.some(({ start }) => isWithin(start, stated));
  if (words.every(({ word }) => modifiers.has(word))) return false;
  if (modifiers.has(words.map(({ word }) => word).join("-"))) return false;
  return (
    isCovered &&
    words.every(
      ({ word, start }) =>
        isWithin(start, stated) ||
        frame.has(word) ||
        tails.has(word) ||
        comparatives.has(word) ||
        comparedThings.has(word),
    )
  );
}
