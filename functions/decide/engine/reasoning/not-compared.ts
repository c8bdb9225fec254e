import { listWords } from "../../../../shared/platform/kernel/mod.ts";
import data from "../data/not-compared.json" with { type: "json" };

const aspects = Object.entries(data.aspects).map(([name, words]) => ({
  name,
  pattern: new RegExp(`\\b(?:${words})\\b`, "i"),
}));

/** What a text asks for and composition does not show: "price", "taste". */
export function listNotCompared(text: string): string[] {
  return aspects.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}

/** What was not compared beside nutrition, as a sentence; none where nothing such is asked for. */
export function describeNotCompared(text: string): string[] {
  const asked = listNotCompared(text);
  return asked.length === 0 ? [] : [`Only nutrition is compared here, not ${listWords(asked)}`];
}

/** What can be compared where only something else is asked for. */
export function describeOnlyNutrition(text: string): string {
  const asked = listWords(listNotCompared(text));
  return `Only nutrition is compared here, not ${asked}: state what matters, such as energy, protein, carbohydrate, sugars, fibre, fat, salt, a vitamin or a mineral`;
}
