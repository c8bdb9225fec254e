/**
 * Keeps what was made for the keys asked for last, at most `limit` of them: two generations, of which the older is
 * dropped as a whole. To drop the oldest key of one map costs a walk over all that were dropped before it.
 */
export function createMemory<Value>(limit: number): (key: string, make: () => Value) => Value {
  let recent = new Map<string, Value>();
  let former = new Map<string, Value>();
  return (key, make) => {
    const remembered = recent.get(key);
    if (remembered !== undefined) return remembered;
    const value = former.get(key) ?? make();
    if (recent.size >= limit / 2) [recent, former] = [new Map(), recent];
    recent.set(key, value);
    return value;
  };
}
