import language from "../../data/language.json" with { type: "json" };
import type { Run } from "../run.ts";
import { normaliseWord, type Token } from "../terms.ts";
import { drinkHeads, isMixedDish } from "../vocabulary.ts";

const servedBeside = new Set(
  [...language.batches.servedBeside, ...language.breads, ...language.sandwichBreads].flatMap(normaliseWord),
);
const cookedDrinks = new Set(language.batches.cookedDrinks.flatMap(normaliseWord));
const joiners = new Set([",", "and", "&"]);
const fewestJoints = 2;

/** "with carrot, celery and wine" of a stew that serves 5: what went into the pot; null for sides and for less than a list. */
export function findContents(tokens: readonly Token[], from: number, end: number): Run | null {
  const at = tokens.findIndex(({ text }, place) => place >= from && place < end && text === "with");
  const joints = at < 0 ? [] : tokens.slice(at, end).filter(({ text }) => joiners.has(text));
  const isDish = isMixedDish(tokens.slice(from, Math.max(from, at)).flatMap(({ terms }) => terms));
  const hasSide = tokens.slice(Math.max(from, at), end).some(({ terms }) => terms.some(isServedBeside));
  return isDish && !hasSide && joints.length >= fewestJoints ? { from: at, next: end } : null;
}

function isServedBeside(term: string): boolean {
  return servedBeside.has(term) || (drinkHeads.has(term) && !cookedDrinks.has(term));
}
