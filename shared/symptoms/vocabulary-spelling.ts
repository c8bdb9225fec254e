import { editDistance } from "../kernel/edit-distance.ts";
import spellingData from "./data/spelling.json" with { type: "json" };
import wordData from "./data/words.json" with { type: "json" };

const shortestFuzzy = 6;
const shortestFuzzyTwice = 10;

const misspellings = new Map(
  Object.entries(spellingData.misspellings).flatMap(([right, wrong]) =>
    wrong.map((word) => [word, right] as const),
  ),
);
const ordinaryWords: ReadonlySet<string> = new Set(spellingData.ordinaryWords);
const targets: ReadonlySet<string> = new Set(spellingData.targets);
const targetsByLetter = Map.groupBy(targets, (target) => target.charAt(0));
const participles: ReadonlySet<string> = new Set([...targets, ...Object.values(wordData.irregular).flat()]);

/**
 * The word of the vocabulary that a folded word misspells, else the word itself: one edit from six letters,
 * two from ten, the first letter kept, and never from an ordinary English word; "throwin" is "throwing".
 */
export function correctWord(word: string): string {
  const listed = misspellings.get(word);
  if (listed !== undefined) return listed;
  if (word.endsWith("in") && participles.has(`${word}g`)) return `${word}g`;
  if (word.length < shortestFuzzy || targets.has(word) || ordinaryWords.has(word)) return word;
  return findNearest(word) ?? word;
}

function findNearest(word: string): string | null {
  let nearest: string | null = null;
  let limit = word.length >= shortestFuzzyTwice ? 2 : 1;
  for (const target of targetsByLetter.get(word.charAt(0)) ?? []) {
    if (Math.abs(target.length - word.length) > limit) continue;
    const distance = editDistance(word, target);
    if (distance > limit || (distance === limit && nearest !== null)) continue;
    nearest = target;
    limit = distance;
  }
  return nearest;
}
