import { estimateBytes } from "./estimate-bytes.ts";

/** What a memory holds; `bytes` are estimated, and at most `mostBytes`. */
export type MemoryUse = { name: string; entries: number; bytes: number; mostBytes: number };

type MemoryOptions<Value> = {
  /** What it keeps, for operators. */
  name: string;
  mostBytes: number;
  /** The bytes of a value, where an estimate of all it refers to would be wrong or slow. */
  bytesOf?: (value: Value) => number;
};

/** Keeps what was made for a key. A kept value that is not `isStill` right is made anew. */
type Remember<Value> = (key: string, make: () => Value, isStill?: (value: Value) => boolean) => Value;

type Entry<Value> = { value: Value; bytes: number };
type Generation<Value> = { entries: Map<string, Entry<Value>>; bytes: number };

/** The memories of this isolate by name. */
const reports = new Map<string, () => MemoryUse>();

/** Of small entries one in eight is measured: measuring takes about a quarter of the time of making one. */
const entriesPerSample = 8;
const smallBytes = 16 * 1024;
const entryBytes = 64;
/** How many samples the average goes back to. */
const averagedSamples = 64;

/**
 * Keeps what was made for the keys asked for last, within a number of bytes: two generations, of which the older is
 * dropped as a whole. To drop the oldest key of one map costs a walk over all that were dropped before it. A value of
 * more than half of the bytes is not kept.
 */
export function createMemory<Value>({ name, mostBytes, bytesOf }: MemoryOptions<Value>): Remember<Value> {
  const measure = createSampler(bytesOf ?? estimateBytes);
  let recent = createGeneration<Value>();
  let former = createGeneration<Value>();
  reportMemory(name, () => {
    const keys = new Set([...recent.entries.keys(), ...former.entries.keys()]);
    return { name, entries: keys.size, bytes: recent.bytes + former.bytes, mostBytes };
  });

  return function remember(key, make, isStill = () => true) {
    const latest = recent.entries.get(key);
    if (latest && isStill(latest.value)) return latest.value;
    const known = latest ?? former.entries.get(key);
    const kept = known && isStill(known.value) ? known : null;
    const value = kept ? kept.value : make();
    keep(key, { value, bytes: kept?.bytes ?? entryBytes + key.length + measure(value) });
    return value;
  };

  function keep(key: string, entry: Entry<Value>): void {
    drop(recent, key);
    if (entry.bytes > mostBytes / 2) return;
    if (recent.bytes + entry.bytes > mostBytes / 2) [recent, former] = [createGeneration(), recent];
    recent.entries.set(key, entry);
    recent.bytes += entry.bytes;
  }
}

function createGeneration<Value>(): Generation<Value> {
  return { entries: new Map(), bytes: 0 };
}

function drop<Value>(generation: Generation<Value>, key: string): void {
  generation.bytes -= generation.entries.get(key)?.bytes ?? 0;
  generation.entries.delete(key);
}

/** Measures the first values, the large ones and a share of the others, which otherwise count as the average. */
function createSampler<Value>(bytesOf: (value: Value) => number): (value: Value) => number {
  let made = 0;
  let samples = 0;
  let average = 0;
  return function measure(value) {
    const isSample = average > smallBytes || made < entriesPerSample || made % entriesPerSample === 0;
    made++;
    if (!isSample) return average;
    const bytes = bytesOf(value);
    samples = Math.min(samples + 1, averagedSamples);
    average += (bytes - average) / samples;
    return bytes;
  };
}

/** Adds a memory that keeps its entries itself to those that {@link listMemories} returns. */
export function reportMemory(name: string, read: () => MemoryUse): void {
  reports.set(name, read);
}

/** What each memory of this isolate holds, of those that are loaded, by name. */
export function listMemories(): MemoryUse[] {
  return [...reports.values()].map((read) => read()).sort((a, b) => (a.name < b.name ? -1 : 1));
}
