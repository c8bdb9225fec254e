import { readIngredientLine } from "../../../../shared/domain/food/mod.ts";
import { units } from "../../../../shared/language/mod.ts";

/** How much of one ingredient there is, for all others to follow. */
export type WeighedScale = {
  /** Null for the meat or fish of the dish: "a 1 kg joint". */
  readonly food: string | null;
  readonly grams: number;
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
const verb = `(?:please )?(?:(?:scale|adjust|adapt|resize|size|change)|(?:bring|take|cut|shrink|reduce|lower|drop|turn|match|fit|bump|increase)(?: down| up)? ${others}|(?:and )?${others} (?:to match|in proportion|accordingly|to fit|down|up))`;
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

/** Reads "scale it to 500 g of flour", "my chicken is 2.2 kg, scale everything up"; null for none. */
export function readWeighed(asked: string): WeighedScale | null {
  const match = patterns.map((pattern) => pattern.exec(asked)).find((found) => found !== null);
  const { food: named = "", amount: stated = "" } = match?.groups ?? {};
  const { quantity, unit } = readIngredientLine(`${stated} flour`);
  const grams = (quantity ?? 0) * (massGrams.get(unit ?? "") ?? 0);
  if (match === undefined || match === null || named === "" || grams <= 0) return null;
  const food = isPiece.test(named) ? null : named;
  return { food, grams, said: match[0].trim(), asked: asked.replace(match[0], " ") };
}

const isPiece = new RegExp(`^(?:${pieces})$`, "i");
const massGrams = new Map(Object.entries(units.massGrams));
