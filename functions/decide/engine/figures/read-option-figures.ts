import { blankSpans, fractionWords } from "../../../../shared/language/mod.ts";
import type { FigurePart } from "./figure.ts";
import { type FigureReading, openFigures, quantityAt, termAt } from "./figure-reading.ts";
import { holders } from "./figure-words.ts";
import { findFigures } from "./find-figures.ts";
import { listParts } from "./list-parts.ts";
import { type StatedFigures, settleFigures } from "./stated-figures.ts";

/** "Of a" stands between a share and a weight. */
const wordsToMass = 2;

/** The words of an option without its figures, and these. */
export type OptionFigures = { readonly words: string; readonly stated: StatedFigures | null };

/** What the text of a single option states: all figures in it are of that option. */
export function readOptionFigures(text: string): OptionFigures {
  const { groups } = findFigures(text);
  if (groups.length === 0) return { words: text, stated: null };
  const words = blankSpans(text, groups).replace(/\s+/g, " ").trim();
  return {
    words,
    stated: settleOption(
      words,
      groups.flatMap(({ parts }) => parts),
    ),
  };
}

/** The figures of an option with the amount that its words state. */
export function settleOption(words: string, parts: readonly FigurePart[]): StatedFigures {
  const reading = openFigures(words);
  const from = ["a", "an", "the", "my"].includes(termAt(reading, 0)) ? 1 : 0;
  const first = quantityAt(reading, from);
  const isPart = first !== null && first.value < 1 && termAt(reading, first.end) === "of";
  const share = isPart ? first.value : (fractionWords.get(termAt(reading, from)) ?? 1);
  const count = share === 1 ? (quantityAt(reading, from)?.value ?? countOfHeld(reading)) : 1;
  const own = listParts(reading);
  const mass = own.find((part) => part.kind === "mass");
  const packs = own.filter((part) => part.kind === "pack");
  return settleFigures([...packs, ...parts], {
    count: mass === undefined ? count : 1,
    share,
    grams:
      mass?.kind === "mass" ? mass.grams * (isOfMass(mass, isPart ? first.end : from) ? share : 1) : null,
  });
}

/** "3/4 of a 400 g lasagne": the share is of the weight. */
function isOfMass(mass: { from: number }, shareEnd: number): boolean {
  return mass.from - shareEnd <= wordsToMass;
}

/** "Toast is 2 slices". */
function countOfHeld(reading: FigureReading): number {
  for (let at = 0; at < reading.tokens.length; at++) {
    const quantity = quantityAt(reading, at);
    if (quantity !== null && holders.has(termAt(reading, quantity.end))) return quantity.value;
  }
  return 1;
}
