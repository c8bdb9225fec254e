import { type Choosing, makeSafe } from "../choose/choose-substitute.ts";
import data from "../data/usual-additions.json" with { type: "json" };
import type { UnmetWish } from "../edited-recipe.ts";
import type { AskedAddition } from "../edits.ts";
import { changeLine } from "../lines/change-line.ts";
import { factsOf } from "../lines/food-facts.ts";
import type { Line, LinePart } from "../lines/line.ts";
import { roundMass } from "../lines/round-mass.ts";
import { conflictOf } from "../rules/conflict-of.ts";
import { describeBreaches } from "../rules/describe-breaches.ts";
import { findKindBreaches } from "../rules/rulebook.ts";
import { classify } from "../tables/food-class.ts";
import type { Addition } from "./add-for-goal.ts";

/** Lines after what was asked to be added, the additions, and what could not come. */
type Added = {
  readonly lines: readonly Line[];
  readonly added: readonly Addition[];
  readonly unmet: readonly UnmetWish[];
};

const names = data.names.map(({ match, grams }) => ({ match: new RegExp(match, "i"), grams }));
const groups = new Map(Object.entries(data.groups));

/** Adds what was asked for, in its stated or usual amount; a food that the recipe has grows by it. */
export function addAsked(
  lines: readonly Line[],
  wishes: readonly AskedAddition[],
  servings: number,
  choosing: Choosing,
): Added {
  let current = lines;
  const added: Addition[] = [];
  const unmet: UnmetWish[] = [];
  for (const wish of wishes) {
    const reason = `asked for: add ${wish.name}`;
    if (wish.food === null && classify(wish.name, null) === null) {
      const detail = "no food of that name is known";
      unmet.push({ wish: `add ${wish.text}`, reason: "not_understood", detail });
      continue;
    }
    const [part] = makeSafe([toPart(wish, servings)], choosing.rulebook) ?? [];
    if (part === undefined) {
      unmet.push({ wish: `add ${wish.text}`, ...conflictOf(toPart(wish, servings), choosing.rulebook) });
      continue;
    }
    const worse = findKindBreaches(choosing.rulebook.discouraged, factsOf(part, part.food)).filter(
      ({ isSure }) => isSure,
    );
    if (worse.length > 0) {
      unmet.push({ wish: `add ${wish.text}`, reason: "conflicts", detail: describeBreaches(worse) });
      continue;
    }
    const known = current.find(({ change, parts }) => change !== "removed" && isSameFood(parts[0], part));
    if (known === undefined)
      added.push({ part, reason, isMixedIn: false, asked: { part, place: wish.place } });
    else current = current.map((line) => (line === known ? growLine(line, part.grams, reason) : line));
  }
  return { lines: current, added, unmet };
}

/** What a goal adds of a food that the recipe has is more of its line. */
export function mergeAdded(
  lines: readonly Line[],
  added: readonly Addition[],
): { readonly lines: readonly Line[]; readonly added: readonly Addition[] } {
  const lineOf = ({ part, asked }: Addition) =>
    asked === undefined
      ? lines.find(({ change, parts }) => change !== "removed" && isSameFood(parts[0], part))
      : undefined;
  return {
    lines: lines.map((line) =>
      added
        .filter((one) => lineOf(one) === line)
        .reduce((grown, { part, reason }) => growLine(grown, part.grams, reason), line),
    ),
    added: added.filter((one) => lineOf(one) === undefined),
  };
}

function growLine(line: Line, grams: number, reason: string): Line {
  const [first, ...others] = line.parts;
  if (first === undefined) return line;
  const grown = { ...first, grams: roundMass(first.grams + grams), measure: null };
  const kind = line.change === null || line.change === "scaled" ? "scaled" : line.change;
  return changeLine(line, { kind, parts: [grown, ...others], reason });
}

function isSameFood(one: LinePart | undefined, other: LinePart): boolean {
  if (one === undefined) return false;
  return one.food !== null && one.food.id === other.food?.id;
}

function toPart({ name, food, grams, measure, preparation }: AskedAddition, servings: number): LinePart {
  const usual = roundMass(servings * usualGrams(name, food?.foodGroup ?? ""));
  return { name, food, grams: grams ?? usual, measure: grams === null ? null : measure, preparation };
}

function usualGrams(name: string, group: string): number {
  return names.find(({ match }) => match.test(name))?.grams ?? groups.get(group) ?? data.other;
}
