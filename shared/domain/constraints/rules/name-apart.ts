import type { DishLimit } from "./dish-limit.ts";

/** The limits with names of their own: two of one compound from one field are two constraints. */
export function nameApart(limits: readonly DishLimit[]): DishLimit[] {
  const seen = new Map<string, number>();
  return limits.map((limit) => {
    const before = seen.get(limit.name) ?? 0;
    seen.set(limit.name, before + 1);
    return before === 0 ? limit : { ...limit, name: `${limit.name} (${before + 1})` };
  });
}
