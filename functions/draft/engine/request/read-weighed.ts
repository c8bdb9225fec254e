import { readIngredientLine } from "../../../../shared/domain/food/mod.ts";
import { units } from "../../../../shared/language/mod.ts";

/** How much of one ingredient there is, for all others to follow. */
export type WeighedScale = {
  readonly food: string;
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
const patterns = [
  `${verb} ${whole}(?:up |down )?(?:to (?:use |fit |match |suit )?|for |around |based on )(?:an? |my |the |about |all )*${amount} ${food}${end}`,
  String.raw`(?:(?:i|we|there)(?:'ve|'s| have| is| are)?(?: only| just)?(?: got| bought)?|(?:only|just)(?: got| have| bought)?|(?:have|got)(?: only| just)?)(?: about)? ${amount} ${food}(?: to use(?: up)?| left)?[,;.]?(?: so| and| [-–])* ${verb}\b[^.\n]*`,
  String.raw`(?:my|the|our) (?<food>\p{L}[\p{L} '-]{1,30}?) (?:is|weighs|was|comes to)(?: about| only)? ${amount}[,;.]?(?: so| and| [-–])* ${verb}\b[^.\n]*`,
].map((source) => new RegExp(String.raw`(?<![\p{L}\d])${source}`, "iu"));

/** Reads "scale it to 500 g of flour", "my chicken is 2.2 kg, scale everything up"; null for none. */
export function readWeighed(asked: string): WeighedScale | null {
  const match = patterns.map((pattern) => pattern.exec(asked)).find((found) => found !== null);
  const { food: named = "", amount: stated = "" } = match?.groups ?? {};
  const { quantity, unit } = readIngredientLine(`${stated} flour`);
  const grams = (quantity ?? 0) * (massGrams.get(unit ?? "") ?? 0);
  if (match === undefined || match === null || named === "" || grams <= 0) return null;
  return { food: named, grams, said: match[0].trim(), asked: asked.replace(match[0], " ") };
}

const massGrams = new Map(Object.entries(units.massGrams));
