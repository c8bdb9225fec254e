import { findPhrases, type PhraseHit } from "../../../language/mod.ts";
import lacking from "../data/lacking.json" with { type: "json" };
import { findInverted } from "./find-inverted.ts";
import { type KindMeaning, kindPhrases, longestKindPhrase } from "./kind-phrases.ts";
import { expandKind } from "./kind-table.ts";
import type { Lacking } from "./read-lacking.ts";
import { clauseMark } from "./split-terms.ts";

type Hit = PhraseHit<KindMeaning>;

/** Kinds that are absent wherever the name says the substitute: no cow's milk in an oat milk latte. */
const anywhere = new Map(
  Object.entries(lacking.anywhere).map(([replacer, replaced]) => [
    replacer,
    new Set(replaced.flatMap((kind) => [...expandKind(kind)])),
  ]),
);
const beside = new Set(lacking.beside);
const animals = new Set(lacking.animals);
const preparations = new Set(lacking.preparations);
const besideReplaced = new Set(lacking.besideReplaced.flatMap((kind) => [...expandKind(kind)]));

/**
 * The words of a name that show a kind, without those a longer word, a substitute or a "free" takes back. Only a name of
 * the catalogue takes back by words that are turned round: "milk, oats" of a caller are two foods.
 */
export function findShown(terms: readonly string[], lacks: Lacking, isOfCatalogue: boolean): Hit[] {
  const inverted = findInverted(kindPhrases, terms).filter(({ meaning }) =>
    countsInverted(meaning, isOfCatalogue),
  );
  const hits = [...findPhrases(kindPhrases, terms), ...inverted].filter(
    (hit) => !lacks.positions.has(hit.start),
  );
  const near = groupByStart(hits);
  const standing = hits.filter(
    (hit) => !isMasked(hit, listNear(near, hit.start - longestKindPhrase, hit.start)),
  );
  const replacing = standing.filter(({ meaning }) => meaning.level === "terms");
  const absent = new Set(replacing.flatMap(({ meaning }) => [...(anywhere.get(meaning.kind) ?? [])]));
  const replacingNear = groupByStart(replacing);
  return standing.filter((hit) => {
    if (hit.meaning.level === "not") return false;
    if (hit.meaning.level === "terms") return true;
    if (absent.has(hit.meaning.kind)) return false;
    if (!besideReplaced.has(hit.meaning.kind)) return true;
    const others = listNear(replacingNear, hit.start - longestKindPhrase - 1, hit.end + 1);
    return !others.some((other) => beside.has(other.meaning.kind) && stands(other, hit, terms));
  });
}

/** "Egg, whole, raw" is an ingredient, no raw egg; what some makes hold is stated in one go. */
function countsInverted({ kind, level }: KindMeaning, isOfCatalogue: boolean): boolean {
  if (level === "not" || anywhere.has(kind)) return isOfCatalogue;
  return level === "terms" && !preparations.has(kind);
}

function groupByStart(hits: readonly Hit[]): ReadonlyMap<number, readonly Hit[]> {
  return Map.groupBy(hits, ({ start }) => start);
}

function listNear(hits: ReadonlyMap<number, readonly Hit[]>, from: number, to: number): Hit[] {
  return Array.from({ length: to - from + 1 }, (_, offset) => hits.get(from + offset) ?? []).flat();
}

function isMasked(hit: Hit, others: readonly Hit[]): boolean {
  return others.some((other) => {
    if (other.end < hit.end || other.terms.length < hit.terms.length) return false;
    const isLonger = other.terms.length > hit.terms.length;
    if (other.meaning.kind !== hit.meaning.kind) {
      return isLonger && (anywhere.get(other.meaning.kind)?.has(hit.meaning.kind) ?? false);
    }
    return isLonger || (other.meaning.level === "not" && hit.meaning.level !== "not");
  });
}

/** "Turkey burger" and "burger, turkey" are of turkey; a burger with mushrooms is not of mushrooms. */
function stands(other: Hit, hit: Hit, terms: readonly string[]): boolean {
  const gap = terms.slice(other.end, hit.start);
  const isBefore =
    other.end <= hit.start && gap.length <= 1 && !gap.includes(clauseMark) && !gap.includes("with");
  const clauseEnd = terms.indexOf(clauseMark, hit.end);
  const isNext = clauseEnd >= hit.end && other.start === clauseEnd + 1;
  return isBefore || isNext || isHead(other, hit, terms);
}

/** "Beef, cured, luncheon meat" is of beef alone; of "Chicken, with sausage" that is not known. */
function isHead(other: Hit, hit: Hit, terms: readonly string[]): boolean {
  if (!animals.has(other.meaning.kind) || !animals.has(hit.meaning.kind)) return false;
  const isFirst = other.start === 0 && terms[other.end] === clauseMark;
  return isFirst && !["with", "and", "or"].some((term) => terms.slice(other.end, hit.end).includes(term));
}
