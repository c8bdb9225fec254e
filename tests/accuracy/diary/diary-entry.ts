import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Lowest and highest accepted value. */
export type Range = readonly [low: number, high: number];

/** A food of an entry. `accept` and `reject` are patterns of its name in the catalogue, case ignored. */
export type ExpectedFood = {
  readonly name: string;
  readonly accept: string;
  readonly reject?: string;
  /** Accepted grams. */
  readonly g: Range;
  /** Readings that are equally right: the parts of the dish in place of the dish. */
  readonly parts?: readonly (readonly ExpectedFood[])[];
  /** A food that few tables have: to report it as unresolved is right. */
  readonly rare?: boolean;
  readonly optional?: boolean;
};

/** What someone typed, with what a careful reader makes of it. */
export type DiaryEntry = {
  readonly id: string;
  readonly tags: readonly string[];
  readonly text: string;
  readonly foods: readonly ExpectedFood[];
  /** Accepted energy of all of it, kcal. */
  readonly kcal: Range;
  /** Patterns of foods that must not be found. */
  readonly not: readonly string[];
};

/** Entries that are reported together. */
export type DiaryFile = { readonly name: string; readonly entries: readonly DiaryEntry[] };

const names = ["western", "world"];

/** Reads the entries below `evalDir`; files that are not there are left out. */
export function readDiary(evalDir: string): DiaryFile[] {
  const files = names.map((name) => ({ name, path: join(evalDir, "diary", `${name}.jsonl`) }));
  return files
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => ({ name, entries: parseEntries(readFileSync(path, "utf8")) }));
}

function parseEntries(text: string): DiaryEntry[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => JSON.parse(line));
}
