import data from "./data/lead-words.json" with { type: "json" };
import { readCount, skipApproximations } from "./read-count.ts";
import { type TimeToken, textAt } from "./time-token.ts";

const lastingVerbs = new Set(data.lastingVerbs);
const subjects = new Set(data.subjects);
const pastWords = new Set(data.pastWords);
const pastOpeners = new Set(data.pastOpeners);
const perfectReach = 10;

/** Whether the token before tells how long something lasted: "lasted", "for". */
export function isBehindLasting(tokens: readonly TimeToken[], at: number): boolean {
  return (
    lastingVerbs.has(textAt(tokens, at - 1)) &&
    !(textAt(tokens, at - 1) === "last" && textAt(tokens, at - 2) === "the")
  );
}

/** What leads a duration in: `lasting` ("for", "x"), `past` ("over the last"); `next` is where the amount begins. */
export function readLead(
  tokens: readonly TimeToken[],
  at: number,
): { role: "lasting" | "past"; next: number } | null {
  const past = skipPast(tokens, at);
  if (past > at) return { role: "past", next: past };
  const text = textAt(tokens, at);
  const isColon = text === "duration" && textAt(tokens, at + 1) === ":";
  if (isColon) return { role: "lasting", next: at + 2 };
  if (text === "in" && isDeniedPerfect(tokens, at)) return { role: "lasting", next: at + 1 };
  if (text !== "for" && text !== "x" && text !== "during" && text !== "from") return null;
  const next =
    ["a", "the"].includes(textAt(tokens, at + 1)) && textAt(tokens, at + 2) === "total" ? at + 4 : at + 1;
  return { role: "lasting", next: text === "for" && textAt(tokens, next) === "the" ? next + 1 : next };
}

/** "haven't slept in two days" */
function isDeniedPerfect(tokens: readonly TimeToken[], at: number): boolean {
  for (let before = at - 1; before >= at - perfectReach; before--) {
    const text = textAt(tokens, before);
    const isDenied = textAt(tokens, before + 1) === "t" || ["not", "nt"].includes(textAt(tokens, before + 1));
    if (["havent", "hasnt"].includes(text)) return true;
    if (
      ["haven", "hasn", "have", "has", "ve"].includes(text) &&
      (isDenied || textAt(tokens, before + 2) === "t")
    )
      return true;
    if ([".", ",", ";", "\n", "but"].includes(text)) return false;
  }
  return ["no", "first"].includes(textAt(tokens, at - 2)) || ["no", "first"].includes(textAt(tokens, at - 3));
}

/** "past 3 days", "last 2 hrs" with a figure; the verb of "did not last 2 hours" has a word for its subject. */
function isBarePast(tokens: readonly TimeToken[], at: number): boolean {
  if (!["past", "last"].includes(textAt(tokens, at)) || subjects.has(textAt(tokens, at - 1))) return false;
  return readCount(tokens, at + 1)?.value.form === "figure";
}

function skipPast(tokens: readonly TimeToken[], at: number): number {
  let next = at;
  while (pastOpeners.has(textAt(tokens, next)) && next < at + 3) next++;
  if (next === at) return isBarePast(tokens, at) ? at + 1 : at;
  next = skipApproximations(tokens, next);
  return pastWords.has(textAt(tokens, next)) ? next + 1 : at;
}
