import data from "./data/exchange-states.json" with { type: "json" };
import type { Line } from "./lines/line.ts";
import { classify, listLineage } from "./tables/food-class.ts";
import { rowsOfClass, substituteFoods } from "./tables/substitute-table.ts";

/** A food by its own words and by those of the catalogue. */
type Named = { readonly name: string; readonly catalogueName: string | null };

const leastRatio = 0.75;
const mostRatio = 1.15;
const cooked = new RegExp(data.cooked, "i");
const herbs = new RegExp(data.herbs, "i");
const driedHerbs = new RegExp(data.driedHerbs, "i");
const raw = new RegExp(data.raw, "i");
/** What weighs in the pan as much as before. */
const unshrinking = new RegExp(data.unshrinking, "i");
const vegetableShapes = new RegExp(data.vegetableShapes, "i");
const tinned = /(?:beans?|chickpeas?)$/i;
const vegetables = new Set(["starchy", "vegetable"]);
const quick = new RegExp(data.needsCooking.quick, "i");
const long = new RegExp(data.needsCooking.long, "i");
const states: readonly (readonly [string, readonly string[]])[] = Object.entries(data.states);
const portions: Readonly<Record<string, number>> = data.portions;
const named = data.named.map((row) => ({ ...row, match: new RegExp(row.match, "i") }));
const preparations = data.preparations.map((row) => ({ ...row, match: new RegExp(row.match, "i") }));

/** Grams of a food by the grams of the line that it replaces: as much of it as makes the same portion. */
export function exchangeRatio(line: Line, to: Named): number {
  const known = rowOf(line, to);
  if (known !== undefined) return known.ratio;
  const ofHerbs = herbRatio(line.source.name, to.name);
  if (ofHerbs !== null) return ofHerbs;
  const [from, target] = [stateOfLine(line), stateOf(to)];
  // Tofu in the place of cooked chicken is as much as the chicken.
  if (isMeat(from) && isMeat(target) && unshrinking.test(to.name)) return 1;
  // Cauliflower among the potatoes is as much as the potatoes that went.
  if (from !== null && target !== null && vegetables.has(from) && vegetables.has(target)) return 1;
  if (from !== null && target !== null && from !== target)
    return (portions[target] ?? 1) / (portions[from] ?? 1);
  return tableRatio(line, to.name);
}

/** "Dried basil for the fresh": herbs lose most of their water; null where neither or both are dried. */
function herbRatio(from: string, to: string): number | null {
  if (!herbs.test(from) || !herbs.test(to)) return null;
  const [isDriedBefore, isDried] = [driedHerbs.test(from), driedHerbs.test(to)];
  if (isDriedBefore === isDried) return null;
  return isDried ? data.driedHerbShare : 1 / data.driedHerbShare;
}

function isMeat(state: string | null): boolean {
  return state === "meat" || state === "cooked_meat";
}

/** The words of what comes: for a cooked food cooked as well, as no step would cook it; beans are those of a tin. */
export function wordCooked(to: string, from: string): string {
  const [source, target] = [
    stateOf({ name: from, catalogueName: null }),
    stateOf({ name: to, catalogueName: null }),
  ];
  if (target === "dry_legume" && tinned.test(to) && !/\b(?:dried|dry|raw)\b/i.test(to)) return `canned ${to}`;
  return source?.startsWith("cooked_") && target?.startsWith("dry_") ? `cooked ${to}` : to;
}

/** What has to be done with a food that its line's steps do not do; null where they do it already. */
export function preparationOf(line: Line, to: Named): string | null {
  const known = rowOf(line, to);
  if (known !== undefined) return known.step?.replace("{food}", to.name) ?? null;
  const [from, target] = [stateOfLine(line), stateOf(to)];
  if (target === null || (from === target && !needsLonger(line.source.name, to.name))) return null;
  const row = preparations.find(({ state, match }) => state === target && match.test(to.name));
  return row?.step.replace("{food}", to.name) ?? null;
}

/** The row of a pair of foods that has a ratio of its own, such as chia seeds for eggs. */
function rowOf({ foodClass }: Line, to: Named) {
  const lineage = listLineage(foodClass);
  return named.find((row) => lineage.includes(row.class) && row.match.test(to.name));
}

/** Chicken in the place of prawns is not done in their time. */
function needsLonger(from: string, to: string): boolean {
  return quick.test(from) && long.test(to);
}

function stateOfLine({ source }: Line): string | null {
  const preparation = source.preparation === null ? "" : ` ${source.preparation}`;
  const measure = source.measure === null ? "" : ` ${source.measure}`;
  return stateOf({
    name: `${source.name}${preparation}${measure}`,
    catalogueName: source.food?.name ?? null,
  });
}

function stateOf({ name, catalogueName }: Named): string | null {
  if (vegetableShapes.test(name)) return "vegetable";
  const lineage = listLineage(classify(name, catalogueName));
  const state = states.find(([, classes]) => lineage.some((one) => classes.includes(one)))?.[0];
  if (state === undefined) return null;
  // Raw tuna may only be matched to a tinned one.
  const isCooked =
    cooked.test(name) || (catalogueName !== null && cooked.test(catalogueName) && !raw.test(name));
  const kind = state.replace(/^(?:dry|canned)_/, "");
  if (state === "canned_legume" || (isCooked && state !== "starchy" && state !== "vegetable"))
    return `cooked_${kind}`;
  return state;
}

/** The tables may know by how much; else the mass stays. */
function tableRatio({ foodClass }: Line, to: string): number {
  const target = classify(to, null);
  const known = listLineage(foodClass)
    .flatMap((name) => rowsOfClass(name))
    .flatMap(({ candidates }) => candidates)
    .find(({ parts }) => {
      const [part, ...more] = parts;
      const name = part === undefined ? undefined : substituteFoods.get(part.food)?.name;
      return more.length === 0 && name !== undefined && target !== null && classify(name, null) === target;
    });
  const ratio = known?.parts[0]?.ratio ?? 1;
  return Math.min(mostRatio, Math.max(leastRatio, ratio));
}
