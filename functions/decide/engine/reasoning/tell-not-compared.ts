import { listWords } from "../../../../shared/platform/kernel/mod.ts";
import data from "../data/not-compared.json" with { type: "json" };

const aspects = Object.entries(data.aspects).map(([name, words]) => ({
  name,
  pattern: new RegExp(`\\b(?:${words})\\b`, "i"),
}));

/** What a question asks for and composition does not tell, as a sentence; none where it asks for nothing such. */
export function tellNotCompared(text: string): string[] {
  const asked = aspects.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  return asked.length === 0 ? [] : [`Only nutrition is compared here, not ${listWords(asked)}`];
}
