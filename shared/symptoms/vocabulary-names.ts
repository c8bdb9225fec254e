import { stemWord } from "./vocabulary-stem.ts";
import type { SymptomToken } from "./vocabulary-token.ts";

type Slot = { readonly keys: ReadonlySet<string>; readonly isOptional: boolean };
type Name<Value> = { readonly slots: readonly Slot[]; readonly value: Value };

/** Names by the keys of the words that can begin them. */
export type NameIndex<Value> = Map<string, Name<Value>[]>;

/** A name found at a token, `end` being the token after its last. */
export interface NameMatch<Value> {
  readonly value: Value;
  readonly end: number;
}

const maxFillers = 4;

/**
 * Adds a name to an index. Its words match in every inflection; `=word` only as written, `!WORD` only in
 * that case, `<class>` any word of a class; `a|b` either, a slot ending in `?` may be missing, and the two
 * sides of ` & ` stand in both orders.
 */
export function addName<Value>(index: NameIndex<Value>, name: string, value: Value): void {
  for (const slots of expandOrder(name)) {
    const compiled = { slots: slots.map(readSlot), value };
    for (const key of firstKeys(compiled.slots)) {
      const names = index.get(key);
      if (names === undefined) index.set(key, [compiled]);
      else names.push(compiled);
    }
  }
}

function expandOrder(name: string): string[][] {
  const [first = "", second] = name.split(" & ");
  const left = first.split(" ");
  if (second === undefined) return [left];
  const right = second.split(" ");
  return [
    [...left, ...right],
    [...right, ...left],
  ];
}

function readSlot(slot: string): Slot {
  const isOptional = slot.endsWith("?");
  const choices = (isOptional ? slot.slice(0, -1) : slot).split("|");
  return {
    keys: new Set(choices.map((choice) => (/^[=!<]/.test(choice) ? choice : stemWord(choice)))),
    isOptional,
  };
}

function firstKeys(slots: readonly Slot[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const slot of slots) {
    for (const key of slot.keys) keys.add(key);
    if (!slot.isOptional) break;
  }
  return keys;
}

/** All names that begin at a token; up to four fillers may stand between the words of a name. */
export function matchNames<Value>(
  index: NameIndex<Value>,
  tokens: readonly SymptomToken[],
  start: number,
): NameMatch<Value>[] {
  const found: NameMatch<Value>[] = [];
  for (const key of tokens[start]?.keys ?? []) {
    for (const { slots, value } of index.get(key) ?? []) {
      const end = matchSlots(slots, 0, tokens, start, start);
      if (end !== null) found.push({ value, end });
    }
  }
  return found;
}

/** The token after the longest match of the slots from `slot` on, null where they do not match. */
function matchSlots(
  slots: readonly Slot[],
  slot: number,
  tokens: readonly SymptomToken[],
  at: number,
  start: number,
): number | null {
  const wanted = slots[slot];
  if (wanted === undefined) return at;
  const next = findSlot(wanted, tokens, at, at > start);
  const taken = next === null ? null : matchSlots(slots, slot + 1, tokens, next + 1, start);
  if (taken !== null || !wanted.isOptional) return taken;
  return matchSlots(slots, slot + 1, tokens, at, start);
}

function findSlot(
  slot: Slot,
  tokens: readonly SymptomToken[],
  from: number,
  mayFill: boolean,
): number | null {
  for (let at = from; at <= from + (mayFill ? maxFillers : 0); at++) {
    const token = tokens[at];
    if (token === undefined) return null;
    if (token.keys.some((key) => slot.keys.has(key))) return at;
    if (!token.isFiller) return null;
  }
  return null;
}

/** The longest of the names that begin at a token, null where none does. */
export function matchLongest<Value>(
  index: NameIndex<Value>,
  tokens: readonly SymptomToken[],
  start: number,
): NameMatch<Value> | null {
  let longest: NameMatch<Value> | null = null;
  for (const match of matchNames(index, tokens, start)) {
    if (longest === null || match.end > longest.end) longest = match;
  }
  return longest;
}
