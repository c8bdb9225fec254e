import type { SymptomCourse } from "../symptom-event.ts";
import type { Passage } from "./passage.ts";
import { numberAt, type Rating } from "./rating.ts";
import type { Strength } from "./told-strength.ts";
import type { Word } from "./word.ts";
import intensity from "./wording/intensity.json" with { type: "json" };

const changeWords = new Set(intensity.changeWords.split(" "));
const openers = new Set(intensity.changeOpeners.split(" "));
const linkers = new Set(["out", "off", "as", "at", "a", "an", "about", "around", "like", "only", "just"]);
const gap = 14;
const openReach = 4;
const closeReach = 10;
const dropReach = 12;
const scale = 10;

/** Of figures of one symptom that follow each other the last stands, with the way they go: "from 3/10 to 7/10". */
export function settleChanges(passage: Passage, strengths: readonly Strength[]): Strength[] {
  const settled: Strength[] = [];
  let lastFigure = -1;
  for (const strength of strengths) {
    const before = settled[lastFigure];
    if (before && strength.isFigure && isChanged(passage, before, strength))
      settled[lastFigure] = { ...strength, place: before.place, course: courseOf(before, strength) };
    else {
      settled.push(strength);
      if (strength.isFigure) lastFigure = settled.length - 1;
    }
  }
  return settled;
}

function isChanged({ words, mentionAt }: Passage, before: Strength, { from, to }: Strength): boolean {
  if (from - before.to > gap || from <= before.to) return false;
  const between = words.slice(before.to, from);
  if (mentionAt.slice(before.to, from).some((mention) => mention !== -1)) return false;
  return (
    between.some(({ text }) => changeWords.has(text)) ||
    words.slice(to, to + 2).some(({ text }) => text === "now")
  );
}

function courseOf({ share: first }: Strength, { share: last }: Strength): SymptomCourse | null {
  if (first === null || last === null || first === last) return null;
  return last > first ? "worse" : "better";
}

/** "7/10 …, down to a 3 by noon" */
export function readDropped(
  words: readonly Word[],
  { to, share }: Rating,
): { to: number; value: number } | null {
  for (let at = to; at < to + dropReach; at++) {
    const word = words[at];
    if (word === undefined || word.kind === "break" || word.text === ".") return null;
    const isTurn = (word.text === "down" || word.text === "up") && words[at + 1]?.text === "to";
    if (!isTurn) continue;
    const next = linkers.has(words[at + 2]?.text ?? "") ? at + 3 : at + 2;
    const value = numberAt(words, next);
    const isDrop = value !== null && value <= scale && share > 0 && isClosed(words, next);
    return isDrop && words[next + 1]?.text !== "/" ? { to: next + 1, value } : null;
  }
  return null;
}

/** "started as a four, now a two": figures without a scale are of ten where the one opens and the other closes. */
export function readChange(words: readonly Word[], at: number): Strength | null {
  const first = numberAt(words, at);
  if (first === null || first > scale || !isOpened(words, at)) return null;
  let hasTurned = false;
  for (let next = at + 1; next <= at + closeReach; next++) {
    const { text, kind } = words[next] ?? { text: "", kind: "break" };
    if (kind === "break" || text === ".") return null;
    const last = hasTurned ? numberAt(words, next) : null;
    if (last !== null)
      return last <= scale && isClosed(words, next) ? tellChange(at, next, first, last) : null;
    if (changeWords.has(text)) hasTurned = true;
    else if (kind === "number") return null;
  }
  return null;
}

function tellChange(from: number, at: number, first: number, last: number): Strength {
  const course = first === last ? null : last > first ? ("worse" as const) : ("better" as const);
  const level = Math.ceil((last * 5) / scale);
  const place = { from, to: at + 1 };
  return { from: at, to: at + 1, level, isFigure: true, share: last / scale, place, course };
}

function isOpened(words: readonly Word[], at: number): boolean {
  let isLinked = false;
  for (let before = at - 1; before >= at - openReach; before--) {
    const text = words[before]?.text ?? "";
    if (openers.has(text)) return isLinked || text === "from";
    if (!linkers.has(text)) return false;
    if (text === "as" || text === "at" || text === "a") isLinked = true;
  }
  return false;
}

/** Whether a bare number ends there what it tells, with nothing that it counts behind it. */
export function isClosed(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return (
    next === undefined ||
    next.kind !== "word" ||
    ["and", "but", "now", "by", "after", "at", "within", "today", "tonight"].includes(next.text)
  );
}
