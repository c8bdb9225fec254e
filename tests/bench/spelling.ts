// Measures the repair of misspelt words with the compiled catalogue: the memory that its words take, alone and with as
// many own words as the database gives at most, and the time of a word that nothing resembles, in times of outlining the
// longest meal text. Exits with 1 where it takes more than 10 MB, or 40 words more than ten such texts.
// Usage: node --expose-gc tests/bench/spelling.ts
import { join } from "node:path";
import { createSpeller } from "../../shared/domain/food/spelling/create-speller.ts";
import { outlineMeal } from "../../shared/domain/food/text/outline-meal.ts";
import { readRelease } from "../../supabase/catalogue/load/read-release.ts";
import { measureCpuMs } from "../support/measure-cpu.ts";

const mostMegabytes = 10;
const mostTexts = 10;
const mostWords = 50_000;
const wordsOfText = 40;
const rounds = 9;
const letters = "etaoinsrhldcumgpbfvkwyqjxz";

const release = readRelease(join(import.meta.dirname, "../../supabase/catalogue/compiled"));
const vocabulary = countWords();
const text = "two slices of rye bread with butter, 150 g grilled salmon and a glass of milk. ".repeat(50);
const unknown = Array.from({ length: wordsOfText }, (_, at) => makeWord(at * 7_919, 8));
let failed = false;

for (const [name, words] of [
  ["the catalogue", vocabulary],
  ["50,000 words", fill(vocabulary, mostWords)],
] as const) {
  const megabytes = measureMegabytes(words);
  const speller = createSpeller(words);
  const textMs = median(() => outlineMeal(text.slice(0, 4_000)));
  const wordsMs = median(() => {
    for (const word of unknown) speller.repair(word);
  });
  const texts = wordsMs / textMs;
  console.log(
    `${name}: ${words.size} words take ${megabytes.toFixed(1)} MB; ${wordsOfText} unknown words take as long as ` +
      `outlining ${texts.toFixed(1)} texts of 4,000 characters (${(wordsMs / wordsOfText).toFixed(2)} ms a word)`,
  );
  if (megabytes > mostMegabytes || (words === vocabulary && texts > mostTexts)) failed = true;
}
process.exitCode = failed ? 1 : 0;

function countWords(): Map<string, number> {
  const rows = release.tables
    .find(({ name }) => name === "food_term")
    ?.read()
    .toString()
    .split("\n")
    .slice(1);
  const counts = new Map<string, number>();
  for (const row of rows ?? []) {
    const [term = ""] = row.split("\t");
    if (/^\p{L}+$/u.test(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** The words with made-up ones of six to nine letters. */
function fill(words: ReadonlyMap<string, number>, size: number): Map<string, number> {
  const filled = new Map(words);
  for (let at = 0; filled.size < size; at++) filled.set(makeWord(at * 104_729, 6 + (at % 4)), 1);
  return filled;
}

function makeWord(seed: number, length: number): string {
  let word = "";
  for (let at = 0, left = seed + 1; at < length; at++) {
    left = (left * 48_271) % 2_147_483_647;
    word += letters.charAt(left % (8 + (left % 19)));
  }
  return word;
}

function measureMegabytes(words: ReadonlyMap<string, number>): number {
  createSpeller(new Map()).repair("zzyzxq");
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const kept = createSpeller(new Map(words));
  globalThis.gc?.();
  const after = process.memoryUsage().heapUsed;
  kept.knows("apple");
  return (after - before) / 2 ** 20;
}

function median(work: () => void): number {
  const times = Array.from({ length: rounds }, () => measureCpuMs(work)).sort((a, b) => a - b);
  return times[Math.floor(rounds / 2)] ?? 0;
}
