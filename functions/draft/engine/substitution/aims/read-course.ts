import data from "../data/courses.json" with { type: "json" };
import type { Line } from "../lines/line.ts";
import { readDishKinds } from "../tables/dish-kinds.ts";
import { listLineage } from "../tables/food-class.ts";

/** What kind of thing a dish is, for what may be added to it. */
export type Course = "drink" | "bake" | "sweet" | "savoury";

/** The course that a title and the masses of the lines show. */
export function readCourse(title: string, lines: readonly Line[]): Course {
  const dishes = readDishKinds(title);
  const isOf = (kinds: readonly string[]) => kinds.some((kind) => dishes.has(kind));
  if (isOf(data.drink)) return "drink";
  const whole = sumGrams(lines);
  const savoury = sumGrams(lines.filter(({ role }) => data.savouryRoles.includes(role)));
  const sweet = sumGrams(lines.filter(isSweet));
  if (isOf(data.bake) && (savoury <= sweet || savoury < data.leastSavouryOfBake * whole)) return "bake";
  return sweet > savoury || (savoury === 0 && isOf(data.sweet)) ? "sweet" : "savoury";
}

function isSweet({ role, foodClass }: Line): boolean {
  const classes = listLineage(foodClass);
  return data.sweetRoles.includes(role) || data.sweetClasses.some((name) => classes.includes(name));
}

function sumGrams(lines: readonly Line[]): number {
  return lines.reduce((sum, { source }) => sum + source.grams, 0);
}
