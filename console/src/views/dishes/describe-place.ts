import type { Verification } from "./verification.ts";

type Place = Pick<Verification, "recipe" | "day" | "meal">;

/** Where a constraint stands worst, "day 3, dinner"; empty where it stands for all. */
export function describePlace({ recipe, day, meal }: Place, recipes: number): string {
  return [
    recipe !== null && recipes > 1 ? `recipe ${recipe}` : "",
    day === null ? "" : `day ${day}`,
    meal ?? "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}
