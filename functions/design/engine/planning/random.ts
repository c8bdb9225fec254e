/** A generator's whole state: one unsigned 32-bit number. */
export type RandomState = {
  state: number;
};

/** The next number in [0, 1). Mulberry32 (T. Ettinger, public domain): 32 bits of state, plain integer arithmetic. */
export function nextRandom(random: RandomState): number {
  random.state = (random.state + 0x6d2b79f5) >>> 0;
  let mixed = random.state;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

/** The next whole number in [0, count). */
export function nextIndex(random: RandomState, count: number): number {
  return Math.floor(nextRandom(random) * count);
}

/** The items in an order that the seed decides. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const random = { state: seed >>> 0 };
  const left = [...items];
  return items.flatMap((_, at) => left.splice(nextIndex(random, items.length - at), 1));
}
