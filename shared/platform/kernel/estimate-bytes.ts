const wordBytes = 8;
/** What V8 adds to the contents of a string, an object or a collection, and of an entry of one. */
const headerBytes = 24;
const entryBytes = 32;

/**
 * The memory that a value takes, in bytes, roughly: strings by their length, objects and collections with all they refer
 * to, each once, but for what is `shared` with others. Functions count as one reference.
 */
export function estimateBytes(value: unknown, shared: readonly object[] = []): number {
  if (typeof value === "string") return headerBytes + value.length;
  if (typeof value !== "object" || value === null) return wordBytes;
  return measureAll(value, shared);
}

function measureAll(root: object, shared: readonly object[]): number {
  const seen = new Set<object>([root, ...shared]);
  const open: object[] = [root];
  let bytes = 0;
  const note = (value: unknown) => {
    if (typeof value === "string") bytes += headerBytes + value.length;
    else if (typeof value === "object" && value !== null && !seen.has(value)) {
      seen.add(value);
      open.push(value);
    }
  };
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const own = measureOne(next, note);
    bytes += own;
  }
  return bytes;
}

/** The bytes of an object itself; passes what it refers to on. */
function measureOne(value: object, note: (member: unknown) => void): number {
  if (ArrayBuffer.isView(value)) return headerBytes + value.byteLength;
  if (Array.isArray(value)) {
    for (const member of value) note(member);
    return headerBytes + value.length * wordBytes;
  }
  if (value instanceof Map) {
    for (const [key, member] of value) {
      note(key);
      note(member);
    }
    return headerBytes + value.size * entryBytes;
  }
  if (value instanceof Set) {
    for (const member of value) note(member);
    return headerBytes + value.size * entryBytes;
  }
  const members = Object.values(value);
  for (const member of members) note(member);
  return headerBytes + members.length * wordBytes;
}
