import groupData from "../data/food-groups.json" with { type: "json" };
import type { Segment } from "../segments/segment.ts";
import { isDescribing } from "../text/chunks.ts";
import { additionTerms, drinkHeads } from "../text/vocabulary.ts";
import type { PortionRole } from "./role-grams.ts";
import { drinkGroups } from "./usual-grams.ts";

const filledHeads = new Set(groupData.filledHeads);

/**
 * What each mention is in the meal: stirred into a drink, filled into a sandwich, added to the food before it, beside
 * another, all that is eaten, or a portion. "Coffee with milk and sugar" has both stirred in.
 */
export function readRoles(segments: readonly Segment[]): PortionRole[] {
  let host: Segment | null = null;
  let last: PortionRole = "portion";
  const roles = segments.map((segment) => {
    last = roleOf(segment, host, last);
    if (isServed(last)) host = segment;
    return last;
  });
  const meals = countMeals(segments);
  return roles.map((role, index) => {
    const isBeside = (other: number) =>
      other !== index && meals[other] === meals[index] && isServed(roles[other]) && !isDrink(segments[other]);
    return isServed(role) && !roles.some((_, other) => isBeside(other)) ? "main" : role;
  });
}

/** The number of the meal that each mention belongs to: a new sentence or line begins another. */
function countMeals(segments: readonly Segment[]): number[] {
  let meal = 0;
  return segments.map(({ chunks }) => (chunks[0]?.link === "hard" ? ++meal : meal));
}

function isServed(role: PortionRole | undefined): boolean {
  return role === "portion" || role === "side";
}

function isDrink(segment: Segment | undefined): boolean {
  return drinkGroups.has(segment?.ranked[0]?.profile.food.foodGroup ?? "");
}

function roleOf({ chunks, mention }: Segment, host: Segment | null, last: PortionRole): PortionRole {
  const link = chunks[0]?.link;
  if (host === null || link === "hard") return "portion";
  const { head } = host.mention;
  // "waffles with syrup, coffee"
  if (drinkHeads.has(mention.head) && link !== "gloss") return "side";
  const isAdded = isDescribing(link);
  if (drinkHeads.has(head) && (isAdded || additionTerms.has(mention.head))) return "stirred";
  if (filledHeads.has(head) && (isAdded || last === "filling")) return "filling";
  return isAdded ? "addition" : "side";
}
