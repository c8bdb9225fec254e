import { isEnglishWord, matchingForm } from "../../../language/mod.ts";
import { normaliseTerms, normaliseWord } from "../text/terms.ts";
import { soloTerms } from "../text/vocabulary.ts";
import { editCost, leastEditCost } from "./edit-cost.ts";
import { measureWords, otherNames, otherSpellings, plainWords, readerWords } from "./reader-words.ts";
import { soundKey } from "./sound-key.ts";

/** The word that a misspelt one stands for, with what the slips cost in hundredths of an edit. */
export type Repair = {
  readonly word: string;
  readonly cost: number;
};

/** Repairs misspelt words with the words of a catalogue and of the readers. */
export type Speller = {
  /** Whether foods, the readers or English have a folded word: such a word is never repaired. */
  readonly knows: (word: string) => boolean;
  /**
   * The word that a folded one stands for; null for one that no word resembles enough, and for a known word unless it
   * `isOdd`, which does not fit the words beside it, or `isRare`: then for a slip that sounds the same, or a letter doubled
   * or swapped, of a word that far more foods have.
   */
  readonly repair: (
    word: string,
    options?: { readonly isName?: boolean; readonly isOdd?: boolean; readonly isRare?: boolean },
  ) => Repair | null;
};

type Entry = {
  readonly word: string;
  /** One bit for each letter that it has. */
  readonly letters: number;
  /** How much a common word reduces the cost of slips. */
  readonly bonus: number;
};

type Candidate = Repair & {
  /** The cost without the bonus of the word. */
  readonly score: number;
};

const shortestWritten = 4;
const shortestOfTwoEdits = 7;

// Each time a word stands in twice as many foods, and for each further letter of what is written, slips may cost so
// much more: chance resemblance to a rare or a long word is rarer.
const bonusOfDoubling = 8;
const mostDoublings = 10;
const bonusOfLetter = 12;
const mostLetters = 10;

// Of misspelt names of foods 93 in 100 are repaired; with 15 less, 86, and with 15 more, 94, but half as many genuine
// words again are changed.
const acceptedCost = 10;

/** What two letters that were left out cost: so near, a word is misspelt rather than two written as one. */
const largestSlip = 130;

/** What is written as one word is cut into two of at least so many letters that at least so many foods have. */
const shortestSplit = 8;
const shortestPart = 3;
const leastOfPart = 8;

/** A name that another alphabet or ear has, as "pooha" for "poha": of the words that sound alike the commonest. */
const costOfSound = 60;
/** Above what two edits cost. */
const mostOfSound = 400;
const shortestSound = 4;

// Of the 14,565 words that at most four foods have, 107 are so near to one that thirty times as many foods have; of those
// of five letters and more all but foreign names are slips ("comercial", "cerel", "pasrty").
const costOfSmallSlip = 45;
const timesCommoner = 20;
const timesCommonerOfShort = 100;
const shortestRare = 4;
const sureLetters = 2;

/** A capital within a sentence is the sign of a name. */
const costOfName = 30;

/** What is not a word of the catalogue counts like one of so many foods; short ones resemble too much. */
const lists = {
  measureWords: { foods: 100, shortest: 4 },
  plainWords: { foods: 16, shortest: 6 },
  otherNames: { shortest: 5 },
  vocabulary: { shortest: 3 },
};

/** A speller for a catalogue: `vocabulary` has its normalised words and in how many foods each stands. */
export function createSpeller(vocabulary: ReadonlyMap<string, number>): Speller {
  const foods = countFoods(vocabulary);
  const byLength = groupByLength(foods);
  const bySound = groupBySound(foods);

  function knows(word: string): boolean {
    if (readerWords.has(word) || readerWords.has(matchingForm(word)) || isEnglishWord(word)) return true;
    return vocabulary.has(word) || normaliseWord(word).every((term) => vocabulary.has(term));
  }

  function repair(word: string, { isName = false, isOdd = false, isRare = false } = {}): Repair | null {
    if (isRare && !isOdd) return repairRare(word);
    if (!isRepairable(word) || (knows(word) && !isOdd)) return null;
    const forms = listForms(word);
    const plural = isOdd ? undefined : forms.find(knows);
    if (plural !== undefined) return { word: plural, cost: 0 };
    const letters = Math.min(word.length, mostLetters) - shortestWritten;
    const limit = acceptedCost + bonusOfLetter * letters - (isName ? costOfName : 0);
    const best = forms.reduce<Candidate | null>(
      (found, form) => findNearest(form, byLength, found?.score ?? limit + 1) ?? found,
      null,
    );
    const isLoose = !isOdd && !isName;
    return chooseRepair(best, isLoose ? splitWord(word, foods) : null) ?? (isLoose ? findAlike(word) : null);
  }

  /** "bluberry" and "chikin" are in the names of a food or two, as somebody wrote them. */
  function repairRare(word: string): Repair | null {
    if (word.length < shortestRare || !isRepairable(word) || isEnglishWord(word)) return null;
    const [singular = word] = listForms(word).slice(1);
    const nearest = findNearest(word, byLength, costOfSmallSlip);
    if (nearest === null || nearest.cost > costOfSmallSlip || (singular !== word && knows(singular)))
      return null;
    // The sound of the first letter is spelt otherwise in other languages: "chola" is no cola.
    if (!nearest.word.startsWith(word.slice(0, sureLetters))) return null;
    const times = word.length === shortestRare ? timesCommonerOfShort : timesCommoner;
    const isCommoner = (foods.get(nearest.word) ?? 0) >= times * (vocabulary.get(word) ?? 1);
    return isCommoner ? { word: nearest.word, cost: nearest.cost } : null;
  }

  /** "suki" is no sockeye and "jilo" no jello: a word that only sounds alike is another name. */
  function findAlike(word: string): Repair | null {
    const alike = bySound.get(soundKey(word));
    const edits = word.length < shortestOfTwoEdits ? 1 : 2;
    if (alike === undefined || !Number.isFinite(editCost(word, alike, { edits, cost: mostOfSound })))
      return null;
    return { word: alike, cost: costOfSound };
  }

  return { knows, repair };
}

/** "cauliflour" is a vegetable, and no flour; "chiaseeds" resemble no word, and are two. */
function chooseRepair(nearest: Candidate | null, parts: string | null): Repair | null {
  if (nearest !== null && (parts === null || nearest.cost <= largestSlip))
    return { word: nearest.word, cost: nearest.cost };
  return parts === null ? null : { word: parts, cost: 0 };
}

function isRepairable(word: string): boolean {
  return word.length >= shortestWritten && /^[a-z]+$/.test(word);
}

/** "chiaseeds" are chia seeds: two words that many foods have, written as one; "sidelines" has a side of nothing. */
function splitWord(word: string, foods: ReadonlyMap<string, number>): string | null {
  let best: { readonly parts: string; readonly count: number } | null = null;
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.some((part) => soloTerms.has(part))) continue;
    const count = Math.min(...parts.map((part) => foods.get(part) ?? foods.get(matchingForm(part)) ?? 0));
    if (count >= (best?.count ?? leastOfPart)) best = { parts: parts.join(" "), count: count + 1 };
  }
  return word.length < shortestSplit ? null : (best?.parts ?? null);
}

/** As it is written and as a singular: "cookeis" is nearest to "cookies", "brocolis" to "broccoli". */
function listForms(word: string): string[] {
  return [...new Set([word, word.replace(/(?<!s)s$/, ""), matchingForm(word)])];
}

/** The word with the least score below `limit`; null where there is none. */
function findNearest(written: string, byLength: readonly Entry[][], limit: number): Candidate | null {
  const most = written.length < shortestOfTwoEdits ? 1 : 2;
  const letters = letterBits(written);
  let best: Candidate | null = null;
  for (let length = written.length - most; length <= written.length + most; length++) {
    const leastEdits = Math.max(1, Math.abs(length - written.length));
    for (const entry of byLength[length] ?? []) {
      const cost = (best?.score ?? limit) + entry.bonus - 1;
      const edits = Math.min(most, Math.floor(cost / leastEditCost));
      if (entry.word === written || edits < leastEdits || !mayResemble(letters, entry.letters, edits))
        continue;
      const found = editCost(written, entry.word, { edits, cost });
      if (found <= cost) best = { word: entry.word, cost: found, score: found - entry.bonus };
    }
  }
  return best;
}

/** An edit takes one letter for another; one of a pair may take two ("qu" for "k"). */
function mayResemble(letters: number, others: number, edits: number): boolean {
  const [only, lacking] = [countBits(letters & ~others), countBits(others & ~letters)];
  return only <= edits + 1 && lacking <= edits + 1 && only + lacking <= 2 * edits + 1;
}

/** The words that a misspelt one may stand for, with the foods that they count like. */
function countFoods(vocabulary: ReadonlyMap<string, number>): Map<string, number> {
  const foods = new Map<string, number>();
  const add = (word: string, count: number, shortest: number) => {
    if (word.length >= shortest && /^\p{L}+$/u.test(word))
      foods.set(word, Math.max(count, foods.get(word) ?? 1));
  };
  for (const [word, count] of vocabulary) {
    add(word, count, lists.vocabulary.shortest);
    // "Cookie" is "cooky" in the catalogue.
    if (/[^aeiou]y$/.test(word)) add(`${word.slice(0, -1)}ie`, count, lists.vocabulary.shortest);
  }
  for (const [name, meaning] of otherSpellings) {
    const counts = normaliseTerms(meaning).map((term) => vocabulary.get(term) ?? 1);
    add(name, Math.min(...counts), lists.otherNames.shortest);
  }
  for (const name of otherNames.keys()) add(name, 1, lists.otherNames.shortest);
  for (const word of measureWords) add(word, lists.measureWords.foods, lists.measureWords.shortest);
  for (const word of plainWords) add(word, lists.plainWords.foods, lists.plainWords.shortest);
  return foods;
}

function groupByLength(foods: ReadonlyMap<string, number>): Entry[][] {
  const byLength: Entry[][] = [];
  for (const [word, count] of foods) {
    const doublings = Math.min(31 - Math.clz32(count), mostDoublings);
    const entry = { word, letters: letterBits(word), bonus: bonusOfDoubling * doublings };
    const known = byLength[word.length];
    if (known === undefined) byLength[word.length] = [entry];
    else known.push(entry);
  }
  return byLength;
}

/** Names by their sound; English words are spelt in one way. */
function groupBySound(foods: ReadonlyMap<string, number>): Map<string, string> {
  const bySound = new Map<string, string>();
  for (const [word, count] of foods) {
    if (word.length < shortestSound || !/^[a-z]+$/.test(word) || isEnglishWord(word)) continue;
    const key = soundKey(word);
    const known = bySound.get(key);
    if (known === undefined || (foods.get(known) ?? 0) < count) bySound.set(key, word);
  }
  return bySound;
}

function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
