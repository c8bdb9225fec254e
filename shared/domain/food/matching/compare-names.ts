import type { Feature, Rarity } from "./feature.ts";
import { compareImplied, type Implication } from "./implied-words.ts";
import type { NameReading, TermRole } from "./read-name.ts";
import { isSubjectWord } from "./subject-words.ts";

type Cover = {
  readonly whole: number;
  readonly found: number;
  readonly wholeCore: number;
  readonly foundCore: number;
  readonly missedBeside: number;
  readonly words: number;
};

/** What is known beside the two names: `elsewhere` are the terms of the food's other names. */
type Surroundings = {
  readonly rarity: Rarity;
  readonly elsewhere: ReadonlySet<string>;
  readonly implies: Implication;
};

const roleShare: Readonly<Record<TermRole, number>> = { core: 1, detail: 0.8, beside: 0.6 };
const whole = 100;
const mostMissed = 2000;
const largestDistance = 40;
const samePercent = 1;
const subjectScale = 5;
const mostSubjectWords = 6;

/**
 * Compares a name that was asked for with one of a food's: words covered in both directions, heads, what either lacks,
 * percentages, each kind of facet, the words that say what it is, and what words imply.
 */
export function compareNames(
  asked: NameReading,
  offered: NameReading,
  { rarity, elsewhere, implies }: Surroundings,
): Feature[] {
  const there = coverBy(asked, offered, rarity);
  const back = coverBy(offered, asked, rarity);
  const found = there.words === 0 ? ["allAskedFound"] : [];
  if (back.words === 0)
    found.push(...(there.words === 0 ? ["allOfferedSaid", "sameWords"] : ["allOfferedSaid"]));
  const marks = [...found, ...compareHeads(asked, offered), ...compareLacks(asked, offered)];
  marks.push(...compareFacets(asked, offered));
  return [
    ["askedCovered", share(there.found, there.whole)],
    ["askedCoreCovered", share(there.foundCore, there.wholeCore)],
    ["offeredCovered", share(back.found, back.whole)],
    ["offeredCoreCovered", share(back.foundCore, back.wholeCore)],
    ["evenCover", share(there.found + back.found, there.whole + back.whole)],
    ["askedMissed", missed(there.whole - there.found)],
    ["askedCoreMissed", missed(there.wholeCore - there.foundCore)],
    ["askedBesideMissed", missed(there.missedBeside)],
    ["wordsMissed", missed(there.words * whole)],
    ["offeredUnsaid", missed(back.whole - back.found)],
    ["offeredCoreUnsaid", missed(back.wholeCore - back.foundCore)],
    ["offeredBesideUnsaid", missed(back.missedBeside)],
    ["wordsUnsaid", missed(back.words * whole)],
    ["askedElsewhere", missed(weighElsewhere(asked, offered, { rarity, elsewhere }))],
    ...compareSubjects(asked, offered, rarity),
    ...compareImplied(asked, offered, { rarity, implies }),
    ...comparePercents(asked, offered),
    ...marks.map((mark): Feature => [mark, whole]),
  ];
}

/** How alike two names are, 0 to 1, by the rarity of the words that they share. */
export function rateLikeness(asked: NameReading, offered: NameReading, rarity: Rarity): number {
  const there = coverBy(asked, offered, rarity);
  const back = coverBy(offered, asked, rarity);
  return (there.found + back.found) / Math.max(1, there.whole + back.whole);
}

function share(part: number, of: number): number {
  return of === 0 ? whole : Math.round((whole * part) / of);
}

function missed(weight: number): number {
  return Math.min(mostMissed, Math.round(weight));
}

function coverBy(of: NameReading, by: NameReading, rarity: Rarity): Cover {
  const cover = { whole: 0, found: 0, wholeCore: 0, foundCore: 0, missedBeside: 0, words: 0 };
  for (const [term, role] of of.terms) {
    const weight = rarity(term) * roleShare[role];
    const found = by.terms.has(term) ? weight : 0;
    cover.whole += weight;
    cover.found += found;
    if (found === 0) cover.words++;
    if (role === "core") {
      cover.wholeCore += weight;
      cover.foundCore += found;
    } else if (role === "beside") cover.missedBeside += weight - found;
  }
  return cover;
}

/** "Cabbage, boiled, drained" shares two words with "Velvet beans, boiled, drained", and none that names either. */
function compareSubjects(asked: NameReading, offered: NameReading, rarity: Rarity): Feature[] {
  const there = coverSubject(asked, offered, rarity);
  const back = coverSubject(offered, asked, rarity);
  return [
    ["subjectAskedCovered", share(there.found, there.whole)],
    ["subjectOfferedCovered", share(back.found, back.whole)],
    ["subjectEvenCover", share(there.found + back.found, there.whole + back.whole)],
    ["subjectMissed", missed((there.whole - there.found) / subjectScale)],
    ["subjectUnsaid", missed((back.whole - back.found) / subjectScale)],
    ["subjectWordsMissed", whole * Math.min(mostSubjectWords, there.missing)],
    ["subjectWordsUnsaid", whole * Math.min(mostSubjectWords, back.missing)],
  ];
}

function coverSubject(of: NameReading, by: NameReading, rarity: Rarity) {
  const cover = { whole: 0, found: 0, missing: 0 };
  for (const term of of.terms.keys()) {
    if (!isSubjectWord(term)) continue;
    cover.whole += rarity(term);
    if (by.terms.has(term)) cover.found += rarity(term);
    else cover.missing++;
  }
  return cover;
}

function weighElsewhere(
  asked: NameReading,
  offered: NameReading,
  { rarity, elsewhere }: { readonly rarity: Rarity; readonly elsewhere: ReadonlySet<string> },
): number {
  let weight = 0;
  for (const term of asked.terms.keys())
    if (!offered.terms.has(term) && elsewhere.has(term)) weight += rarity(term);
  return weight;
}

const askedHead = { core: "headInCore", detail: "headInDetail", beside: "headBeside" } as const;
const foodHead = { core: "foodHeadInCore", detail: "foodHeadInDetail", beside: "foodHeadBeside" } as const;

function compareHeads(asked: NameReading, offered: NameReading): string[] {
  const askedRole = bestRole(asked.heads, offered);
  const foodRole = bestRole(offered.heads, asked);
  const isHead = [...asked.heads].some((head) => offered.heads.has(head));
  const isFirst = asked.terms.keys().next().value === offered.terms.keys().next().value;
  return [
    isHead ? "headIsHead" : askedRole === null ? "headMissed" : askedHead[askedRole],
    foodRole === null ? "foodHeadUnsaid" : foodHead[foodRole],
    ...(isFirst ? ["firstIsFirst"] : []),
  ];
}

function bestRole(heads: ReadonlySet<string>, { terms }: NameReading): TermRole | null {
  let best: TermRole | null = null;
  for (const head of heads) {
    const role = terms.get(head) ?? null;
    if (role !== null && (best === null || roleShare[role] > roleShare[best])) best = role;
  }
  return best;
}

function compareLacks(asked: NameReading, offered: NameReading): Set<string> {
  const marks = new Set<string>();
  for (const term of asked.lacking) {
    if (offered.lacking.has(term)) marks.add("lackShared");
    else marks.add(offered.terms.has(term) ? "lackContradicted" : "lackOnlyAsked");
  }
  for (const term of offered.lacking)
    if (!asked.lacking.has(term)) marks.add(asked.terms.has(term) ? "lackRefused" : "lackOnlyOffered");
  return marks;
}

function compareFacets(asked: NameReading, offered: NameReading): string[] {
  const marks: string[] = [];
  for (const kind of new Set([...asked.facets.keys(), ...offered.facets.keys()])) {
    const ours = asked.facets.get(kind);
    const theirs = offered.facets.get(kind);
    const onlyAsked = [...(ours ?? [])].filter((value) => !theirs?.has(value));
    const onlyOffered = [...(theirs ?? [])].filter((value) => !ours?.has(value));
    if (ours === undefined) marks.push(`${kind} offered`);
    else if (theirs === undefined) marks.push(`${kind} asked`);
    else marks.push(onlyAsked.length < ours.size ? `${kind} shared` : `${kind} differs`);
    for (const value of onlyAsked) marks.push(`${kind}:${value} asked`);
    for (const value of onlyOffered) marks.push(`${kind}:${value} offered`);
  }
  return marks;
}

function comparePercents({ percents: asked }: NameReading, { percents: offered }: NameReading): Feature[] {
  if (asked.length === 0) return offered.length === 0 ? [] : [["percentOffered", whole]];
  if (offered.length === 0) return [["percentAsked", whole]];
  const distances = asked.flatMap((one) => offered.map((other) => Math.abs(one - other)));
  const nearest = Math.min(...distances, largestDistance);
  if (nearest <= samePercent) return [["percentAgrees", whole]];
  return [["percentDistance", Math.round(nearest * 10)]];
}
