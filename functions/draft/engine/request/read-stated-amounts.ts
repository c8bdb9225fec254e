import { readDishNeeds } from "../../../../shared/domain/constraints/mod.ts";
import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import { figureSource, readFigure } from "../../../../shared/language/mod.ts";
import { readShare, shareSource } from "./read-share.ts";

/** An amount that a clause of a request states; `terms` are the words behind it, up to the end of the clause. */
export type StatedAmount = {
  readonly clause: string;
  /** As the clause words it: "400g", "a quarter of". */
  readonly text: string;
  readonly terms: readonly string[];
} & (
  | { readonly kind: "mass"; readonly grams: readonly [least: number, most: number] }
  | { readonly kind: "share"; readonly share: number }
);

/** Grams, or millilitres with what a millilitre of food may weigh. */
const gramsOf: Readonly<Record<string, number>> = {
  g: 1,
  gram: 1,
  kg: 1000,
  oz: 28.35,
  ounce: 28.35,
  lb: 453.6,
  pound: 453.6,
};
const millilitresOf: Readonly<Record<string, number>> = {
  ...{ ml: 1, cl: 10, dl: 100, l: 1000, litre: 1000, liter: 1000 },
  ...{ cup: 240, tbsp: 15, tablespoon: 15, tsp: 5, teaspoon: 5 },
};
const densities = [0.2, 1.6] as const;
const tolerance = 0.06;

const unitSource = Object.keys({ ...gramsOf, ...millilitresOf }).join("|");
const measured = new RegExp(`(?<![\\p{L}\\d.,/])(${figureSource}) ?(${unitSource})s?(?![\\p{L}\\d])`, "giu");
const part = new RegExp(`(?<![\\p{L}\\d])(${shareSource}) of (?:the |my |that )?`, "giu");

/** The masses, volumes and shares of foods in a clause; none where it states bounds of a portion. */
export function readStatedAmounts(clause: string): StatedAmount[] {
  if (readDishNeeds(clause, "recipe").limits.length > 0) return [];
  const termsBehind = (at: number) => splitTerms(clause.slice(at).replace(/^ of (?:the )?/i, " "));
  const masses = [...clause.matchAll(measured)].map((found): StatedAmount => {
    const [text, figure = "", unit = ""] = found;
    const grams = weigh(readFigure(figure), unit.toLowerCase());
    return { kind: "mass", clause, text, terms: termsBehind(found.index + text.length), grams };
  });
  const shares = [...clause.matchAll(part)].flatMap((found): StatedAmount[] => {
    const [text, words = ""] = found;
    const share = readShare(words);
    const terms = termsBehind(found.index + text.length);
    return share === null ? [] : [{ kind: "share", clause, text: text.trim(), terms, share }];
  });
  return [...masses, ...shares];
}

function weigh(amount: number, unit: string): [number, number] {
  const grams = gramsOf[unit];
  if (grams !== undefined) return [amount * grams * (1 - tolerance), amount * grams * (1 + tolerance)];
  const millilitres = amount * (millilitresOf[unit] ?? 1);
  return [millilitres * densities[0], millilitres * densities[1]];
}
