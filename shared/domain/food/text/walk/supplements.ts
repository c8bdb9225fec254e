import language from "../../data/language.json" with { type: "json" };
import { closeChunk, type Walk } from "../chunks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const { supplements } = language;
const heads = new Set(supplements.heads);
/** What needs no word of its form. */
const alone = new Set(supplements.alone);
const forms = new Set(supplements.forms);
const letters = new Set(supplements.letters);
const vitamins = new Set(["vit", "vits", "vitamin", "vitamins"]);
const doses = new Set(["iu", "mg", "mcg", "ug", "µg", "units"]);
const joiners = new Set(["and", "with"]);
const longestName = 3;

/**
 * Where "vitamin D", "omega 3 capsule" or "iron tablets" ends: a supplement is no food, and is reported as not read. Null if
 * none begins at `at`, as in "vitamin C drink".
 */
export function skipSupplement(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  if (!heads.has(textAt(tokens, at))) return null;
  const isVitamin = vitamins.has(textAt(tokens, at)) && letters.has(textAt(tokens, at + 1));
  let end = isVitamin ? at + 2 : at + 1;
  for (let next = end; next <= at + longestName; next++) {
    if (tokens[next]?.kind === "mark") break;
    if (forms.has(textAt(tokens, next))) end = next + 1;
  }
  const isForm = forms.has(textAt(tokens, end - 1));
  end = skipDose(tokens, end);
  const isAlone =
    tokens[end] === undefined || tokens[end]?.kind === "mark" || joiners.has(textAt(tokens, end));
  const isKnown = isVitamin || alone.has(textAt(tokens, at));
  if (!isForm && !(isKnown && isAlone)) return null;
  closeChunk(walk, "hard");
  walk.skipped.push(...tokens.slice(at, end));
  return end;
}

/** "2000 IU" */
function skipDose(tokens: readonly Token[], at: number): number {
  return tokens[at]?.kind === "number" && doses.has(textAt(tokens, at + 1)) ? at + 2 : at;
}
