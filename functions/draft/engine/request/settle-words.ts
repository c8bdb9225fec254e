import { readNumberText } from "../../../../shared/language/mod.ts";
import { isEditStart } from "../source/outline/recipe-words.ts";
import data from "./data/clause-words.json" with { type: "json" };
import { nameBounds } from "./name-bounds.ts";
import { rewritePhrases } from "./rewrite-phrases.ts";
import { translatePhrases } from "./translate-phrases.ts";

const shorthand = new Map(Object.entries(data.shorthand));
const short = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...shorthand.keys()].map(escaped).join("|")})(?![\\p{L}\\d])`,
  "giu",
);
/** "Bulgur instead couscous" lacks its "of". */
const bareInstead =
  /\binstead (?=(?:the |my )?\p{L}+\s*(?:$|[.,;!?\n]|please|pls|and\b))(?!of\b|please\b|pls\b|and\b|thanks\b|thx\b|today\b|tonight\b|maybe\b|if\b|so\b)/giu;

/** "Cauliflower mash on top rather than potato": where it goes says nothing of what it is. */
const placeBetween = / (?:on top|in it|inside|in there)(?= (?:rather than|instead of|in place of))/giu;
/** "Swap the butter for more olive oil". */
const forMore =
  /\b((?:swap|replace|substitute|exchange|trade|switch|sub)\b[^.,;\n]{2,40}? (?:for|with|by)) (?:more|some more|additional) (?!\p{L}+(?:y|ful|able) )/giu;
/** "To tinned salmon, 400 g of it". */
const amountBehind =
  /(?<=\b(?:to|with|for|by|add|use) )([\p{L}' -]{3,40}), (\d+(?:[.,]\d+)? ?(?:g|kg|ml|l|oz|lb|cups?|tbsp|tsp)) of (?:it|them|that|those)\b/giu;

const amount = String.raw`(?:about |around |roughly |approx\.? |~)?\d+(?:[.,]\d+)? ?(?:g|grams|kg|ml|l|oz|lb|cups?|tbsp|tsp)`;
/** Where a phrase ends. */
const phraseEnd = String.raw`(?=\s*(?:$|[.,;!?)\n]|(?:and|but|please|pls|then|plus|instead)\b))`;
/** "Tofu instead of chicken, 400 g", "prawns instead of chicken (200 g)": the amount is of what comes. */
const amountOfSwap = new RegExp(
  String.raw`(?<=^|[.,;(\n] ?|\b(?:use|want|with|and|add) )((?:some )?[\p{L}' -]{3,40}?)( (?:instead of|rather than|in place of) [\p{L}' -]{3,40}?)(?:, | ?\(| [-–—] ?)(${amount})\)?${phraseEnd}`,
  "giu",
);
const leadIn = /^(?:[\s\S]{0,60}\b(?:use|want|with|and|add|like|have|to|of) | +)/iu;
/** "Add halloumi 200 g", "chocolate chips in it (about 100 g)". */
const amountLast = new RegExp(
  String.raw`(?<=\b(?:add|with|want|use|include|of) )([\p{L}' -]{3,40}?)( (?:in|to) (?:it|there|them))?(?: (${amount})| \((${amount})\))${phraseEnd}`,
  "giu",
);
/** "Barley (150 g) instead of the rice". */
const amountAside = new RegExp(
  String.raw`(?<=^|[.,;(\n] ?|\b(?:use|want|with|and|add) )([\p{L}' -]{3,40}?) \((${amount})\)(?= (?:instead of|rather than|in place of|for (?:the|my)) )`,
  "giu",
);
/** "Half the amount of pasta" is half the pasta. */
const amountOf =
  /\b((?:half|double|twice|triple) the) (?:amount|quantity) of (?:the )?(?!everything|all|each|ingredients)/giu;
/** "Anything with fish in it" is all that contains it. */
const carriers =
  /(,? {0,2}\b(?:and|or|plus|also|nor) |[,&+] {0,2})?\b(?:anything|everything|any (?:other )?(?:ingredients?|things?|foods?|stuff|products?))(?: else)?(?: that| which)?(?: ha[sd]| contains?| includes?|'s got| with| containing| having| including| made (?:with|of|from|out of))(?: any)? (?!more\b|less\b|high|low|an?\b|the\b)(\p{L}[\p{L}' -]{1,40}?)(?: in (?:it|them|there))?(?=\s*(?:$|[.,;!?)\n]|(?:and|but|or|please|pls|then|because|as|so|too|is|are|has)\b))/giu;
/**
 * Honey may hold spores of Clostridium botulinum and is not for children under one year (NHS, "Foods to avoid giving
 * babies and young children").
 */
const infant =
  /\b(?:for|to) (?:my |our |the |a )?(?:\p{L}+ )?(?:baby|infant|newborn)\b(?! ?(?:shower|spinach|leaf|leaves|corn|potato|carrot|back|food))|\b(?:[4-9]|1[01])[ -]months?[ -]old\b|\b(?:my|our) (?:baby|infant)\b(?= ?(?:$|[.,;!?(\n]|is\b|can|has\b|eats\b|will\b|too\b))/iu;
/** "Lower the fat and the salt" lowers both. */
const bothLess =
  /\b((?:lower|reduce|cut|decrease|increase|raise|boost|less|more)(?: down)?(?: on)?) ((?:the )?(?:saturated fat|sat fat|fat|salt|sodium|sugar|carbs|calories|protein|fibre|fiber)),? (?:and|&|plus) (?=(?:the )?(?:saturated fat|sat fat|fat|salt|sodium|sugar|carbs|calories|protein|fibre|fiber)\b(?! by\b))/giu;

/** "Two eggs": a count before a name, not "three bean salad". */
const counted =
  /(?<![\p{L}\d-])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= (?!beans? |spice|cheeses? |peppers? |grains? |seeds? |corner|thirds|quarters|times)\p{L})|(?<=\b(?:only|just|use|to|have) )one(?= (?!of|pot|pan|by|that|with|for|in|tray)\p{L})/giu;
const slash = /\s\/\s/;
/** "Changes: no ham". */
const label = /^\s*(?:my |the )?(?:changes?|edits?|wishes|requests?|please|todo)\s*:/i;
const bullet = /^[ \t]*[-–—*•·][ \t]+/gmu;
const listed = String.raw`\p{L}[\p{L}' -]{1,40}?(?:(?:, (?:and )?| and | & | \+ )\p{L}[\p{L}' -]{1,40}?){1,4}`;
/** Without the word, trying all ways to list foods would take long. */
const eachAhead = String.raw`(?=[^.\n]{0,160}\beach\b)`;
/** "At least 25 g each" bounds a portion. */
const noBound = String.raw`(?![^.\n]{0,80}\b(?:least|most|more|less|under|over|protein|carbs|fat|fibre|fiber)\b)`;
/** "100 g each of peas and beans", "100 g of each: peas and beans". */
const eachBefore = new RegExp(
  String.raw`(?<![\p{L}\d])(${amount}) (?:of )?(?:each|both)(?: of)?[:,]? (${listed})${phraseEnd}`,
  "giu",
);
/** "Peas and beans, 100 g of each". */
const eachBehind = new RegExp(
  String.raw`(?<=\b(?:add|with|in|use|some|want|include|and) |^)${eachAhead}${noBound}(${listed}),? \(?(${amount}) (?:of )?each(?: of them)?\)?${phraseEnd}`,
  "giu",
);

/** "100 g of each: peas and beans" is 100 g peas and 100 g beans. */
function shareOut(text: string): string {
  const spread = (amount: string, foods: string) =>
    foods
      .split(/, and |, | and | & | \+ /i)
      .map((food) => measure(food, amount))
      .join(" and ");
  return text
    .replace(eachBefore, (_, stated: string, foods: string) => spread(stated, foods))
    .replace(eachBehind, (_, foods: string, stated: string) => spread(stated, foods));
}

/** "No ham / add 100 g peas / 2 eggs not 3": wishes of their own; "swap butter / lard for oil" is one. */
function splitSlashes(text: string): string {
  if (!text.includes("/")) return text;
  const lines = text.split("\n").map((line) => {
    const parts = line.replace(label, "").trim().split(slash);
    const areWishes = parts.length > 1 && parts.every((part) => isEditStart(part) || /^\d/.test(part));
    return areWishes ? parts.join(". ") : line;
  });
  return lines.join("\n");
}

/** The request with its shorthand written out: "w/o" is "without", "&" is "and". */
export function settleWords(text: string): string {
  const written = rewritePhrases(
    translatePhrases(
      shareOut(
        splitSlashes(text)
          .replace(bullet, "")
          .replace(counted, (word) => String(readNumberText(word) ?? word)),
      ),
    ).replace(short, (word) => shorthand.get(word.toLowerCase()) ?? word),
  );
  const ordered = written
    .replace(bareInstead, "instead of ")
    .replace(placeBetween, "")
    .replace(forMore, "$1 extra ")
    .replace(amountBehind, "$2 $1")
    .replace(amountAside, (_, food: string, stated: string) => measure(food, stated))
    .replace(amountOfSwap, (_, food: string, other: string, stated: string) => measure(food, stated) + other)
    .replace(
      amountLast,
      (_, food: string, place = "", ...[plain, aside]: (string | undefined)[]) =>
        measure(food, plain ?? aside ?? "") + place,
    )
    .replace(amountOf, "$1 ")
    .replace(bothLess, "$1 $2 and $1 ")
    .replace(carriers, (_, joint: string | undefined, food: string) =>
      joint === undefined ? food : `. No ${food}`,
    );
  return nameBounds(infant.test(ordered) ? `${ordered}. No honey` : ordered);
}

/** "Use tofu" with an amount is "use 400 g tofu". */
function measure(food: string, amount: string): string {
  const lead = leadIn.exec(food)?.[0] ?? "";
  return `${lead}${amount} ${food.slice(lead.length)}`;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
