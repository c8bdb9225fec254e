/** Keeps what was made for the keys asked for last, at most `limit` of them. */
export function createMemory<Value>(limit: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const oldest = known.size < limit ? undefined : known.keys().next().value;
    if (oldest !== undefined) known.delete(oldest);
    const value = make();
    known.set(key, value);
    return value;
  };
}
