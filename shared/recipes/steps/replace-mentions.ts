import { bindList } from "./bind-list.ts";
import { shownName } from "./core-name.ts";
import derivedWords from "./data/derived-words.json" with { type: "json" };
import stepWords from "./data/step-words.json" with { type: "json" };
import type { Mention, MentionFinder } from "./mention.ts";
import { isPlural, singularise } from "./noun-forms.ts";
import {
  BEFORE_FOOD,
  CUT_NOUN,
  IS_AMOUNT,
  IS_MEASURE,
  MIXTURE_NOUN,
  oneOf,
  PIECE_NOUN,
  STOCK_NOUN,
} from "./phrase-patterns.ts";
import { matchNumber } from "./verb-number.ts";

const SIZE = new RegExp(`\\b${oneOf(stepWords.sizes)},? `, "gi");
const SOLID_MEASURE = new RegExp(`\\b${oneOf(stepWords.solidMeasureNouns)} of\\b`, "i");

const ONE_BY_ONE = /^((?:,| in,?)? ?)(?:one (?:at a time|by one|after the other|after another))/i;

/** What surrounds the new name. */
interface Place {
  readonly before: string;
  readonly after: string;
  readonly gone: string;
  readonly name: string;
}

/** The sentence with new names for the foods that get one; what stands about them agrees with the new name. */
export function replaceMentions(sentence: string, findMentions: MentionFinder): string {
  const mentions = findMentions(sentence).filter(({ swaps }) => swaps.some(({ to }) => to !== null));
  return mentions.reduceRight(replaceOne, sentence);
}

function replaceOne(sentence: string, { start, end: wordEnd, swaps }: Mention): string {
  const end = wordEnd + (CUT_NOUN.exec(sentence.slice(wordEnd))?.[0].length ?? 0);
  const names = swaps.flatMap(({ to }) => (to === null ? [] : [shownName(to)]));
  const place = {
    before: sentence.slice(0, start),
    after: sentence.slice(end),
    gone: sentence.slice(start, end),
    name: [...new Set(names)].join(" and "),
  };
  return /^-\p{L}/u.test(place.after) ||
    MIXTURE_NOUN.test(place.after) ||
    PIECE_NOUN.test(place.after) ||
    STOCK_NOUN.test(place.after)
    ? replaceInCompound(place)
    : replaceAlone(place);
}

/** "egg mixture" -> "tofu mixture"; "beef juices" are no tofu juices, but juices. */
function replaceInCompound({ before, after, gone, name }: Place): string {
  if (STOCK_NOUN.test(after)) return `${before.replace(/\ban $/i, "a ")}${after.slice(1)}`;
  const noun = isPlural(name) ? singularise(name) : name;
  const isSaid =
    PIECE_NOUN.test(after) && / (?:pieces|chunks|strips|cubes|slices|mince|fillets?)$/.test(name);
  const rest = isSaid ? after.replace(PIECE_NOUN, "") : after;
  return withArticle(before, keepCase(gone, isSaid ? name : noun)) + rest;
}

function replaceAlone({ before, after, gone, name }: Place): string {
  const { det = "", adjectives = "" } = BEFORE_FOOD.exec(before)?.groups ?? {};
  const lead = before.slice(0, before.length - det.length - adjectives.length);
  const described = suit(adjectives.replace(SIZE, ""), gone, name);
  const isFirst = /^\p{Lu}/u.test(`${det}${adjectives}${gone}`);
  const bound = bindList(lead, name, after);
  const phrase = `${neutralDet(det, name)}${described}${bound.name}`;
  const text = isFirst && /(?:^|[.:!?]\s)$/.test(lead) ? capitalise(phrase) : phrase;
  const isJoined = /(?:\b(?:and|or|of)|,) $/.test(lead);
  const rest = isPlural(name) ? after : after.replace(ONE_BY_ONE, "$1a little at a time");
  const agreeing = matchNumber(rest, isJoined ? null : name);
  return suitVerb(bound.lead, gone, name) + text + suitAfter(agreeing, gone, name);
}

/** "200 g of the" and "2" are the old food's amounts; "half of the" and "the remaining" hold for the new one too. */
function neutralDet(det: string, name: string): string {
  if (IS_MEASURE.test(det)) return SOLID_MEASURE.test(det) ? "a little " : det;
  if (/^(?:each|every) $/i.test(det)) return isPlural(name) ? "the " : det;
  return IS_AMOUNT.test(det) && !/^(?:1\/\d|2\/3|3\/4|[½¼¾⅓⅔⅛]) of the $/.test(det) ? "the " : det;
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
