import { isEnglishWord } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { isClauseEnd } from "../batch-yields.ts";
import { isNaming } from "../headers.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

const { owners, people, pronouns } = language.others;
const { verbs, refusers, refused, objects } = language.giversBehind;
const ownerWords = new Set(owners);
const personWords = new Set(people);
const pronounWords = new Set(pronouns);
const writerWords = new Set(language.others.writers);
const relatives = new Set(["that", "which"]);
const verbWords = new Set(verbs);
const refuserWords = new Set(refusers);
const refusedWords = new Set(refused);
const leavers = new Set(language.leftovers.leavers);
const objectWords = new Set(objects);
const joiners = new Set(["and", "&", "+", "with", "but", "then"]);

/**
 * The tokens without who made, gave or left a food behind its name: "soup my mum made", "apple puree he left", "half a banana
 * my son wouldn't eat".
 */
export function dropGiversBehind(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const before = kept.at(-1);
    const isBehindFood = before !== undefined && isNaming(before) && !wordClasses.mealTimes.has(before.text);
    const end = isBehindFood ? endOfGiver(tokens, at) : null;
    if (end === null && token !== undefined) kept.push(token);
    at = end ?? at + 1;
  }
  return kept.length === tokens.length ? tokens : kept;
}

function endOfGiver(tokens: readonly Token[], at: number): number | null {
  const person = relatives.has(textAt(tokens, at)) ? at + 1 : at;
  // "cake I didn't want" was not eaten.
  const isRelative = person > at;
  const isWriter = writerWords.has(textAt(tokens, person));
  const verb = isWriter ? person + 1 : endOfPerson(tokens, person, isRelative);
  const verbEnd = verb === null ? null : endOfVerb(tokens, verb, isWriter);
  if (verbEnd === null) return null;
  let end = verbEnd;
  while (objectWords.has(textAt(tokens, end))) end++;
  return isClauseEnd(tokens, end) || joiners.has(textAt(tokens, end)) ? end : null;
}

/** Behind "my mum", "he", and of a name that is no English word "that jen". */
function endOfPerson(tokens: readonly Token[], at: number, isRelative: boolean): number | null {
  if (ownerWords.has(textAt(tokens, at))) return personWords.has(textAt(tokens, at + 1)) ? at + 2 : null;
  const word = tokens[at];
  if (word?.kind !== "word") return null;
  const isPerson = pronounWords.has(word.text) || personWords.has(word.text);
  const isName = isRelative && verbWords.has(textAt(tokens, at + 1)) && !isEnglishWord(word.text);
  return isPerson || isName ? at + 1 : null;
}

/** Behind "made" and "wouldn't eat". */
function endOfVerb(tokens: readonly Token[], at: number, isWriter: boolean): number | null {
  if (verbWords.has(textAt(tokens, at)) && !(isWriter && leavers.has(textAt(tokens, at)))) return at + 1;
  return !isWriter && refuserWords.has(textAt(tokens, at)) && refusedWords.has(textAt(tokens, at + 1))
    ? at + 2
    : null;
}
