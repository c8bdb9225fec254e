import type { Catalogue } from "../../../../shared/domain/catalogue/mod.ts";
import { checkAvoided } from "../../../../shared/domain/constraints/mod.ts";
import { type FoodCandidate, readIngredientLine } from "../../../../shared/domain/food/mod.ts";
import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import type { Brief } from "../brief.ts";
import { settleOffers } from "../request/settle-offers.ts";
import { settleShares } from "../request/settle-shares.ts";
import { factorOf } from "../scale-factor.ts";
import type { AskedAddition, NamedFood } from "../substitution/edits.ts";
import { wordCooked } from "../substitution/exchange-ratio.ts";
import { factsOf } from "../substitution/lines/food-facts.ts";
import { findPart, isPart } from "./find-part.ts";
import type { LineOutline } from "./line-outline.ts";
import { listOwnQuery } from "./match-own.ts";
import { listLineQueries, outlineLines } from "./outline-lines.ts";
import { type ReadLine, readLines } from "./read-lines.ts";

/** A named food before its composition is read. */
type Found<Named extends { food: unknown }> = Omit<Named, "food"> & { food: FoodCandidate | null };

/** The lines of a recipe, and the foods that a request names, as the catalogue knows them. */
type SourceLines = {
  /** With the offers settled that depend on the lines. */
  brief: Brief;
  lines: ReadLine[];
  targets: Map<string, Found<NamedFood>>;
  additions: Found<AskedAddition>[];
};

/** The lines of a recipe, and the foods that the words of swaps and additions mean; one database call. */
export async function readSourceLines(
  stated: Brief,
  catalogue: Pick<Catalogue, "findFoods">,
): Promise<SourceLines> {
  const outlines = outlineLines(stated.source.lines.map(toLine));
  const names = outlines.map(({ name }) => name);
  const placed = placeVarieties(
    placeParts(placeOffers(placeAmounts(stated, names), names), outlines),
    outlines,
  );
  const wanted = listWanted(placed, outlines);
  const targetOutlines = outlineLines(wanted.map(({ text }) => text));
  const addedOutlines = outlineLines(placed.additions.map(({ text }) => text));
  const weighedOutlines = outlineLines(placed.weighed === null ? [] : [placed.weighed.line]);
  const all = [...outlines, ...targetOutlines, ...addedOutlines, ...weighedOutlines];
  const queries = listLineQueries(all);
  const ownQueries = all.map(({ name }) => listOwnQuery(name)).filter((query) => query.length > 0);
  const found =
    queries.length + ownQueries.length === 0
      ? { foods: [], termFrequency: {}, foodCount: 1 }
      : await catalogue.findFoods(queries, ownQueries);
  const lines = readLines(outlines, found);
  const brief = placeWeighed(placed, lines, readLines(weighedOutlines, found)[0]);
  const targets = readLines(targetOutlines, found).map((line): [string, Found<NamedFood>] => [
    wanted[line.line]?.to ?? line.name,
    ofWhole(toNamed(line), brief),
  ]);
  const additions = readLines(addedOutlines, found).map((line) => {
    const { place = "within", isEach = false, isTotal = false } = brief.additions[line.line] ?? {};
    const isOwn = isEach || (isTotal && factorOf(brief) !== 1);
    // "Some chicken each" leaves open how much.
    const isAmountStated = isTotal || line.isAmountStated;
    const named = toNamed(isOwn ? { ...line, isAmountStated, measure: null } : line);
    const asked = { text: line.text, place };
    if (!isEach) return { ...ofWhole(named, brief), ...asked };
    return { ...named, grams: named.grams && named.grams * (brief.source.servings ?? 1), ...asked };
  });
  return { brief: settleShares(brief, lines), lines, targets: new Map(targets), additions };
}

/** "Scale it to 500 g of flour", "only 2 eggs left, scale it": by how much the line of it grows. */
function placeWeighed(brief: Brief, lines: readonly ReadLine[], left: ReadLine | undefined): Brief {
  const { weighed } = brief;
  if (weighed === null) return brief;
  const meant = lines.filter(({ name }) =>
    weighed.food === null ? isFlesh(name) : isCalledSo(weighed.food, name),
  );
  // "Chicken" is the bird rather than its stock.
  const solid = meant.filter(({ name }) => !stocks.test(name));
  const [line] = (solid.length > 0 ? solid : meant).toSorted((a, b) => b.grams - a.grams);
  const factor = line === undefined ? 0 : factorBetween(line, weighed.grams, left);
  if (factor > 0) return { ...brief, scale: { factor } };
  const detail = "the recipe has no such ingredient";
  return { ...brief, unmet: [...brief.unmet, { wish: weighed.said, reason: "not_possible", detail }] };
}

/** What is counted alike is compared by its count: two eggs are half of four large ones. */
function factorBetween(line: ReadLine, grams: number | null, left: ReadLine | undefined): number {
  const isAlike = grams === null && line.quantity !== null && left?.unit === line.unit;
  if (isAlike) return (left?.quantity ?? 0) / (line.quantity || 1);
  return line.grams > 0 ? (grams ?? left?.grams ?? 0) / line.grams : 0;
}

const stocks = /\b(?:stock|broth|bouillon|gravy)\b/i;

function isCalledSo(food: string, name: string): boolean {
  const own = new Set(splitTerms(name));
  return splitTerms(food).every((term) => own.has(term)) || isOfKind(food, name);
}

function isFlesh(name: string): boolean {
  return isOfKind("meat", name) || isOfKind("fish", name);
}

/** "For eight, and add 200 g of beans": the stated amount is that of the dish as it is wanted. */
function ofWhole<Named extends Found<NamedFood>>(named: Named, brief: Brief): Named {
  const factor = factorOf(brief);
  if (named.grams === null || factor === 1) return named;
  return { ...named, grams: named.grams / factor, measure: null };
}

/** The words of what comes; for a cooked food it comes cooked. */
function listWanted({ edits }: Brief, outlines: readonly LineOutline[]): { to: string; text: string }[] {
  return edits.swaps.flatMap(({ from, to, amount, rest }) => {
    if (to === null) return [];
    const others = rest === undefined ? [] : [{ to: rest, text: rest }];
    const terms = splitTerms(from);
    const line = outlines.find(({ name }) => terms.every((term) => splitTerms(name).includes(term)));
    return [{ to, text: amount ?? wordCooked(to, line?.text ?? "") }, ...others];
  });
}

function toNamed({ name, food, grams, isAmountStated, measure, preparation }: ReadLine): Found<NamedFood> {
  return { name, food, grams: isAmountStated ? grams : null, measure, preparation };
}

/** "Extra garlic" for a dish without any adds some. */
function placeAmounts(brief: Brief, names: readonly string[]): Brief {
  const isListed = (food: string) => {
    const terms = splitTerms(food);
    return names.some(
      (name) => terms.every((term) => splitTerms(name).includes(term)) || isOfKind(food, name),
    );
  };
  const isNew = ({ food, direction, factor }: Brief["amounts"][number]) =>
    direction === "more" && factor === null && !isListed(food) && !isPart(food);
  const added = brief.amounts.filter(isNew).map(({ food, by }) => {
    return { text: by === undefined ? food : `${by} ${food}`, said: food, place: "within" as const };
  });
  return {
    ...brief,
    amounts: brief.amounts.filter((wish) => !isNew(wish)),
    additions: withoutGeneral([...brief.additions, ...added]),
  };
}

/** "More cheese! Add 100 g mozzarella" wants the mozzarella alone. */
function withoutGeneral(additions: Brief["additions"]): Brief["additions"] {
  const isTold = (kind: string) =>
    additions.some(({ text, said }) => text === said && isOfKind(kind, readIngredientLine(text).name));
  return additions.filter(({ text, said }) => text === said || !isTold(said));
}

function isOfKind(food: string, name: string): boolean {
  return checkAvoided(food, factsOf({ name, preparation: null }, null))?.certainty === "contains";
}

/** "Chicken instead of fish and flour tortillas" of a dish with corn tortillas asks for the flour ones. */
function placeVarieties(brief: Brief, outlines: readonly LineOutline[]): Brief {
  const swaps = brief.edits.swaps.map((swap, at) => {
    const isListed = brief.edits.swaps.some(({ to }, other) => other < at && to !== null && to === swap.to);
    const terms = splitTerms(swap.from);
    if (!isListed || terms.length < 2) return swap;
    const names = outlines.map(({ name }) => name);
    if (names.some((name) => terms.every((term) => splitTerms(name).includes(term)))) return swap;
    const line = names.find((name) => splitTerms(name).at(-1) === terms.at(-1));
    return line === undefined ? swap : { from: line, to: swap.from };
  });
  return { ...brief, edits: { ...brief.edits, swaps } };
}

function placeOffers(brief: Brief, names: readonly string[]): Brief {
  const { swaps, additions, unplaced } = settleOffers(
    brief.offers,
    brief.additions,
    names,
    brief.edits.diets.some((diet) => meatless.has(diet)),
  );
  const detail = "the recipe has nothing of its kind that it could replace";
  return {
    ...brief,
    additions,
    edits: { ...brief.edits, swaps: [...brief.edits.swaps, ...swaps] },
    unmet: [
      ...brief.unmet,
      ...unplaced.map((wish) => ({ wish: `use ${wish}`, reason: "not_possible" as const, detail })),
    ],
  };
}

const meatless = new Set<string>([
  "vegan",
  "vegetarian",
  "plant_based",
  "lacto_vegetarian",
  "ovo_vegetarian",
]);
const meats = new Set(["meat", "fish"]);

/** "Skip the frosting" leaves out its lines; a part that nothing says apart is reported. */
function placeParts(brief: Brief, outlines: readonly LineOutline[]): Brief {
  const { edits, source } = brief;
  const { parts, steps } = source;
  // More marinade is not for more meat.
  const isOfLiquid = (line: number) => !meats.has(outlines[line - 1]?.known?.shelf ?? "");
  const dropped = edits.swaps.filter(({ from, isDropped }) => isDropped === true && isPart(from));
  // "I can't stand the icing" says no more than to leave it out, where a heading names it.
  const disliked = edits.avoided
    .filter(
      ({ words, isReaction }) => isPart(words) && isReaction !== true && parts.some((part) => part !== null),
    )
    .filter(({ words }) => !dropped.some(({ from }) => from === words))
    .map(({ words }) => ({ from: words }));
  const named = [...dropped, ...disliked];
  const found = named.map(({ from }) => ({ from, lines: findPart(from, { outlines, parts, steps }) }));
  const isListed = (from: string) =>
    outlines.some(({ name }) => name.toLowerCase().includes(from.toLowerCase()));
  const amounts = brief.amounts.map((wish) => {
    const isNamed = outlines.some(({ name }) => name.toLowerCase() === wish.food.toLowerCase());
    if (!isPart(wish.food) || isNamed) return wish;
    return { ...wish, lines: findPart(wish.food, { outlines, parts, steps }).filter(isOfLiquid) };
  });
  const missing = found.filter(({ from, lines }) => lines.length === 0 && !isListed(from));
  const detail = "the recipe does not say which of its ingredients belong to it";
  return {
    ...brief,
    amounts,
    edits: {
      ...edits,
      avoided: edits.avoided.filter(({ words }) => named.length === 0 || !isPart(words)),
      droppedParts: found.filter(({ lines }) => lines.length > 0),
    },
    unmet: [
      ...brief.unmet,
      ...missing.map(({ from }) => ({ wish: `no ${from}`, reason: "not_possible" as const, detail })),
    ],
  };
}

function toLine(line: Brief["source"]["lines"][number]) {
  if (typeof line === "string") return line;
  const { name, quantity = null, unit = null } = line;
  return { name, quantity, unit };
}
