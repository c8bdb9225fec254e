import { readIngredientLine } from "../../../../shared/domain/food/mod.ts";
import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import { numberWordSource, units } from "../../../../shared/language/mod.ts";
import { nameFood } from "../source/name-food.ts";

/** How much of one ingredient there is, for all others to follow. */
export type WeighedScale = {
  /** Null for the meat or fish of the dish: "a 1 kg joint". */
  readonly food: string | null;
  /** Null where it is counted. */
  readonly grams: number | null;
  /** A line of a list: "2 eggs", "500 g flour". */
  readonly line: string;
  /** As the request words it. */
  readonly said: string;
  /** The request without these words. */
  readonly asked: string;
};

const amount = String.raw`(?<amount>\d+(?:[.,]\d+)? ?(?:kg|kilos?|g|grams?|lbs?|pounds?|oz|ounces?))`;
const food = String.raw`(?:of )?(?:the |my )?(?<food>\p{L}[\p{L} '-]{1,30}?)`;
const end = String.raw`(?=\s*(?:[.,;:!?)\n]|$|\b(?:to use|that|which|instead|please|i have|we have)\b))`;
const others =
  "(?:the (?:rest|others?|other (?:ingredients|amounts|things))|everything(?: else)?|all (?:else|the rest))";
const verb = `(?:please )?(?:(?:scale|adjust|adapt|resize|size|change|shrink)|make (?:it|this|everything|the (?:recipe|rest)) smaller|make (?:us |me )?a smaller (?:batch|amount|one|cake|version)|(?:reduce|cut) (?:it|this|the (?:recipe|whole thing|amounts|quantities|batch))|(?:bring|take|cut|shrink|reduce|lower|drop|turn|match|fit|bump|increase)(?: down| up)? ${others}|(?:and )?${others} (?:to match|in proportion|accordingly|to fit|down|up))`;
const whole =
  "(?:(?:it|this|everything(?: else)?|all|the (?:recipe|rest|others?|whole thing|other ingredients)) )*";
/** "… left, so can you". */
const asks =
  "(?: left)?[,;.]?(?: so| and| [-–]| please| (?:can|could|would|will) (?:you|we|i)| (?:i'd|we'd) like to| (?:i|we) (?:want|need) to| just)* ";
/** Words for the meat or fish of a dish. */
const pieces = "joint|roast|bird|piece of meat|piece of fish|cut of meat|side of salmon|meat|fish";
const patterns = [
  `${verb} ${whole}(?:up |down )?(?:to (?:use |fit |match |suit )?|for |around |based on )(?:an? |my |the |about |all )*${amount} ${food}${end}`,
  String.raw`(?:(?:i|we|there)(?:'ve|'s| have| is| are)?(?: only| just)?(?: got| bought)?|(?:only|just)(?: got| have| bought)?|(?:have|got)(?: only| just)?)(?: about)? ${amount} ${food}(?: to use(?: up)?)?${asks}${verb}\b[^.\n]*`,
  String.raw`(?:my|the|our) (?<food>\p{L}[\p{L} '-]{1,30}?) (?:is|weighs|was|comes to)(?: about| only)? ${amount}${asks}${verb}\b[^.\n]*`,
  // "I only have one chicken breast (180 g), scale the rest".
  String.raw`(?:(?:i|we)(?:'ve| have)?(?: only| just)?(?: got| bought| have)?|(?:only|just)(?: got| have| bought)?) (?:an?|one|two|three|\d) (?<food>\p{L}[\p{L} '-]{1,30}?),? ?\(?(?:about |of |weighing )?${amount}\)?${asks}${verb}\b[^.\n]*`,
  // "The recipe says 1.8 kg but I've only got a 1 kg joint": the rest has to follow.
  String.raw`(?:(?:the |my )?recipe (?:says|calls for|is for|uses|asks for|needs) [^,;\n]{1,30}?,? (?:but|and) )?(?:(?:i|we)(?:'ve| have)? )?(?:only|just) (?:got|have|bought|found|had) (?:an? )?(?:about )?${amount} (?<food>${pieces})(?![\p{L}])[^.\n]{0,60}`,
  String.raw`(?:my|the|our) (?<food>${pieces}) (?:is|weighs|was) (?:only|just)(?: about)? ${amount}(?![\p{L}])[^.\n]{0,60}`,
].map((source) => new RegExp(String.raw`(?<![\p{L}\d])${source}`, "iu"));

const count = String.raw`(?<amount>\d{1,2}(?:[.,]\d+)?|½|${numberWordSource}|half an?)`;
const otherCount = String.raw`(?: (?:instead of|rather than|not|and not) (?:the )?(?:\d{1,2}|${numberWordSource}))?`;
const place = "(?: (?:in (?:the )?(?:house|fridge|cupboard|freezer)|at home|to hand|here))?";
/** "Only 2 eggs left, scale it", "scale it to 2 eggs". */
const countPatterns = [
  `${verb} ${whole}(?:up |down )?(?:to (?:use |fit |match |suit )?|for |around |based on )(?:my |the |only |just |about )*${count} ${food}${end}`,
  String.raw`(?:(?:i|we|there)(?:'ve|'s| have| is| are)?(?: only| just)?(?: got| bought)?|(?:only|just)(?: got| have| bought)?|(?:have|got)(?: only| just)?)(?: about)? ${count} ${food}${otherCount}(?: left)?${place}(?: to use(?: up)?)?${asks}${verb}\b[^.\n]*`,
].map((source) => new RegExp(String.raw`(?<![\p{L}\d])${source}`, "iu"));

/**
 * Reads "scale it to 500 g of flour", "my chicken is 2.2 kg, scale everything up", and "only 2 eggs left, scale it" of a
 * recipe with eggs among its lines; null for none.
 */
export function readWeighed(asked: string, lines: readonly string[] = []): WeighedScale | null {
  return readMass(asked) ?? readCount(asked, lines);
}

function readMass(asked: string): WeighedScale | null {
  const match = firstMatch(patterns, asked);
  const { food: named = "", amount: stated = "" } = match?.groups ?? {};
  const { quantity, unit } = readIngredientLine(`${stated} flour`);
  const grams = (quantity ?? 0) * (massGrams.get(unit ?? "") ?? 0);
  if (match === null || named === "" || grams <= 0) return null;
  const food = isPiece.test(named) ? null : named;
  return { food, grams, line: `${stated} ${named}`, ...parted(match, asked) };
}

/** Muffins and portions are counted as well: only what the recipe is made of is followed. */
function readCount(asked: string, lines: readonly string[]): WeighedScale | null {
  const match = firstMatch(countPatterns, asked);
  const { food: named = "", amount: stated = "" } = match?.groups ?? {};
  const line = `${stated} ${named}`;
  const { name, quantity } = readIngredientLine(line);
  if (match === null || (quantity ?? 0) <= 0 || nameFood(name)?.fit !== "exact") return null;
  const terms = splitTerms(name);
  const isOwn = lines.some((own) => terms.every((term) => splitTerms(own).includes(term)));
  return isOwn ? { food: name, grams: null, line, ...parted(match, asked) } : null;
}

function firstMatch(all: readonly RegExp[], text: string): RegExpExecArray | null {
  return all.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? null;
}

function parted(match: RegExpExecArray, asked: string): Pick<WeighedScale, "said" | "asked"> {
  return { said: match[0].trim(), asked: asked.replace(match[0], " ") };
}

const isPiece = new RegExp(`^(?:${pieces})$`, "i");
const massGrams = new Map(Object.entries(units.massGrams));
