import { matchingForm } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { isClauseEnd } from "../batch-yields.ts";
import { closeChunk, excuseSpans, isDescribing, type Walk } from "../chunks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const { partsOfNamed, onlyEaten } = language;
const verbs = new Set(partsOfNamed.verbs);
const quantities = new Set(partsOfNamed.quantities);
const parts = new Set(partsOfNamed.parts);
/** Parts that are foods as well: who "had the soup" had one. */
const partsThatAreFoods = new Set(partsOfNamed.foods);
const onlyWords = new Set(onlyEaten.only);
const eatenVerbs = new Set(onlyEaten.verbs);
const refusers = new Set(language.abstentions.bare);
const determiners = new Set(["the", "my", "its"]);
const longestName = 4;

/**
 * Where "drank the broth too", "ate all the sauce" or "just the soup" ends: a part of what was named before is no food beside
 * it, and of what is named before "only ate the burger" nothing else was eaten. Null if no such words begin at `at`.
 */
export function skipNamedPart(walk: Walk, at: number): number | null {
  const { tokens, chunks, draft } = walk;
  if (chunks.length === 0 && draft.words.length === 0) return null;
  return readOnlyEaten(walk, at) ?? endOfPart(walk, tokens, at);
}

function endOfPart(walk: Walk, tokens: readonly Token[], at: number): number | null {
  const isRefused = refusers.has(textAt(tokens, at));
  const verb = isRefused ? at + 1 : at;
  if (!verbs.has(textAt(tokens, verb)) && !(isRefused && textAt(tokens, verb) === "finish")) return null;
  let next = verb + 1;
  while (quantities.has(textAt(tokens, next))) next++;
  // "drank half broth only"
  const isBare = next > verb + 1 && parts.has(textAt(tokens, next));
  if (isBare) next--;
  const part = textAt(tokens, next + 1);
  if ((textAt(tokens, next) !== "the" && !isBare) || !parts.has(part)) return null;
  // "pho, didn't finish the broth", unlike "soup and bread, didn't finish the soup"
  if (isRefused && (isNamed(walk, part) || partsThatAreFoods.has(part))) return null;
  if (next === at + 1 && textAt(tokens, at) === "had" && partsThatAreFoods.has(part)) return null;
  const after = textAt(tokens, next + 2);
  if (
    !isClauseEnd(tokens, next + 2) &&
    !["too", "as", "and", "but", "off", "with", "though", "first", "only"].includes(after)
  )
    return null;
  closeChunk(walk, "comma");
  return next + 2;
}

function isNamed({ chunks, draft }: Walk, part: string): boolean {
  return [...chunks, draft].some(({ words }) =>
    words.some((word) => matchingForm(word) === matchingForm(part)),
  );
}

/** "just the soup", "only ate the burger" */
function readOnlyEaten(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  if (!onlyWords.has(textAt(tokens, at))) return null;
  const from = eatenVerbs.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (!determiners.has(textAt(tokens, from))) return null;
  const end = endOfName(tokens, from + 1);
  if (end === null) return null;
  closeChunk(walk, "hard");
  const head = tokens[end - 1]?.terms.at(-1) ?? "";
  const kept = walk.chunks.findLastIndex(({ terms }) => terms.at(-1) === head);
  if (kept < 0) return parts.has(head) ? end : null;
  keepAlone(walk, kept);
  return end;
}

/** Where the few words end that are all of the clause. */
function endOfName(tokens: readonly Token[], at: number): number | null {
  for (let end = at + 1; end <= at + longestName; end++) if (isClauseEnd(tokens, end)) return end;
  return null;
}

/** Drops the foods that stand beside one in its sentence, or behind it. */
function keepAlone(walk: Walk, kept: number): void {
  const { chunks } = walk;
  let from = kept;
  while (from > 0 && chunks[from]?.link !== "hard") from--;
  const beside = chunks.filter(
    (_, at) => at >= from && at !== kept && !(at > kept && isDetail(walk, kept, at)),
  );
  excuseSpans(walk, beside);
  for (const chunk of beside) chunks.splice(chunks.indexOf(chunk), 1);
}

/** The mustard of "sausage with mustard, chips. only ate the sausage" */
function isDetail({ chunks }: Walk, owner: number, at: number): boolean {
  return chunks.slice(owner + 1, at + 1).every(({ link }) => isDescribing(link));
}
