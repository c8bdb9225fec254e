import { isPlural, oneOf, singularise } from "../../../language/mod.ts";
import { startsWithVerb } from "./clauses.ts";
import derivedWords from "./data/derived-words.json" with { type: "json" };
import stepWords from "./data/step-words.json" with { type: "json" };
import type { Mention, MentionFinder } from "./find-mentions.ts";
import { shownName } from "./food-terms.ts";
import {
  beforeFood,
  cutNoun,
  isAmount,
  isMeasure,
  mixtureNoun,
  pieceNoun,
  stockNoun,
} from "./phrase-patterns.ts";
import { matchNumber } from "./verb-number.ts";

/** A new name and the text before it. */
type NameInPlace = {
  readonly lead: string;
  readonly name: string;
};

/** The text around the old name, the old name and the new one. */
type Place = {
  readonly before: string;
  readonly after: string;
  readonly gone: string;
  readonly name: string;
};

const lastAnd = / and ([^,]*)$/;
const nextItem = /^,? (?:and|or) (.*)$/s;
const listedItem = /^, ((?:(?!, |\. | and | or ).)+(?:,| and | or ).*)$/s;
const notItem =
  /^(?:\p{L}+ing|\p{L}+ly|then|until|for|so|to|in|on|with|over|but|which|when|while|once|if|as|at|into|before|after|it|they)\b/iu;
const size = new RegExp(`\\b${oneOf(stepWords.sizes)},? `, "gi");
const solidMeasure = new RegExp(`\\b${oneOf(stepWords.solidMeasureNouns)} of\\b`, "i");
const oneByOne = /^((?:,| in,?)? ?)(?:one (?:at a time|by one|after the other|after another))/i;

/** The sentence with the foods that have a replacement renamed; the words around them agree with the new name. */
export function replaceMentions(sentence: string, findMentions: MentionFinder): string {
  const mentions = findMentions(sentence).filter(({ swaps }) => swaps.some(({ to }) => to !== null));
  return mentions.reduceRight(replaceOne, sentence);
}

function replaceOne(sentence: string, { start, end: wordEnd, swaps }: Mention): string {
  const end = wordEnd + (cutNoun.exec(sentence.slice(wordEnd))?.[0].length ?? 0);
  const names = swaps.flatMap(({ to }) => (to === null ? [] : [shownName(to)]));
  const place = {
    before: sentence.slice(0, start),
    after: sentence.slice(end),
    gone: sentence.slice(start, end),
    name: [...new Set(names)].join(" and "),
  };
  return /^-\p{L}/u.test(place.after) ||
    mixtureNoun.test(place.after) ||
    pieceNoun.test(place.after) ||
    stockNoun.test(place.after)
    ? replaceInCompound(place)
    : replaceAlone(place);
}

/** "egg mixture" -> "tofu mixture"; "beef juices" -> "juices". */
function replaceInCompound({ before, after, gone, name }: Place): string {
  if (stockNoun.test(after)) return `${before.replace(/\ban $/i, "a ")}${after.slice(1)}`;
  const noun = isPlural(name) ? singularise(name) : name;
  const isStated =
    pieceNoun.test(after) && / (?:pieces|chunks|strips|cubes|slices|mince|fillets?)$/.test(name);
  const rest = isStated ? after.replace(pieceNoun, "") : after;
  return withArticle(before, keepCase(gone, isStated ? name : noun)) + rest;
}

function replaceAlone({ before, after, gone, name }: Place): string {
  const { det = "", adjectives = "" } = beforeFood.exec(before)?.groups ?? {};
  const lead = before.slice(0, before.length - det.length - adjectives.length);
  const described = suit(adjectives.replace(size, ""), gone, name);
  const isFirst = /^\p{Lu}/u.test(`${det}${adjectives}${gone}`);
  const bound = bindList(lead, name, after);
  const phrase = `${neutralDet(det, name)}${described}${bound.name}`;
  const text = isFirst && /(?:^|[.:!?]\s)$/.test(lead) ? capitalise(phrase) : phrase;
  const isJoined = /(?:\b(?:and|or|of)|,) $/.test(lead);
  const rest = isPlural(name) ? after : after.replace(oneByOne, "$1a little at a time");
  const agreeing = matchNumber(rest, isJoined ? null : name);
  return suitVerb(bound.lead, gone, name) + text + suitAfter(agreeing, gone, name);
}

/** "200 g of the" and "2" are the old food's amounts: "some of the" is said; "half of the" and "the remaining" stay. */
function neutralDet(det: string, name: string): string {
  if (isMeasure.test(det)) return solidMeasure.test(det) ? "a little " : det;
  if (/^(?:each|every) $/i.test(det)) return isPlural(name) ? "the " : det;
  if (!isAmount.test(det) || /^(?:1\/\d|2\/3|3\/4|[½¼¾⅓⅔⅛]) of the $/.test(det)) return det;
  return /\d.* of the $/.test(det) ? "some of the " : "the ";
}

function suitsOf(gone: string, name: string) {
  const words = gone.toLowerCase();
  return derivedWords.suits.filter(
    ({ food, only }) => words.includes(food) && !only.some((kind) => name.toLowerCase().includes(kind)),
  );
}

function suit(adjectives: string, gone: string, name: string): string {
  const unfit = new Set<string>(suitsOf(gone, name).flatMap((rule) => rule.adjectives));
  const words = adjectives.split(/,? /).filter((word) => word !== "");
  const fit = words.filter((word) => !unfit.has(word.toLowerCase()));
  if (fit.length === words.length) return adjectives;
  return fit
    .filter((word, index) => !/ly$/.test(word) || index < fit.length - 1)
    .map((word) => `${word} `)
    .join("");
}

function suitVerb(lead: string, gone: string, name: string): string {
  return suitsOf(gone, name)
    .flatMap(({ verbs }) => Object.entries(verbs))
    .reduce(
      (text, [verb, instead]) =>
        text.replace(new RegExp(`\\b${verb} $`, "i"), (found) => `${keepCase(found, instead)} `),
      lead,
    );
}

function suitAfter(after: string, gone: string, name: string): string {
  return suitsOf(gone, name)
    .flatMap((rule) => Object.entries<string>(rule.after))
    .reduce((text, [state, instead]) => {
      const fitting = isPlural(name) ? instead.replace(/^is/, "are") : instead;
      return text.startsWith(` ${state}`) ? ` ${fitting}${text.slice(state.length + 1)}` : text;
    }, after);
}

function withArticle(before: string, name: string): string {
  const article = /^[aeiou]/i.test(name) ? "an" : "a";
  return before.replace(/\ban? $/i, (found) => `${keepCase(found, article)} `) + name;
}

function keepCase(model: string, text: string): string {
  return /^\p{Lu}/u.test(model) ? capitalise(text) : text;
}

function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** "raspberries and (soy milk and cornstarch)" becomes one list: "raspberries, soy milk and cornstarch". */
function bindList(lead: string, name: string, after: string): NameInPlace {
  if (!lastAnd.test(name)) return { lead, name };
  const isFollowed = isItem(nextItem.exec(after)?.[1]) || isItem(listedItem.exec(after)?.[1]);
  return {
    lead: lead.replace(/,? and $/, ", "),
    name: isFollowed ? name.replace(lastAnd, ", $1") : name,
  };
}

function isItem(rest: string | undefined): boolean {
  return rest !== undefined && !startsWithVerb(rest) && !notItem.test(rest);
}
