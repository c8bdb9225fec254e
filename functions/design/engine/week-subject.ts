import {
  checkAvoided,
  type DietName,
  foodNameAt,
  indexNeeds,
  listDishWords,
  phraseAt,
  phraseTerms,
  type Reading,
  spanOf,
} from "../../../shared/domain/constraints/mod.ts";
import { breaksDiet } from "./breaks-diet.ts";
import type { Candidate } from "./candidate.ts";
import words from "./data/frequency-words.json" with { type: "json" };
import { dishIndex } from "./dish-index.ts";
import { holdsFood } from "./holds-food.ts";
import { isDish } from "./is-dish.ts";
import { listKinds } from "./kind-of-dish.ts";

/** What a week has often or seldom: a food, a kind of dish, dishes of a name or of a diet. */
export type WeekSubject =
  | { readonly kind: "food"; readonly food: string }
  | { readonly kind: "dish"; readonly dish: string }
  | { readonly kind: "name"; readonly ids: readonly string[] }
  | { readonly kind: "diet"; readonly diet: DietName };

const foods = indexNeeds(
  Object.entries(words.foods).flatMap(([food, names]) => names.map((name) => [name, food] as const)),
);
const diets = indexNeeds<DietName>([
  ...words.diets.vegetarian.map((name) => [name, "vegetarian"] as const),
  ...words.diets.vegan.map((name) => [name, "vegan"] as const),
  ...words.diets.pescatarian.map((name) => [name, "pescatarian"] as const),
]);

/** The subject that begins at a place, the longest name of one; null for none. */
export function subjectAt(reading: Reading, at: number): { subject: WeekSubject; end: number } | null {
  const diet = phraseAt(diets, reading, at);
  const group = phraseAt(foods, reading, at);
  const food = foodNameAt(reading, at);
  const name = phraseAt(dishIndex, reading, at);
  const [kind] = listDishWords(textOf(reading, at, at + 1));
  const found: { subject: WeekSubject; end: number }[] = [];
  if (diet) found.push({ subject: { kind: "diet", diet: diet.meaning }, end: diet.end });
  if (group) found.push({ subject: { kind: "food", food: group.meaning }, end: group.end });
  const named =
    name && name.meaning.all.size > 0
      ? [{ subject: { kind: "name", ids: [...name.meaning.all] } as const, end: name.end }]
      : [];
  // "Lasagne once" is lasagne and not any pasta; "soup twice" is any soup.
  const isOfKind = kind !== undefined && phraseTerms(kind).join(" ") !== reading.terms[at];
  if (isOfKind) found.push(...named);
  if (kind !== undefined) found.push({ subject: { kind: "dish", dish: kind }, end: at + 1 });
  if (food?.isFood)
    found.push({ subject: { kind: "food", food: textOf(reading, at, food.end) }, end: food.end });
  if (!isOfKind) found.push(...named);
  return found.reduce<(typeof found)[number] | null>(
    (longest, one) => (longest === null || one.end > longest.end ? one : longest),
    null,
  );
}

/** Whether a dish is or has what a week has often or seldom. */
export function suitsSubject(subject: WeekSubject, candidate: Candidate): boolean {
  switch (subject.kind) {
    case "food":
      return holdsFood(candidate, { words: subject.food, alternatives: [] });
    case "dish":
      return listKinds(candidate.recipe).includes(subject.dish);
    case "name":
      return isDish(candidate, { all: new Set(subject.ids) });
    case "diet":
      return !breaksDiet(subject, candidate);
  }
}

/** Whether a dish has anything of it: the stock of a meat is meat to who eats none on a day. */
export function touchesSubject(subject: WeekSubject, candidate: Candidate): boolean {
  if (subject.kind === "food" && checkAvoided(subject.food, candidate.facts)?.certainty === "contains")
    return true;
  return suitsSubject(subject, candidate);
}

function textOf(reading: Reading, start: number, end: number): string {
  const span = spanOf(reading, start, end);
  return reading.text.slice(span.start, span.end);
}
