import { nextIndex } from "./planning/random.ts";

/** The items in an order that the seed decides. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const random = { state: seed >>> 0 };
  const left = [...items];
  return items.flatMap((_, at) => left.splice(nextIndex(random, items.length - at), 1));
}
