import { readDishNeeds } from "../../../../shared/domain/constraints/mod.ts";
import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import { figureSource, readFigure, units } from "../../../../shared/language/mod.ts";
import { readShare, shareSource } from "./read-share.ts";

/** An amount that a clause of a request states; `terms` are the words close behind it. */
export type StatedAmount = {
  readonly clause: string;
  /** As the clause words it: "400g", "a quarter of". */
  readonly text: string;
  readonly terms: readonly string[];
} & (
  | { readonly kind: "mass"; readonly grams: readonly [least: number, most: number] }
  | { readonly kind: "share"; readonly share: number }
);

const gramsOf = new Map<string, number>(Object.entries(units.massGrams));
const millilitresOf = new Map<string, number>(Object.entries(units.volumeMl));
/** Grams that a millilitre of food may weigh. */
const densities = [0.2, 1.6] as const;
const tolerance = 0.06;

/** Of more amounts than a request can need, the first ones are compared. */
const mostAmounts = 40;
/** Letters behind an amount that may name its food. */
const nameLength = 60;
const unitSource = [...gramsOf.keys(), ...millilitresOf.keys()]
  .filter((unit) => /^\p{L}+$/u.test(unit))
  .join("|");
const measured = new RegExp(`(?<![\\p{L}\\d.,/])(${figureSource}) ?(${unitSource})s?(?![\\p{L}\\d])`, "giu");
const part = new RegExp(`(?<![\\p{L}\\d])(${shareSource}) of (?:the |my |that )?`, "giu");

/** The masses, volumes and shares of foods in a clause; none where it states bounds of a portion. */
export function readStatedAmounts(clause: string): StatedAmount[] {
  if (readDishNeeds(clause, "recipe").limits.length > 0) return [];
  const termsBehind = (at: number) =>
    splitTerms(clause.slice(at, at + nameLength).replace(/^ of (?:the )?/i, " "));
  const masses = [...clause.matchAll(measured)].slice(0, mostAmounts).map((found): StatedAmount => {
    const [text, figure = "", unit = ""] = found;
    const grams = weigh(readFigure(figure), unit.toLowerCase());
    return { kind: "mass", clause, text, terms: termsBehind(found.index + text.length), grams };
  });
  const shares = [...clause.matchAll(part)].slice(0, mostAmounts).flatMap((found): StatedAmount[] => {
    const [text, words = ""] = found;
    const share = readShare(words);
    const terms = termsBehind(found.index + text.length);
    return share === null ? [] : [{ kind: "share", clause, text: text.trim(), terms, share }];
  });
  return [...masses, ...shares];
}

function weigh(amount: number, unit: string): [number, number] {
  const grams = gramsOf.get(unit);
  if (grams !== undefined) return [amount * grams * (1 - tolerance), amount * grams * (1 + tolerance)];
  const millilitres = amount * (millilitresOf.get(unit) ?? 0);
  return [millilitres * densities[0], millilitres * densities[1]];
}
