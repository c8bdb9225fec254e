import idiomData from "./data/idioms.json" with { type: "json" };
import type { SymptomToken } from "./vocabulary-token.ts";

/** In what company a word names a symptom: a person feels so, or has it. */
export type Frame = "felt" | "had";

const maxBack = 8;
const figurative: ReadonlySet<string> = new Set(idiomData.figurative);
const experiences: ReadonlySet<string> = new Set(idiomData.experiences);

/** Whether the words before a name say that a person feels so ("I was", "made me") or has it ("gave me a bit of"). */
export function hasFrame(tokens: readonly SymptomToken[], start: number, frame: Frame): boolean {
  const at = skipBack(tokens, start - 1, frame);
  const token = tokens[at];
  if (frame === "had") return has(token, "haveverb") || isGiven(tokens, at);
  if (has(token, "feelverb")) return !isThing(tokens, at - 1);
  if (isGiven(tokens, at)) return true;
  return has(token, "beverb") && isPerson(tokens, at);
}

/** Whether the words after a name let it stand alone: "cold" does not in "cold brew". */
export function standsAlone(tokens: readonly SymptomToken[], end: number): boolean {
  const token = tokens[end];
  return token === undefined || token.kind !== "word" || token.isFiller || has(token, "follow");
}

/** Whether a word is only said of a thing: "headache" in "the new menu was a real headache". */
export function isFigurative(tokens: readonly SymptomToken[], start: number, end: number): boolean {
  if (end !== start + 1 || !figurative.has(tokens[start]?.word ?? "")) return false;
  let hasVerb = false;
  for (let at = start - 1; at > start - maxBack; at--) {
    const token = tokens[at];
    if (token?.kind !== "word") return false;
    if (!token.isFiller && !has(token, "negator"))
      return hasVerb && !has(token, "i") && !experiences.has(token.word);
    hasVerb ||= /^(?:is|are|was|were|be|been)$/.test(token.word);
  }
  return false;
}

function skipBack(tokens: readonly SymptomToken[], from: number, frame: Frame): number {
  const stops = frame === "had" ? ["haveverb"] : ["feelverb", "beverb", "makeverb"];
  let at = from;
  while (at > from - maxBack) {
    const token = tokens[at];
    if (token === undefined || stops.some((stop) => has(token, stop))) return at;
    if (!token.isFiller && !has(token, "negator")) return at;
    at--;
  }
  return at;
}

/** "made me", "gave my partner and me". */
function isGiven(tokens: readonly SymptomToken[], at: number): boolean {
  const before = tokens[at - 1];
  return tokens[at]?.word === "me" && (has(before, "makeverb") || has(before, "haveverb"));
}

/** The subject of "was": "I", "pt", or nobody at the start of a clause. */
function isPerson(tokens: readonly SymptomToken[], verb: number): boolean {
  for (let at = verb; at > verb - maxBack; at--) {
    const token = tokens[at];
    if (token === undefined || token.kind === "mark") return true;
    if (has(token, "i")) return true;
    const isAuxiliary = at === verb || token.isFiller || has(token, "negator") || has(token, "beverb");
    if (!isAuxiliary) return has(token, "joint");
  }
  return false;
}

/** "the soup felt", "it feels". */
function isThing(tokens: readonly SymptomToken[], from: number): boolean {
  const noun = tokens[from];
  return noun?.word === "it" || /^(?:the|this|that|these|those)$/.test(tokens[from - 1]?.word ?? "");
}

function has(token: SymptomToken | undefined, name: string): boolean {
  return token?.keys.includes(`<${name}>`) ?? false;
}
