import { type Needs, readNeeds } from "../../../shared/domain/constraints/mod.ts";

/** What somebody needs, from what is told around the options: there "a vegan snack" is a diet. */
export function readContext(text: string): Needs {
  const needs = readNeeds(text);
  return { ...needs, diets: [...new Set([...needs.diets, ...needs.attachedDiets])] };
}
