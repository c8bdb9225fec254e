import { editDistance } from "../kernel/edit-distance.ts";
import siteData from "./data/body-sites.json" with { type: "json" };
import complaintData from "./data/complaints.json" with { type: "json" };
import spellingData from "./data/spelling.json" with { type: "json" };
import { symptoms } from "./vocabulary.ts";
import { wordsOfName } from "./vocabulary-names.ts";
import { stemWord } from "./vocabulary-stem.ts";
import { listedWords } from "./vocabulary-words.ts";

const shortestFuzzy = 6;
const shortestFuzzyTwice = 10;

const misspellings = new Map(
  Object.entries(spellingData.misspellings).flatMap(([right, wrong]) =>
    wrong.map((word) => [word, right] as const),
  ),
);
const lexicon: ReadonlySet<string> = new Set(
  [
    ...symptoms.flatMap((symptom) => [...symptom.names, ...symptom.felt, ...symptom.had]),
    ...complaintData.complaints.flatMap((complaint) => [
      ...complaint.nouns,
      ...complaint.verbs,
      ...complaint.adjectives,
    ]),
    ...siteData.sites.flatMap((site) => site.words),
  ].flatMap(wordsOfName),
);
const known: ReadonlySet<string> = new Set(
  [...lexicon, ...listedWords(), ...spellingData.ordinaryWords].flatMap((word) => [word, stemWord(word)]),
);
const targets = groupTargets();

function groupTargets(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of lexicon) {
    if (word.length < shortestFuzzy) continue;
    const key = word.charAt(0);
    groups.set(key, [...(groups.get(key) ?? []), word]);
  }
  return groups;
}

/**
 * The word of the vocabulary that a folded word misspells, else the word itself: one edit from six letters,
 * two from ten, the first letter kept, and never from an ordinary English word.
 */
export function correctWord(word: string): string {
  const listed = misspellings.get(word);
  if (listed !== undefined) return listed;
  if (word.length < shortestFuzzy || known.has(word) || known.has(stemWord(word))) return word;
  return findNearest(word) ?? word;
}

function findNearest(word: string): string | null {
  let nearest: string | null = null;
  let limit = word.length >= shortestFuzzyTwice ? 2 : 1;
  for (const target of targets.get(word.charAt(0)) ?? []) {
    if (Math.abs(target.length - word.length) > limit) continue;
    const distance = editDistance(word, target);
    if (distance > limit || (distance === limit && nearest !== null)) continue;
    nearest = target;
    limit = distance;
  }
  return nearest;
}
