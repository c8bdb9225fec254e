import letters from "./data/letters.json" with { type: "json" };

/** How much of a difference is looked for: so many edits, together no dearer than `cost`. */
type Allowance = {
  readonly edits: number;
  readonly cost: number;
};

/** One slip: what it costs, and how many letters it takes on either side. */
type Edit = {
  readonly cost: number;
  readonly written: number;
  readonly meant: number;
};

type Place = {
  readonly written: string;
  readonly at: number;
  readonly meant: string;
  readonly meantAt: number;
};

// In hundredths of an edit. Fitted on misspellings of food words and genuine words that no food has; the order is firm
// (sound, doubling and swap before vowels before the rest), each figure only within about a fifth.
const costs = {
  sameSound: 35,
  doubled: 40,
  swapped: 45,
  vowel: 50,
  vowelOmitted: 60,
  omitted: 70,
  added: 95,
  neighbour: 100,
  replaced: 130,
  /** Added where the first letter is another one: people get that right. */
  firstLetter: 50,
};

/** What the cheapest edit costs. */
export const leastEditCost = Math.min(...Object.values(costs));

const vowels = new Set(letters.vowels);
const neighbours = findNeighbours(letters.keyboardRows);
const sounds = indexSounds([letters.sameSound.consonants, letters.sameSound.vowels]);

/**
 * What the slips cost that turn `meant` into `written` (both in lower case), in hundredths of an edit; 0 for the same
 * word, Infinity where the allowance does not suffice. A swap of neighbours and letters of the same sound are one edit.
 */
export function editCost(written: string, meant: string, allowance: Allowance): number {
  return costFrom({ written, at: 0, meant, meantAt: 0 }, allowance);
}

function costFrom(place: Place, { edits, cost }: Allowance): number {
  const { written, meant } = place;
  let { at, meantAt } = place;
  while (at < written.length && written[at] === meant[meantAt]) {
    at++;
    meantAt++;
  }
  if (at === written.length && meantAt === meant.length) return 0;
  if (edits === 0 || cost < leastEditCost) return Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (const edit of listEdits({ written, at, meant, meantAt })) {
    const left = Math.min(cost, least) - edit.cost;
    if (left < 0) continue;
    const next = { written, at: at + edit.written, meant, meantAt: meantAt + edit.meant };
    least = Math.min(least, edit.cost + costFrom(next, { edits: edits - 1, cost: left }));
  }
  return least;
}

/** The edits that may explain why two words differ at a place. */
function listEdits(place: Place): Edit[] {
  const { written, at, meant, meantAt } = place;
  const [letter, wanted] = [written[at], meant[meantAt]];
  const first = at === 0 ? costs.firstLetter : 0;
  const edits: Edit[] = [];
  addSounds(edits, place, 0);
  addSounds(edits, place, 1);
  if (wanted !== undefined) edits.push({ cost: costOfOmitted(meant, meantAt) + first, written: 0, meant: 1 });
  if (letter === undefined) return edits;
  edits.push({ cost: isDoubled(written, at) ? costs.doubled : costs.added + first, written: 1, meant: 0 });
  if (wanted === undefined) return edits;
  edits.push({ cost: costOfReplaced(letter, wanted) + first, written: 1, meant: 1 });
  if (written[at + 1] === wanted && meant[meantAt + 1] === letter)
    edits.push({ cost: costs.swapped + first, written: 2, meant: 2 });
  return edits;
}

/** "ph" for "f": the same sound in other letters, which may begin `before` the difference ("ck" for "k"). */
function addSounds(edits: Edit[], { written, at, meant, meantAt }: Place, before: 0 | 1): void {
  for (const [from, to] of sounds.get(written[at - before] ?? "") ?? []) {
    if (written.startsWith(from, at - before) && meant.startsWith(to, meantAt - before))
      edits.push({ cost: costs.sameSound, written: from.length - before, meant: to.length - before });
  }
}

function costOfOmitted(meant: string, at: number): number {
  if (isDoubled(meant, at)) return costs.doubled;
  return vowels.has(meant[at] ?? "") ? costs.vowelOmitted : costs.omitted;
}

function costOfReplaced(letter: string, wanted: string): number {
  if (vowels.has(letter) && vowels.has(wanted)) return costs.vowel;
  return neighbours.get(letter)?.has(wanted) ? costs.neighbour : costs.replaced;
}

function isDoubled(word: string, at: number): boolean {
  return word[at] === word[at - 1] || word[at] === word[at + 1];
}

/** The keys beside each key; a row stands a third of a key to the right of the one above it. */
function findNeighbours(rows: readonly string[]): Map<string, ReadonlySet<string>> {
  const keys = rows.flatMap((row, y) => [...row].map((letter, x) => ({ letter, x: x + y / 3, y })));
  return new Map(
    keys.map((key) => {
      const near = keys.filter(({ x, y }) => Math.abs(y - key.y) <= 1 && Math.abs(x - key.x) <= 1);
      return [key.letter, new Set(near.map(({ letter }) => letter))];
    }),
  );
}

/** Pairs as "ph f", apart by commas, by the first letter of what is written: each may stand for the other. */
function indexSounds(lists: readonly string[]): Map<string, (readonly [string, string])[]> {
  const pairs = lists.flatMap((list) => list.split(", ")).map((pair) => pair.split(" "));
  const both = pairs.flatMap(([one = "", other = ""]): [string, string][] => [
    [one, other],
    [other, one],
  ]);
  return Map.groupBy(both, ([written]) => written.charAt(0));
}
