import { plainRefusals } from "../../../../shared/domain/constraints/mod.ts";
import { readPhraseRules, rewriteBy } from "../../../../shared/language/mod.ts";
import { nameFood } from "../source/name-food.ts";
import data from "./data/phrase-rewrites.json" with { type: "json" };
import { spellOutFree } from "./spell-out-free.ts";

const rules = readPhraseRules(data.rules, data.parts);

/** The request with its changes in plain phrases: "I've only got 2 eggs" is "only 2 eggs". */
export function rewritePhrases(text: string): string {
  const plain = plainRefusals(spellOutFree(text));
  return rewriteBy(rules, plain, (group, words) => group !== "kind" || nameFood(words)?.fit === "exact");
}
