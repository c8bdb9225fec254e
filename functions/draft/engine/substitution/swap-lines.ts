import { checkAvoided } from "../../../../shared/domain/constraints/mod.ts";
import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import { singularise } from "../../../../shared/language/mod.ts";
import { type Choosing, chooseSubstitute, makeSafe } from "./choose/choose-substitute.ts";
import { headOf } from "./choose/closeness.ts";
import data from "./data/made-of.json" with { type: "json" };
import kinds from "./data/needed-roles.json" with { type: "json" };
import type { UnmetWish } from "./edited-recipe.ts";
import type { Edits, NamedFood, NamedSwap } from "./edits.ts";
import { exchangeRatio, preparationOf, wordCooked } from "./exchange-ratio.ts";
import { changeLine, kindOf } from "./lines/change-line.ts";
import { factsOf } from "./lines/food-facts.ts";
import { findCalled } from "./lines/is-called.ts";
import type { Line, LinePart } from "./lines/line.ts";
import { roundMass } from "./lines/round-mass.ts";
import { isComposite } from "./rules/composite-foods.ts";
import { conflictOf } from "./rules/conflict-of.ts";

const shapes = new Set(data.shapes);
const kindWords = new Set(kinds.kindWords);
const modifiers = new Set(kinds.modifiers);

const ofFat = /\b(?:melted|softened|soft|cold|chilled|browned)\b/i;
const solidFat = /\b(?:butter|margarine|ghee|lard|shortening|coconut oil|chocolate|spread|suet)\b/i;

const mainShare = 0.15;

const missed = "it is left out as requested without a substitute: the dish may not rise or hold together";

/** What swaps are done with. */
type Swapping = {
  readonly edits: Edits;
  readonly choosing: Choosing;
  /** Foods that the words of targets were matched to. */
  readonly matched: ReadonlyMap<string, NamedFood>;
  /** Causes of the other wishes: of several substitutes the one that serves them is taken. */
  readonly causes: ReadonlySet<string>;
  /** Of the whole dish. */
  readonly wholeGrams: number;
  /** Whether the dish falls apart without the line. */
  readonly isNeeded: (line: Line) => boolean;
};

/** Does the ordered swaps; what names no ingredient or breaks a rule is stated as unmet. */
export function swapLines(lines: readonly Line[], swapping: Swapping): { lines: Line[]; unmet: UnmetWish[] } {
  const unmet: UnmetWish[] = [];
  let current = lines.map((line) => dropOfPart(line, swapping.edits));
  for (const swap of swapping.edits.swaps.filter(
    (one) => !isCompared(one, swapping.edits) && !isOfPart(one, swapping.edits),
  )) {
    const called = new Set(
      findCalled(swap.from, current)
        .filter((line) => !isOnlyHeld(swap, line))
        .map(({ number }) => number),
    );
    const wish =
      swap.to === null || swap.to === swap.from
        ? (swap.amount ?? `replace ${swap.from}`)
        : `${swap.to} instead of ${swap.from}`;
    if (called.size === 0 && swap.isDropped !== true)
      unmet.push({ wish, reason: "not_possible", detail: "the recipe has no such ingredient" });
    current = current.map((line) => {
      if (!called.has(line.number)) return line;
      const swapped =
        swap.isDropped === true
          ? dropLine(line, swap, swapping)
          : swap.to === null
            ? replaceOrDrop(line, swap, swapping)
            : replaceBy(line, { ...swap, to: swap.to }, swapping);
      if (swapping.isNeeded(line) && swap.isDropped === true && swapped?.change === "removed")
        unmet.push({ wish: `no ${swap.from}`, reason: "conflicts", detail: missed });
      if (swapped === null)
        unmet.push({ wish, ...refusalOf(line, swap, swapping.choosing, swapping.matched) });
      return swapped ?? line;
    });
  }
  return { lines: current, unmet };
}

/** "No garlic" leaves a curry paste in: the rules look for a make of it without. */
function isOnlyHeld({ from, isDropped }: NamedSwap, { source }: Line): boolean {
  const own = new Set(splitTerms(source.name));
  return isDropped === true && isComposite(source.name) && !splitTerms(from).some((term) => own.has(term));
}

function isOfPart({ from }: NamedSwap, { droppedParts }: Edits): boolean {
  return droppedParts.some((part) => part.from === from);
}

/** "Crunchier than the banana" is served with the tastes: not just anything may come. */
function isCompared({ from, to }: NamedSwap, { goals }: Edits): boolean {
  return to === null && goals.some(({ food }) => food?.toLowerCase() === from.toLowerCase());
}

function dropOfPart(line: Line, { droppedParts }: Edits): Line {
  const part = droppedParts.find(({ lines }) => lines.includes(line.number));
  if (part === undefined) return line;
  return changeLine(line, { kind: "removed", parts: [], reason: `requested: no ${part.from}` });
}

/** What is to be left out goes; what holds the dish together only where nothing takes over its work. */
function dropLine(line: Line, swap: NamedSwap, swapping: Swapping): Line {
  const isReplaced = swapping.isNeeded(line) || isKind(swap, line) || isMain(swap, line, swapping);
  const replaced = isReplaced ? replaceAny(line, swap, swapping) : null;
  return replaced ?? changeLine(line, { kind: "removed", parts: [], reason: `requested: no ${swap.from}` });
}

/** "Halal, no beef" of a cottage pie: a dish does not go without its meat for what somebody does not eat. */
function isMain({ from, isBare }: NamedSwap, line: Line, { wholeGrams }: Swapping): boolean {
  const terms = splitTerms(from);
  const isMeat = isBare === true && terms.length === 1 && kindWords.has(terms[0] ?? "");
  return isMeat && line.role === "protein" && line.source.grams >= mainShare * wholeGrams;
}

/** "300 g peas" for the peas: the same food in another amount. */
function setAmount(line: Line, { grams, measure }: LinePart): Line {
  const [own, ...others] = line.parts;
  if (own === undefined) return line;
  const parts = [{ ...own, grams, measure }, ...others];
  return changeLine(line, {
    kind: "scaled",
    parts,
    reason: `asked for: ${measure ?? `${grams} g`} ${own.name}`,
  });
}

/** "No pork" for guanciale is a rule of who eats, and something else may come; "no bacon" leaves the bacon out. */
function isKind({ from }: NamedSwap, line: Line): boolean {
  const terms = splitTerms(from);
  const [head = ""] = terms;
  // "No egg" leaves no egg noodles out of a noodle dish: others come.
  if (terms.length === 1 && modifiers.has(head) && headOf(line.source.name) !== head)
    return splitTerms(line.source.name).includes(head);
  return terms.length === 1 && kindWords.has(head) && !splitTerms(line.source.name).includes(head);
}

function replaceBy(
  line: Line,
  { from, to, share = 1, rest, isSameMass = false }: NamedSwap & { readonly to: string },
  swapping: Swapping,
): Line | null {
  const isHalved = rest !== undefined;
  const comes = [{ to, share: isHalved ? 1 / 2 : share }, ...(isHalved ? [{ to: rest, share: 1 / 2 }] : [])];
  const named = comes.map((one) => partFor(line, { ...one, isSameMass }, swapping));
  const parts = makeSafe(
    named.map(({ part }) => part),
    swapping.choosing.rulebook,
  );
  const [first] = named;
  if (parts === null || first === undefined) return null;
  if (to === from) return setAmount(line, first.part);
  const left = isHalved ? 0 : 1 - share;
  return changeLine(line, {
    kind: "replaced",
    parts: [...line.parts.map((own) => scalePart(own, left)).filter((own) => own.grams > 0), ...parts],
    reason: `asked for: ${comes.map((one) => one.to).join(" and ")} instead of ${line.source.name}`,
    firstStep: named.map(({ firstStep }) => firstStep).find((step) => step !== null) ?? null,
  });
}

/** What comes for a share of a line, and how it is prepared. */
function partFor(
  line: Line,
  { to, share, isSameMass }: { to: string; share: number; isSameMass: boolean },
  { matched }: Swapping,
): { part: LinePart; firstStep: string | null } {
  // What an earlier wish of the same request left out still has its place.
  const grams = line.parts.reduce((sum, part) => sum + part.grams, 0) || line.source.grams;
  const target = matched.get(to);
  const words = wordCooked(to, `${line.source.preparation ?? ""} ${line.source.name}`);
  const named = { name: words, catalogueName: target?.food?.name ?? null };
  const part = {
    name: nameShape(line.source.name, named.name),
    food: target?.food ?? null,
    grams: target?.grams ?? roundMass(share * grams * (isSameMass ? 1 : exchangeRatio(line, named))),
    measure: target?.measure ?? null,
    preparation: fitPreparation(line.source.preparation, named.name),
  };
  return { part, firstStep: preparationOf(line, named) };
}

/** Applesauce in the place of melted butter is not melted. */
function fitPreparation(preparation: string | null, name: string): string | null {
  return preparation !== null && ofFat.test(preparation) && !solidFat.test(name) ? null : preparation;
}

function scalePart(part: LinePart, factor: number): LinePart {
  return { ...part, grams: roundMass(part.grams * factor), measure: null };
}

/** For lemons, lime juice comes in the place of their juice. */
function nameShape(from: string, to: string): string {
  const head = headOf(from);
  const isShaped = shapes.has(head) && from.includes(" ") && headOf(to) !== head;
  return isShaped ? `${singularise(to)} ${head}` : to;
}

/** What has to go goes even where nothing fits its place. */
function replaceOrDrop(line: Line, swap: NamedSwap, swapping: Swapping): Line | null {
  const replaced = replaceAny(line, swap, swapping);
  return replaced ?? (swap.isGoing === true ? dropLine(line, swap, swapping) : null);
}

function replaceAny(line: Line, { from }: NamedSwap, { choosing, causes }: Swapping): Line | null {
  const gainOf = (parts: readonly LinePart[]) => {
    const isStill = parts.some(
      (part) =>
        checkAvoided(from, factsOf(part, part.food))?.certainty === "contains" ||
        part.name === line.source.name,
    );
    return isStill ? null : 0.5;
  };
  const choose = (wanted: Iterable<string>, withGeneral: boolean) =>
    chooseSubstitute(line, { causes: new Set(wanted), withGeneral, byRole: true, gainOf }, choosing);
  const choice = choose(causes, false) ?? choose([...causes, "swap"], true);
  if (choice === null) return null;
  const { parts, firstStep } = choice;
  return changeLine(line, { kind: kindOf(line, parts), parts, reason: `requested: no ${from}`, firstStep });
}

/** Why nothing came: the food that was named breaks a rule, or none fits. */
function refusalOf(
  line: Line,
  { to }: NamedSwap,
  { rulebook }: Choosing,
  matched: ReadonlyMap<string, NamedFood>,
): Omit<UnmetWish, "wish"> {
  if (to === null) return { reason: "not_possible", detail: "no food fits that keeps the other wishes" };
  const part = { name: to, food: matched.get(to)?.food ?? null, grams: 1, measure: null, preparation: null };
  return conflictOf({ ...part, preparation: line.source.preparation }, rulebook);
}
