import data from "./data/cooking-methods.json" with { type: "json" };
import type { Heat } from "./find-heat.ts";
import type { MethodName, MethodWish } from "./read-methods.ts";

/** What the new instruction is about: the food and its mass. */
type Subject = {
  readonly food: string;
  readonly isNamed: boolean;
  readonly grams: number;
  /** The food as its line has it: "chicken breasts" of the chicken. */
  readonly cut?: string;
  /** True where the food already cooks by the method. */
  readonly isFurther?: boolean;
};

type Timed = { readonly minutes: number; readonly celsius?: number };
type Row = (typeof data.pieces)[number];

const pieces = data.pieces.map((row) => ({ row, match: new RegExp(row.match, "i") }));
const fanDrop = 20;
const fanShare = 0.8;
const quarter = 5;

/** The instruction by which a method does what a heat did, from its verb on: "air-fry at 200°C for 25 minutes". */
export function wordHeat(
  { method, setting }: Pick<MethodWish, "method" | "setting">,
  heat: Heat,
  { food, isNamed, grams, cut = food, isFurther = false }: Subject,
): string {
  const row = rowOf(cut);
  const lead = isNamed ? ` the ${food}` : "";
  if (method === "slow_cooker")
    return isFurther ? wordFurther(heat.minutes ?? 60) : wordSlow(heat.minutes ?? 60, setting);
  if (method === "pressure_cooker") return wordPressure(heat.minutes ?? 30, isFurther);
  if (method === "microwave") return wordMicrowave(heat, { food, lead, grams });
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
  if (method === "oven" && kind === "air_fry" && minutes !== null)
    return { celsius: (celsius ?? 180) + fanDrop, minutes: Math.round(minutes / fanShare) };
  return method === "oven" ? row.oven : row.air_fryer;
}

/** "8 hours on low" as it was asked for, else by the table. */
function wordSlow(minutes: number, setting = ""): string {
  const row = data.slowHours.find(({ mostMinutes }) => minutes <= mostMinutes);
  const hours = /\d{1,2}(?: ?(?:-|–|to|or) ?\d{1,2})?/.exec(setting)?.[0];
  const isHigh = /\bhigh\b/i.test(setting);
  if (setting !== "")
    return `cook in the slow cooker on ${isHigh ? "high" : "low"} for ${hours ?? (isHigh ? row?.high : row?.low)} hours`;
  return `cook in the slow cooker on low for ${row?.low} hours or on high for ${row?.high} hours`;
}

/** What is stirred in later takes a little longer than on the hob. */
function wordFurther(minutes: number): string {
  const longer = Math.ceil((minutes * data.furtherShare) / 15) * 15;
  return `cook on high for another ${longer} minutes, until tender`;
}

function wordPressure(minutes: number, isFurther: boolean): string {
  const under = Math.max(data.leastPressureMinutes, Math.round(minutes * data.pressureShare));
  const again = isFurther ? "cook at high pressure again" : "cook in the pressure cooker at high pressure";
  return `${again} for ${under} minutes and let the pressure fall for 10 minutes`;
}

/** Grains and pulses take up their water in their own time. */
const swelling =
  /\b(?:lentils?|dal|rice|pasta|noodles?|quinoa|beans|chickpeas|bulgur|barley|oats|spaghetti|macaroni)\b/i;

function wordMicrowave(
  { kind, minutes }: Heat,
  { food, lead, grams }: { food: string; lead: string; grams: number },
): string {
  const isPlain = kind === "boil" || kind === "steam";
  if (isPlain && swelling.test(food))
    return `microwave the ${food} and the cooking water in a large covered bowl at 800 W for ${minutes ?? 15} minutes, stirring halfway, until tender`;
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
