import { nameFood } from "../source/name-food.ts";
import type { ClauseWishes } from "./read-clause.ts";
import type { DraftRequest } from "./read-draft-request.ts";
import { refusing } from "./refusing.ts";

const refusal = new RegExp(`\\b${refusing}\\b`, "i");
const ofDiet =
  /(?<![\p{L}-])(?:vegan|vegetarian|veggie|plant[- ]based|meat[- ]free|meatless)[ -](?=\p{L})/giu;
const variety =
  /(?<![\p{L}-])(?:unsweetened|sugar[- ]free|no[- ]added[- ]sugar|low(?:er)?[- ](?:fat|salt|sodium|sugar|carb)|reduced[- ](?:fat|salt|sodium|sugar)|fat[- ]free|light|lite|skinny|diet|unsalted|lean) /giu;

/** "Halal chicken curry: …" says in the name of the dish what it is to be. */
export function wordNeeds({ clauses }: DraftRequest, title: string | null): string {
  // "Don't touch the yoghurt" leaves nothing out.
  const needs = clauses.filter(({ text, wishes }) => wishes.keeps.length === 0 || !refusal.test(text));
  const said = needs.map(({ text, wishes }) => withoutVarieties(text, wishes)).join(". ");
  return [said, title ?? ""].filter((words) => words !== "").join("\n");
}

/** "Unsweetened almond milk" that is to come is a variety of it, and leaves no sugar out of the dish. */
function withoutVarieties(text: string, { swaps, additions, offers, liked }: ClauseWishes): string {
  const coming = [
    ...swaps.flatMap(({ to, rest = null }) => [to, rest]),
    ...additions.map((addition) => addition.text),
    ...offers.flatMap(({ to, others }) => [to, ...others]),
    ...liked,
  ].filter((food) => food !== null);
  // "Cut the brown sugar to 120 g" sets an ingredient, and bounds no nutrient.
  const set = swaps.filter(({ from, to, amount }) => to === from && amount !== undefined);
  const unset = set.reduce((said, { from }) => said.replace(from, ""), text);
  return coming.reduce((said, food) => said.replace(food, bareOf(food)), unset);
}

/** Vegetarian suet that is to come is that of the crust, and unmakes no steak pie. */
function bareOf(food: string): string {
  const bare = food.replace(variety, "");
  const plain = bare.replace(ofDiet, "");
  return nameFood(plain) === null ? bare : plain;
}
