/** As many as the store keeps connections. */
const inFlight = 4;

/** Awaits `work` for every item, a few at a time; results in the order of the items. */
export async function mapInParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  async function takeTurns(): Promise<void> {
    for (const [index, item] of queue) results[index] = await work(item);
  }
  await Promise.all(Array.from({ length: inFlight }, takeTurns));
  return results;
}
