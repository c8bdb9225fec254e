import { indexPatterns, type PhraseIndex } from "./phrases.ts";

/** The word lists of a data file: a text is a set of words, a list of patterns an index; other members stay as they are. */
type WordLists<Data> = {
  readonly [Name in keyof Data]: Data[Name] extends string
    ? ReadonlySet<string>
    : Data[Name] extends readonly string[]
      ? PhraseIndex<true>
      : Data[Name];
};

/** Several modules read the lists of one file. */
const compiled = new WeakMap<object, unknown>();

/** Prepares the word lists of a data file for look-ups: words apart by spaces, and patterns of `indexPatterns`. */
export function compileWordLists<Data extends object>(data: Data): WordLists<Data> {
  const known = compiled.get(data) ?? compileMembers(data);
  compiled.set(data, known);
  return asWordLists<Data>(known);
}

function compileMembers(data: object): unknown {
  const members = Object.entries(data).map(([name, member]) => [name, compileMember(member)]);
  return Object.fromEntries(members);
}

function compileMember(member: unknown): unknown {
  if (typeof member === "string") return new Set(member.split(" "));
  const isList = Array.isArray(member) && member.every((pattern) => typeof pattern === "string");
  return isList ? indexPatterns(member.map((pattern) => [pattern, true])) : member;
}

/** Holds because `compileMember` turns a member into what `WordLists` gives for its type. */
function asWordLists<Data>(members: unknown): WordLists<Data> {
  return members as WordLists<Data>;
}
