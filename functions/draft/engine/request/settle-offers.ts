import { checkAvoided } from "../../../../shared/domain/constraints/mod.ts";
import { readIngredientLine } from "../../../../shared/domain/food/mod.ts";
import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import { headOf } from "../substitution/choose/closeness.ts";
import { factsOf } from "../substitution/lines/food-facts.ts";
import { classify, listLineage } from "../substitution/tables/food-class.ts";
import data from "./data/main-classes.json" with { type: "json" };
import type { NamedSwap } from "./found-swaps.ts";
import type { AdditionWish } from "./read-additions.ts";
import type { Offer } from "./read-offers.ts";

/** Offers as the swaps that they mean, and those that no ingredient stands for. */
export type SettledOffers = {
  readonly swaps: readonly NamedSwap[];
  readonly additions: readonly AdditionWish[];
  readonly unplaced: readonly string[];
};

/** Which ingredient each offered food replaces: the one of its last word ("milk" for oat milk), else of its class. */
export function settleOffers(
  offers: readonly Offer[],
  additions: readonly AdditionWish[],
  names: readonly string[],
  isMeatOut = false,
): SettledOffers {
  const settled = offers.map((offer) => ({
    ...offer,
    from:
      (isMeatOut && standIns.test(offer.to) ? findMeat(names) : null) ??
      findOfHead(offer.to, names) ??
      findLeft(offer, names) ??
      findOfClass(offer.to, names) ??
      findOnlyMain(offer, names) ??
      ((isMeatOut || (standIns.test(offer.to) && offer.measured === offer.to)) && !isSeasoning(offer.to)
        ? findMeat(names)
        : null),
  }));
  const offered = new Set(settled.flatMap(({ to, from }) => (from === null ? [] : [to.toLowerCase()])));
  const isAdded = (to: string) => additions.some(({ text }) => text.toLowerCase().includes(to.toLowerCase()));
  const isNew = ({ to, from, measured }: { to: string; from: string | null; measured: string }) =>
    from === null && measured !== to && !isAdded(to) && !names.some((name) => isSame(name, to));
  const isSet = ({ isTotal, said }: AdditionWish) =>
    isTotal === true && names.some((name) => isSameKind(name, foodOf(said)));
  const added = new Set(additions.map(({ text }) => text.toLowerCase()));
  return {
    swaps: [
      ...settled.flatMap(({ to, from, share, measured }) => {
        if (from === null) return [];
        return [{ from, to, share, ...(measured === to ? {} : { amount: measured }) }];
      }),
      // "Use 250 g kale" of a dish with kale states how much of it.
      ...settled
        .filter(({ to, measured }) => measured !== to && names.some((name) => isSame(name, to)))
        .map(({ to, measured }) => ({ from: to, to, amount: measured })),
      ...additions.filter(isSet).map(({ text, said }) => {
        return { from: foodOf(said), to: foodOf(said), amount: text };
      }),
    ],
    additions: [
      ...additions.filter((wish) => !offered.has(wish.text.toLowerCase()) && !isSet(wish)),
      // "A pinch of cinnamon": an amount of what the recipe does not have comes in.
      ...settled
        .filter(isNew)
        .map(({ measured }) => ({ text: measured, said: measured, place: "within" as const })),
    ],
    unplaced: settled.flatMap(({ to, from, measured }) =>
      from === null &&
      !isNew({ to, from, measured }) &&
      !added.has(to.toLowerCase()) &&
      !names.some((name) => isSame(name, to))
        ? [to]
        : [],
    ),
  };
}

const mains = new Set(data.mains);
const standIns = new RegExp(`\\b(?:${data.standIns.join("|")})`, "i");
const seasonings = new Set(data.seasonings);

/** The meat or fish that makes up the dish: what is named beside a diet comes in its place. */
function findMeat(names: readonly string[]): string | null {
  return names.find((name) => listLineage(classify(name, null)).some((one) => mains.has(one))) ?? null;
}

/** "Use turkey" of a dish with one meat or fish. */
function findOnlyMain({ to, measured }: Offer, names: readonly string[]): string | null {
  const isMain = (name: string) => listLineage(classify(name, null)).some((one) => mains.has(one));
  const [only, ...others] = isMain(to) && measured === to ? names.filter(isMain) : [];
  return only === undefined || others.length > 0 ? null : only;
}

/** Oil, cream and cheese are no main course. */
function isSeasoning(food: string): boolean {
  return listLineage(classify(food, null)).some((one) => seasonings.has(one));
}

/** What the clause before leaves out, if the recipe has it. */
function findLeft({ insteadOf }: Offer, names: readonly string[]): string | null {
  if (insteadOf === undefined) return null;
  if (names.some((name) => isSame(name, insteadOf))) return insteadOf;
  // "No fish, use chicken" of a dish with salmon.
  const ofKind = (name: string) => checkAvoided(insteadOf, factsOf({ name, preparation: null }, null));
  return names.find((name) => ofKind(name)?.certainty === "contains") ?? null;
}

function findOfHead(to: string, names: readonly string[]): string | null {
  const head = headOf(to);
  const ofHead = names.find((name) => !isSame(name, to) && headOf(name) === head);
  return ofHead === undefined || names.some((name) => isSame(name, to)) ? null : ofHead;
}

function findOfClass(to: string, names: readonly string[]): string | null {
  const head = headOf(to);
  const others = names.filter((name) => !isSame(name, to));
  // "Use vegetable stock" of a dish with two stocks leaves the other.
  if (others.some((name) => headOf(name) === head)) return null;
  const lineage = listLineage(classify(to, null));
  if (lineage.length === 0) return null;
  return (
    others.find((name) => listLineage(classify(name, null)).some((one) => lineage.includes(one))) ?? null
  );
}

/** "Sugar" is the caster sugar of a recipe, coconut none of its coconut milk. */
function isSameKind(name: string, food: string): boolean {
  return isSame(name, food) && headOf(name) === headOf(food);
}

/** The food of "120 g caster sugar". */
function foodOf(measured: string): string {
  return readIngredientLine(measured).name;
}

function isSame(name: string, to: string): boolean {
  const own = new Set(splitTerms(name));
  return splitTerms(to).every((term) => own.has(term));
}
