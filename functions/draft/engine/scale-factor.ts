import type { Brief } from "./brief.ts";

/** By how much all amounts are multiplied in the end; 1 where the recipe does not say how much it makes. */
export function factorOf({ scale, source: { servings } }: Pick<Brief, "scale" | "source">): number {
  if (scale === null) return 1;
  if ("factor" in scale) return scale.factor;
  return servings === null ? 1 : scale.servings / servings;
}
