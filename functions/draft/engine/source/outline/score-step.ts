import { readNeeds } from "../../../../../shared/domain/constraints/mod.ts";
import { normaliseTerms, readIngredientLine } from "../../../../../shared/domain/food/mod.ts";
import { translatePhrases } from "../../request/translate-phrases.ts";
import data from "../data/piece-words.json" with { type: "json" };
import words from "../data/recipe-words.json" with { type: "json" };
import { nameFood } from "../name-food.ts";
import { readList } from "./read-list.ts";
import { isDirectWish, isEditOnly, isEditStart, isStep, isWish, startsWish } from "./recipe-words.ts";

const { weights } = data;
const cookingWord = new RegExp(`(?<![\\p{L}])(?:${data.cooking.join("|")})(?![\\p{L}])`, "iu");
const verbAhead = new RegExp(`(?:^|, |; | and | then )(?:${data.verbs.join("|")})\\b`, "gi");
const timeOrHeat =
  /\d ?(?:min|mins|minutes?|minuten|minutos|minuti|h|hr|hrs|hours?|stunden?|std|heures?|horas?|ore)\b|\d ?°|\b\d{2,3} ?[CF]\b|gas mark|\bovernight\b/i;
const self = /\b(?:i|i'm|i'd|i've|im|we|we're|we've|my|our|me|us|she|he|her|his|they|you|u)\b/i;
const asking =
  /\b(?:please|pls|plz|thanks?|thx|can|could|would|should|want|need|instead|in ?stead|plz|rather than|in (?:place|lieu) of|version|make it|make this|do it|free|allerg\w*|intoleran\w*|vegan|vegetarian|veggie|halal|kosher|keto|low|(?<!-)less|more|without|w\/o|swap|replace|sub|ditch|leave out|omit|double it|halve|triple|better|cheaper|healthier|lighter|spicier|milder|sweeter|out with|nothing|nobody|kids|(?:has|have|need|needs|got|ought) to (?:go|come out|be left out)|must go|(?:as it is|the way it is|as is|unchanged|untouched)|(?:everything|all|anything) else)\b/i;
const refusing =
  /^(?:no|not|nothing|out with|and i|but|without|w\/o|minus|don't|dont|skip|omit|leave out|hold)\b/i;
const forEaters =
  /\b(?:for|feed(?:s|ing)?|serves?|be|are) (?:about )?(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b(?! ?(?:-|–|to |more |or |m|h|s|°|d|w|cm|inch))|\bx ?\d|\d ?x\b|\b(?:double|half|triple) (?:it|the|this|batch)|\b(?:doubled|tripled)[.!]*$/i;
const addition = new RegExp(`^(?:${words.additionVerbs.join("|")})\\s+`, "i");
/** "Cut the sugar by a third", "bake it in a tin instead": said of a recipe, not in one. */
const changing =
  /^(?:please )?(?:cut|reduce|lower|decrease|increase|raise|drop|bring)\b[^.,;]{2,40} (?:by (?:about )?(?:a |one )?(?:half|third|quarter|\d{1,2} ?(?:%|percent))|in half)\b|\binstead[.!]*$|\b(?:keep|leave|have) (?:everything|all|anything|the rest)\b[^.;]*\b(?:as|same|way|is|unchanged|alone|stay)\b|\b(?:everything|all|the rest)(?: else)? (?:(?:can |should |must )?(?:stays?|remains?)|(?:is|are) (?:fine|ok|okay|good))\b|^(?:\p{L}+ ){1,3}(?:is|are) (?:fine|ok|okay|allowed|welcome)[.!]*$/iu;
/** What recipes use without listing it. */
const unlisted =
  /^(?:(?:warm|hot|cold|boiling|iced|cooking|pasta|black|white|ground|freshly|sea|olive|vegetable|salted) )*(?:water|ice|salt|pepper|oil|seasoning)$/i;
/** "Stir some kale through it at the end". */
const addedSome =
  /^(?:(?:and|then|also|please|oh|maybe) )*(?:stir|throw|mix|fold|toss|put|pop|chuck|sprinkle|scatter|crumble|grate|squeeze|stick|slip|bung|swirl|drizzle|work|tip|whisk|blend|add|drop|dust) (?:(?:in|on|over|through) )?((?:some|a few|an?|extra|more|\d|half|two|three) .+?)(?: (?:through|into|in|over|on|at|to|as|too|with|before|just)\b.*)?[.!]*$/iu;
/** "Serve with 50 g crispy bacon on top". */
const measuredTop =
  /^(?:please )?(?:serve|garnish|finish|scatter|sprinkle|dress|top|crumble|grate)\b\D{0,30}?(\d.+?)(?: (?:on top|over(?: the top)?|to (?:finish|serve)|as well|too))*[.!]*$/iu;
/** "In the slow cooker overnight", "rewrite it in cups": how a whole recipe is wanted, with nothing that is cooked so. */
const methodOnly =
  /^(?:(?:please|overnight|cooked|made|done|all|just|only|quick|ready|maybe) )*(?:(?:in|on|with|using|for) (?:the|my|a|an|our) )?(?:microwave|slow ?cooker|air ?fryer|instant pot|pressure cooker|crock ?pot|multi ?cooker|bbq|barbecue|oven|stove ?top|rice cooker)\b[^,;:]*$|^(?:rewrite|convert|translate|reword|in (?:metric|cups|grams|ounces|imperial|celsius|fahrenheit))\b/i;
/** "Turn the goat in the flour". */
const turning =
  /^turn (?:the |each |all |both )?(?:\p{L}+ ){1,4}(?:in|over|through|onto|out|once|around)\b/iu;
/** "Make a roux with the flour and oil": a part of the dish, of foods that are listed. */
const making = /^make (?:an?|the|up) (?:\p{L}+ ){1,3}(?:with|from|of|using|by) /iu;
/** "Oven 200 25 min". */
const ovenHeat = /^(?:in (?:the|an?) )?oven,? (?:at )?\d/i;
const arrow = /->|→|=>/;

/** How much more a sentence reads like an instruction than like a wish. */
export function scoreStep(sentence: string, foods: ReadonlySet<string>): number {
  const named = normaliseTerms(sentence).filter((term) => foods.has(term)).length;
  const verbs = sentence.match(verbAhead)?.length ?? 0;
  const step = [
    [isStep(sentence), weights.stepStart],
    [cookingWord.test(sentence), weights.cookingWord],
    [timeOrHeat.test(sentence), weights.time],
    [verbs > 0, weights.verb],
    [verbs > 1, weights.verbs],
    [named > 0, weights.food],
    [named > 1, weights.foods],
    [named > 0 && turning.test(sentence), weights.making],
    [named > 0 && making.test(sentence) && !asking.test(sentence), weights.making],
  ] as const;
  const isMethod = named === 0 && verbs === 0 && methodOnly.test(sentence) && !ovenHeat.test(sentence);
  const isNew = addsNew(sentence, foods) || isMethod;
  const isMeasured = isNew && /\d/.test(sentence) && !timeOrHeat.test(sentence);
  return (
    sum(step) - scoreWish(sentence) - (isNew ? weights.newFood : 0) - (isMeasured ? weights.newAmount : 0)
  );
}

const fewestOfWish = 3;

/** Whether a sentence of some words reads more like a wish than like an instruction. */
export function isClearWish(sentence: string, foods: ReadonlySet<string>): boolean {
  return sentence.trim().split(/\s+/).length >= fewestOfWish && scoreStep(sentence, foods) < 0;
}

/** How much a sentence reads like a wish; 0 for one that shows no sign of it. */
export function scoreWish(stated: string): number {
  const sentence = translatePhrases(stated);
  return sum([
    [isDirectWish(sentence), weights.directWish],
    [isEditOnly(sentence), weights.editOnly],
    [startsWish(sentence) || isEditStart(sentence), weights.wishStart],
    [isWish(sentence), weights.wish],
    [/\?/.test(sentence), weights.question],
    [self.test(sentence), weights.self],
    [asking.test(sentence), weights.asking],
    [refusing.test(sentence), weights.refusing],
    [forEaters.test(sentence), weights.eaters],
    [arrow.test(sentence), weights.arrow],
    [changing.test(sentence), weights.changing],
    [isNeed(sentence), weights.need],
  ]);
}

/** The words of the foods of a list. */
export function foodTermsOf(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => normaliseTerms(readIngredientLine(line).name)));
}

function sum(features: readonly (readonly [boolean, number])[]): number {
  return features.reduce((total, [is, weight]) => (is ? total + weight : total), 0);
}

/** "Add 100 g of raspberries" to a recipe that lists none. */
function addsNew(sentence: string, foods: ReadonlySet<string>): boolean {
  const some = addedSome.exec(sentence)?.[1];
  if (some !== undefined && isNew(some, foods)) return true;
  const onTop = measuredTop.exec(sentence)?.[1];
  if (onTop !== undefined && isNew(onTop, foods)) return true;
  const added = addition.exec(sentence)?.[0];
  if (added === undefined) return false;
  const { lines, amounts } = readList(
    sentence.slice(added.length).replace(/\b(?:some|extra|more|of)\b/gi, ""),
  );
  const [first = ""] = lines;
  return (
    first !== "" && isUnlisted(readIngredientLine(first).name, foods) && (amounts > 0 || lines.length > 0)
  );
}

/** Whether words are a food that a list does not have. */
function isNew(words: string, foods: ReadonlySet<string>): boolean {
  const { name } = readIngredientLine(words);
  const named = nameFood(name);
  return named !== null && (named.fit !== "loose" || /\d/.test(words)) && isUnlisted(name, foods);
}

function isUnlisted(name: string, foods: ReadonlySet<string>): boolean {
  return !unlisted.test(name) && !normaliseTerms(name).some((term) => foods.has(term));
}

function isNeed(sentence: string): boolean {
  const { diets, attachedDiets, conditions, allergies, avoided, limits, goals } = readNeeds(sentence);
  return [diets, attachedDiets, conditions, allergies, avoided, limits, goals].some(
    (list) => list.length > 0,
  );
}
