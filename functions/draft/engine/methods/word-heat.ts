import data from "./data/cooking-methods.json" with { type: "json" };
import type { Heat } from "./find-heat.ts";
import type { MethodName } from "./read-methods.ts";

/** What the new instruction is about: the food and its mass. */
type Subject = { readonly food: string; readonly isNamed: boolean; readonly grams: number };

type Timed = { readonly minutes: number; readonly celsius?: number };
type Row = (typeof data.pieces)[number];

const pieces = data.pieces.map((row) => ({ row, match: new RegExp(row.match, "i") }));
const fanDrop = 20;
const fanShare = 0.8;
const quarter = 5;

/** The instruction by which a method does what a heat did, from its verb on: "air-fry at 200°C for 25 minutes". */
export function wordHeat(method: MethodName, heat: Heat, { food, isNamed, grams }: Subject): string {
  const row = rowOf(food);
  const lead = isNamed ? ` the ${food}` : "";
  if (method === "slow_cooker") return wordSlow(heat.minutes ?? 60);
  if (method === "pressure_cooker") return wordPressure(heat.minutes ?? 30);
  if (method === "microwave") return wordMicrowave(heat, lead, grams);
  if (method === "steam") return `steam${lead} over simmering water for ${row.steam.minutes} minutes`;
  if (method === "pan")
    return `fry${lead} in a pan over medium heat for ${row.pan.minutes} minutes, turning once`;
  if (method === "grill")
    return `grill${lead} over medium heat for ${row.grill.minutes} minutes, turning halfway`;
  const { celsius = 190, minutes } = ofAir(method, heat, row);
  const fahrenheit = Math.round((celsius * 9) / 5 / quarter) * quarter + 32;
  const heatStated = `at ${celsius}°C (${Math.round(fahrenheit / quarter) * quarter}°F) for ${minutes} minutes`;
  return method === "oven"
    ? `bake${lead} on a lined tray ${heatStated}, turning once`
    : `air-fry${lead} in a single layer ${heatStated}, turning once`;
}

/** How one says that a food is done. */
export function doneOf(food: string): string {
  return rowOf(food).done;
}

/** From the oven a little cooler and shorter, from hot oil by the food. */
function ofAir(method: MethodName, { kind, celsius, minutes }: Heat, row: Row): Timed {
  if (method === "air_fryer" && kind === "bake" && minutes !== null)
    return { celsius: (celsius ?? 200) - fanDrop, minutes: Math.max(5, Math.round(minutes * fanShare)) };
  return method === "oven" ? row.oven : row.air_fryer;
}

function wordSlow(minutes: number): string {
  const row = data.slowHours.find(({ mostMinutes }) => minutes <= mostMinutes);
  return `cook in the slow cooker on low for ${row?.low} hours or on high for ${row?.high} hours`;
}

function wordPressure(minutes: number): string {
  const under = Math.max(data.leastPressureMinutes, Math.round(minutes * data.pressureShare));
  return `cook in the pressure cooker at high pressure for ${under} minutes and let the pressure fall for 10 minutes`;
}

function wordMicrowave({ kind, minutes }: Heat, lead: string, grams: number): string {
  const isPlain = kind === "boil" || kind === "steam";
  const stated = isPlain
    ? Math.max(3, Math.round((grams / 500) * data.microwaveMinutesPer500g))
    : Math.max(3, Math.round((minutes ?? 15) * data.microwaveShare));
  const water = isPlain ? " with 3 tablespoons of water" : "";
  return `microwave${lead} in a covered bowl${water} at 800 W for ${stated} minutes, stirring halfway, until steaming hot all through`;
}

function rowOf(food: string): Row {
  const found = pieces.find(({ match }) => match.test(food))?.row;
  if (found === undefined) throw new TypeError("Cannot word a method: its table has no last row");
  return found;
}
