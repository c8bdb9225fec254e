import {
  countAt,
  countEaters,
  findNeeds,
  indexNeeds,
  isBreak,
  openReading,
  peopleAt,
  type Reading,
  wordAt,
} from "../../../../shared/domain/constraints/mod.ts";
import { eaterSource, numberWordSource, readNumberText } from "../../../../shared/language/mod.ts";
import data from "./data/swap-words.json" with { type: "json" };

/** How much more or less of a recipe is to be made; null where the text does not say. */
export type ScaleRequest = {
  /** How many it shall serve. */
  readonly servings: number | null;
  /** By how much all amounts are multiplied. */
  readonly factor: number | null;
};

const factors = indexNeeds(Object.entries(data.factors));
const wholes = new Set(data.wholes);
const verbs = new Set(data.scaleVerbs);
const number = `(\\d{1,3}|${numberWordSource})`;
/** What a serving is eaten as: "enough for 4 breakfasts". */
const meals = [
  "breakfasts",
  "lunches",
  "dinners",
  "suppers",
  "meals",
  "lunchboxes",
  "helpings",
  "bowls",
  "jars",
  "glasses",
];
const units = `${eaterSource}|plates|of us|${meals.join("|")}`;
const endings =
  "please|tonight|today|tomorrow|instead|only|now|max|on \\p{L}+|in (?:metric|grams|cups|ounces)";
/** "4 servings please", "for 6". */
const bare = new RegExp(
  `^(?=.*\\b(?:for|feeding|need|want|make|${units})\\b)(?:(?:only|just|about|around|for|feeding|need|want|make|i|we|to|would like) )*${number}(?: (?:${units}))?(?: (?:${endings}))*[.!]*$`,
  "iu",
);
/** "Serves 4", "2 people". */
const yieldStated = new RegExp(
  `^(?=.*\\b(?:serves|makes|feeds|for|${units})\\b)(?:(?:it|this|recipe|it's|it is|this is|that's|that is|enough) )*(?:(?:serves|makes|feeds|for) )?(?:the )?${number}(?: (?:${units}))?[.!]*$`,
  "iu",
);
/** "Serves 10 instead", "make it serve 10 rather than 4", "feeds 3, not 6". */
const restated = new RegExp(
  `^(?:(?:i|we|it|this|to|so|that|should|must|has|have|needs?|want|make|let|can|it'd|would|like|please|has to|enough|recipe) )*(?:serves?|feeds?|makes?|yields?|for) (?:about |around |just |only )?${number}(?: (?:${units}|hungry \\p{L}+|big \\p{L}+))?(?: (?:instead|now|please|this time|(?:rather than|not|instead of|and not) ${number}(?: (?:${units}))?))+[.!]*$`,
  "iu",
);
/** "Need 10 pizzas, one each (recipe makes 4)": pieces, counted as the recipe counts them. */
const pieces = new RegExp(
  `^(?:(?:i|we|i'd|please|would|like|to) )*(?:need|want|make|making|bake) ${number} (?:\\p{L}+ )?\\p{L}+s(?:,? one each)? ?\\((?:(?:the|this|my) )?(?:recipe|it) makes \\d{1,3}\\)`,
  "iu",
);
/** "Only the two of us: 2 portions". */
const countBehind = new RegExp(
  `[:,;(–—-] ?(?:so |only |just |that's |make it |need )*${number} (?:${units})(?: \\([^()]*\\))?[.!)]*$`,
  "iu",
);
const mostServings = 100;
const mostFactor = 20;
const reach = 5;
/** "x1.5", "2x": not "2 x 400 g". */
const marks =
  /(?<!\d)(?:^|\s)[x×]\s?(\d+(?:[.,]\d+)?)(?![\p{L}\d])|(?:^|\s)(\d+(?:[.,]\d+)?)\s?[x×](?=$|[\s.,!?])(?!\s*\d)/iu;

/** Reads "for 8 people", "scale it to 6 servings", "double it", "half the recipe", "1.5 times". */
export function readScale(reading: Reading): ScaleRequest {
  return { servings: readServings(reading), factor: readFactor(reading) };
}

/** "Serves 4" says what a recipe makes; a wish has a verb or "for" before the number. */
function readServings(reading: Reading): number | null {
  const behind = countOf(countBehind, reading.text);
  if (behind !== null) return behind;
  const wished = countOf(restated, reading.text) ?? countOf(pieces, reading.text);
  if (wished !== null) return wished;
  const rest = reading.text.replace(sourceStated, "");
  if (rest !== reading.text) return rest.trim() === "" ? null : readServings(openReading(rest));
  const bareCount = countOf(bare, reading.text) ?? countEaters(reading.text);
  if (bareCount !== null) return bareCount;
  for (let at = 1; at < reading.tokens.length; at++) {
    const count = countAt(reading, at);
    if (count === null || count.isArticle || count.value > mostServings) continue;
    const isPeople = areEaters(reading, count.end);
    const isEnd =
      isBreak(reading, count.end) || ["please", "instead", "of", "and"].includes(wordAt(reading, count.end));
    if (isServedAt(reading, at, { end: count.end, isPeople, isEnd })) return count.value;
  }
  return null;
}

/** "For 8 people", "make it 6", "serve 9 at a party". */
function isServedAt(
  reading: Reading,
  at: number,
  { end, isPeople, isEnd }: { end: number; isPeople: boolean; isEnd: boolean },
): boolean {
  const before = wordAt(reading, at - 1);
  if (isEnd && before === "it" && wordAt(reading, at - 2) === "make") return true;
  if (!hasVerb(reading, at)) return false;
  const isOccasion = ["feed", "serve"].includes(before) && ["at", "on", "for"].includes(wordAt(reading, end));
  return isPeople || isOccasion || (isEnd && ["for", "to", "feed", "serve"].includes(before));
}

/** Whether those who are served, or the meals that it is for, stand at `at`. */
function areEaters(reading: Reading, at: number): boolean {
  return peopleAt(reading, at) !== null || meals.includes(wordAt(reading, at));
}

/** How many a clause of the request says that the recipe makes: "serves 4", "2 people"; null where it says more or nothing. */
export function readYieldStated(clause: string): number | null {
  return countOf(yieldStated, clause);
}

/** "For 2 people (serves 4)", "for 4 instead of 8": what the recipe makes, beside what is wanted. */
const sourceYield = new RegExp(
  `\\((?:(?:it|this|the|recipe|currently|originally|normally|usually|now) )*(?:serves|makes|feeds|for) ${number}(?: (?:${units}))?\\)|\\b${number}(?: (?:${units}))? (?:instead of|rather than|not) ${number}(?! ?\\p{L})(?=\\s*(?:$|[.,;!?)]))`,
  "iu",
);

/** "Recipe below is for 4", "it's written for 6", "serves 8 as it stands": what the recipe makes. */
const sourceStated = new RegExp(
  `\\b(?:(?:the |this |my )?(?:(?:original|whole) )?(?:recipe|original|card|book|version)(?: (?:below|above|here|i have|as written|as it is|as it stands))?|(?:it|this|that)(?= (?:is|was) (?:written|meant|designed|sized)|'s (?:written|meant|designed|sized)))(?: is| was|'s)?(?: (?:written|meant|designed|given|sized|enough|currently|originally|normally|usually))* (?:for|serves|makes|feeds|says) (?:about |only )?${number}(?: (?:${units}))?\\b|\\b(?:serves|makes|feeds|for) ${number}(?: (?:${units}))? (?:as written|as it is|as it stands|currently|originally|at the moment)\\b`,
  "iu",
);

/** What a request says that the recipe makes now, beside how much is wanted; null where it does not say so. */
export function readSourceYield(request: string): number | null {
  const [, aside, , replaced] = sourceYield.exec(request) ?? [];
  const [, below, behind] = sourceStated.exec(request) ?? [];
  const value = readNumberText(aside ?? replaced ?? below ?? behind ?? "");
  return value !== null && value >= 1 && value <= mostServings ? value : null;
}

function countOf(pattern: RegExp, text: string): number | null {
  const stated = pattern.exec(text.trim())?.[1];
  const value = stated === undefined ? null : readNumberText(stated);
  return value !== null && value >= 1 && value <= mostServings ? value : null;
}

function hasVerb(reading: Reading, at: number): boolean {
  for (let before = at - 1; before >= at - reach && !isBreak(reading, before); before--) {
    if (verbs.has(wordAt(reading, before))) return true;
  }
  return false;
}

/** "Scale to 1/10th", "make 1/3 of it", "a tenth of the recipe". */
const fraction =
  /\b(?:(?:scale|shrink|make|do|cook)(?: (?:it|this|that))?|(?:scale|shrink|reduce|cut|bring|take) (?:the recipe|everything|all of it))(?: down)?(?: to| at| by)? (?:just |only |about )?(?:(1|one|an?|two|three) ?[/ -] ?(?:(\d{1,2})(?:th|rd|nd)?|(thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|tenths?)))(?: (?:of )?(?:it|this|that|the (?:recipe|amounts?|quantit\p{L}+|batch|size)|everything))?(?: please| size)?\s*(?:$|[.,!?])/iu;
const parts = new Map([
  ["third", 3],
  ["quarter", 4],
  ["fourth", 4],
  ["fifth", 5],
  ["sixth", 6],
  ["eighth", 8],
  ["tenth", 10],
]);

/** "1/2 quantity", "half the amounts please": a share of all that the recipe has. */
const share =
  /^(?:(?:make|do|cook|please|just|only|a|at|in|use) )*(1 ?\/ ?[234]|half|one third|a third|a quarter)(?: of)?(?: an?)?(?: the)?(?: original| stated)? (?:quantit(?:y|ies)|amounts?|batch|recipe|size)(?: please| only)*[.!]*$/iu;
const shares: ReadonlyMap<string, number> = new Map([
  ["1/2", 1 / 2],
  ["half", 1 / 2],
  ["1/3", 1 / 3],
  ["one third", 1 / 3],
  ["a third", 1 / 3],
  ["1/4", 1 / 4],
  ["a quarter", 1 / 4],
]);

/** "Reduce by a third" leaves two thirds. */
function readFraction(text: string): number | null {
  const [said = "", count = "", figure, word = ""] = fraction.exec(text) ?? [];
  const whole = figure === undefined ? parts.get(word.toLowerCase().replace(/s$/, "")) : Number(figure);
  const times = /^an?$/i.test(count) ? 1 : readNumberText(count);
  if (!whole || times === null || times >= whole) return null;
  return / by /i.test(said) ? 1 - times / whole : times / whole;
}

/** "Scale it up by 50 %", "make 20 % less of it". */
const percent =
  /\b(?:scale|increase|enlarge|bump|size|bulk|reduce|shrink|cut|decrease|upscale|downscale)(?: (?:it|this|that|everything|the recipe|all of it|the batch))?(?: (up|down))?(?: in size)? by (?:about )?(\d{1,3}) ?(?:%|percent)\s*(?:$|[.,!?])/iu;
const shrinking = /^(?:reduce|shrink|cut|decrease|downscale)/i;
/** "Three loaves", "2 batches": of what the recipe makes one of. */
const batches = new RegExp(
  `\\b(?:need|want|make|making|bake|baking|do|for|cook) (?:about |enough for )?${number} (?:loaves|batches|lots|trays|tins|pans|pies)\\b`,
  "iu",
);

function readPercent(text: string): number | null {
  const [said, way, share] = percent.exec(text) ?? [];
  if (said === undefined) return null;
  const part = Number(share) / 100;
  const isLess = way === undefined ? shrinking.test(said) : way === "down";
  return isLess ? (part < 1 ? 1 - part : null) : 1 + part;
}

function readFactor(reading: Reading): number | null {
  const stated = readPercent(reading.text) ?? readNumberText(batches.exec(reading.text)?.[1] ?? "");
  if (stated !== null && stated > 0 && stated <= mostFactor) return stated;
  const whole = share.exec(reading.text.trim())?.[1]?.toLowerCase();
  const part = shares.get(whole?.replaceAll(/ ?\/ ?/g, "/") ?? "") ?? readFraction(reading.text);
  if (part !== null) return part;
  const marked = marks.exec(reading.text);
  const value = Number((marked?.[1] ?? marked?.[2] ?? "").replace(",", "."));
  if (value > 0 && value <= mostFactor) return value;
  const named = findNeeds(factors, reading).find(
    ({ end, text }) => text.includes(" ") || isOfAll(reading, end),
  );
  if (named !== undefined) return named.meaning;
  for (const [at, { kind, value }] of reading.tokens.entries()) {
    if (kind !== "number" || value <= 0 || value > mostFactor) continue;
    const isTimes = ["times", "x", "×"].includes(wordAt(reading, at + 1));
    const what = wordAt(reading, at + 2);
    if (isTimes && (isBreak(reading, at + 2) || ["the", "as", "this"].includes(what))) return value;
  }
  return null;
}

/** "Double it", "halve the recipe"; "halve the sugar" and "double cream" are of one ingredient. */
function isOfAll(reading: Reading, end: number): boolean {
  const at = ["the", "all", "my"].includes(wordAt(reading, end)) ? end + 1 : end;
  return isBreak(reading, at) || wholes.has(reading.terms[at] ?? "") || wordAt(reading, at) === "please";
}
