import { joinSpans } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import meanings from "../../data/meanings.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import type { Measure } from "../measures.ts";
import { normaliseTerms, normaliseWord } from "../terms.ts";
import { eggDishes, isPercent, isPreparation, weakTerms } from "../vocabulary.ts";

const inGlass = readMeaningsOf(meanings.inGlass);
const inSpoon = readMeaningsOf(meanings.inSpoon);
const inScoop = readMeaningsOf(meanings.inScoop);
const powderFlavours = new Set(meanings.powderFlavours);
const inMillilitres = readMeaningsOf(meanings.inMillilitres);
/** Measures of drinks and of what is poured into them: "splash of oat" is no oats. */
const pouringUnits = new Set(["ml", "l", "dl", "cl", "splash"]);
/** "soy 10 ml" is a sauce, "soy 200 ml" a milk. */
const seasonings = new Set(meanings.seasonings);
const largestSeasoning = 45;
const inPint = readMeaningsOf(meanings.inPint);
const inCount = readMeaningsOf(meanings.inCount);
const inTin = readMeaningsOf(meanings.inTin);
const tins = new Set(["tin", "can"]);
const breadKinds = new Set([...language.breads, "wholemeal", "whole"].flatMap(normaliseWord));
/** "2 wraps chicken" are dishes, and no chicken of that size. */
const wrap = "wrap";
/** "3 fingers of green banana" are bananas. */
const finger = "finger";
const fingerFruits = new Set(language.fingerFruits.flatMap(normaliseWord));
const fillings = new Set(language.fillings.flatMap(normaliseWord));
/** "rice, white, 1 cup": nobody measures wine in cups. */
const colours = new Set(["red", "white", "rose"]);
const drinkVessels = new Set(language.drinkVessels);
const chocolate = "chocolate";
/** Per cent of cocoa that a milk chocolate seldom has. */
const leastDarkCocoa = 50;
/** An egg with its share of milk and fat. */
const eggGrams = 58;

/** "a glass of red" is wine, "a scoop of protein" a powder, "2 slices rye" bread. */
export function readMeasured(chunks: readonly Chunk[]): Chunk[] {
  return countEggsBehind(chunks)
    .map(countFingers)
    .map((chunk) => {
      const { terms, measure } = chunk;
      if (measure === null || terms.length === 0) return chunk;
      if (isOfEggs(chunk))
        return { ...chunk, measure: { ...measure, kind: "mass", unit: "g", grams: eggGrams } };
      if (measure.unit === wrap && fillings.has(terms.at(-1) ?? ""))
        return { ...chunk, terms: [...terms, wrap], measure: { ...measure, kind: "count", unit: "" } };
      const counted = readSliced(chunk) ?? readCounted(chunk) ?? readSquares(chunk);
      if (counted !== undefined) return { ...chunk, terms: counted };
      const isFlavoured =
        measure.unit === "scoop" && terms.slice(0, -1).every((term) => powderFlavours.has(term));
      const meant = terms.length === 1 || isFlavoured ? meaningIn(measure, terms.at(-1) ?? "") : undefined;
      return meant === undefined ? chunk : { ...chunk, terms: meant };
    });
}

function countFingers(chunk: Chunk): Chunk {
  const { terms, measure } = chunk;
  const isFruit = measure?.unit === finger && terms.some((term) => fingerFruits.has(term));
  return isFruit ? { ...chunk, measure: { ...measure, kind: "count", unit: "" } } : chunk;
}

/** "2 squares of Ghirardelli 72%": a maker's name and a share of cocoa are dark chocolate. */
function readSquares({ terms, measure }: Chunk): string[] | undefined {
  const cocoa = terms.find(isPercent);
  const isNamed = terms.some((term) => term === chocolate || term === "cheese");
  if (cocoa === undefined || isNamed || measure?.unit !== "square") return undefined;
  return Number.parseInt(cocoa, 10) >= leastDarkCocoa ? ["dark", chocolate, cocoa] : undefined;
}

/** "ham omelette (3 eggs)" is an omelette of so many eggs. */
function countEggsBehind(chunks: readonly Chunk[]): Chunk[] {
  const read: Chunk[] = [];
  for (const chunk of chunks) {
    const dish = read.at(-1);
    const { link, terms, measure, span } = chunk;
    const isOfEggs = link === "gloss" && measure?.kind === "count" && terms.join(" ") === "egg";
    const isOpen = dish?.measure === null && eggDishes.has(dish.terms.at(-1) ?? "");
    if (isOfEggs && isOpen)
      read[read.length - 1] = {
        ...dish,
        measure: { ...measure, kind: "mass", unit: "g", grams: eggGrams },
        span: joinSpans([dish.span, span]),
      };
    else read.push(chunk);
  }
  return read;
}

/** "2 slices rye" */
function readSliced({ terms, measure }: Chunk): string[] | undefined {
  const isBread = measure?.unit === "slice" && terms.every((term) => breadKinds.has(term));
  return isBread ? [...terms, "bread"] : undefined;
}

/** "half a chopped pepper" is no spice. */
function readCounted({ terms, measure }: Chunk): string[] | undefined {
  const isCounted = measure?.kind === "count" || measure?.kind === "article";
  const [word = "", ...others] = terms.filter((term) => !weakTerms.has(term) && !isPreparation(term));
  return isCounted && measure.unit === "" && others.length === 0 ? inCount.get(word) : undefined;
}

/** "a 3 egg omelette" and "2 egg scramble": the eggs are counted, not the dish. */
function isOfEggs({ words, terms, measure }: Chunk): boolean {
  const isCounted = measure?.kind === "count" && Number.isInteger(measure.count);
  const isOfWhole = words[0] === "egg" || (words[0] === "whole" && words[1] === "egg");
  return isCounted && isOfWhole && eggDishes.has(terms.at(-1) ?? "");
}

/** What a word means by what it is measured in. */
function meaningIn({ kind, unit, count, millilitres }: Measure, term: string): readonly string[] | undefined {
  if (tins.has(unit)) return inTin.get(term);
  if (unit === "scoop") return inScoop.get(term);
  if (unit === "pint") return inPint.get(term);
  const isPoured = kind === "volume" || drinkVessels.has(unit);
  const isSpooned = millilitres !== null && count * millilitres <= largestSeasoning;
  if (isSpooned && seasonings.has(term)) return [term, "sauce"];
  if (isSpooned && inSpoon.has(term)) return inSpoon.get(term);
  const milk = pouringUnits.has(unit) ? inMillilitres.get(term) : undefined;
  const isOfCup = unit === "cup" && colours.has(term);
  return milk ?? (isPoured && !isSpooned && !isOfCup ? inGlass.get(term) : undefined);
}

/** "2 pumps vanilla" are of a syrup. */
export function readPumps(chunk: Chunk): Chunk {
  const { terms, measure } = chunk;
  const isSyrup = terms.some((term) => term === "syrup" || term === "sauce");
  return measure?.unit === "pump" && !isSyrup ? { ...chunk, terms: [...terms, "syrup"] } : chunk;
}

export function readMeaningsOf(words: Readonly<Record<string, string>>): Map<string, string[]> {
  return new Map(Object.entries(words).map(([word, means]) => [word, normaliseTerms(means)]));
}
