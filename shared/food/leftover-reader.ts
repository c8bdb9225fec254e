import { type ReadNumber, readNumber } from "./number-reader.ts";
import type { Token } from "./token.ts";

const leavers = new Set([
  "threw",
  "left",
  "leaving",
  "leave",
  "wasted",
  "discarded",
  "tossed",
  "binned",
  "uneaten",
  "skipped",
]);
const eaters = new Set(["ate", "eat", "eaten", "finished", "finish", "had", "drank", "consumed", "managed"]);
const fillers = new Set([
  "only",
  "just",
  "about",
  "around",
  "away",
  "up",
  "over",
  "roughly",
  "approximately",
  "nearly",
  "almost",
]);
const targets = new Set(["the", "my", "it", "them", "that", "this", "those", "these"]);

/** What `readLeftover` found: the share eaten, of what, and where the words end. */
export interface ReadLeftover {
  /** The food's terms, none for "it". */
  readonly terms: readonly string[];
  /** The share that was eaten. */
  readonly factor: number;
  readonly next: number;
  /** "ate half of the pizza" may also be the first mention of the pizza. */
  readonly isFirstMention: boolean;
}

/** Reads "left half of the rice", "didn't finish a third of it", "ate only half of the pizza", "all but a third". */
export function readLeftover(tokens: readonly Token[], at: number): ReadLeftover | null {
  const text = tokens[at]?.text ?? "";
  if (text === "all" && tokens[at + 1]?.text === "but") return readShare(tokens, at + 2, false, false);
  if (leavers.has(text)) return readShare(tokens, at + 1, false, false);
  if (isRefusal(text) && eaters.has(tokens[at + 1]?.text ?? ""))
    return readShare(tokens, at + 2, false, false);
  return eaters.has(text) ? readShare(tokens, at + 1, true, true) : null;
}

function isRefusal(text: string): boolean {
  return text === "didn't" || text === "couldn't" || text === "not" || text === "didnt";
}

function readShare(
  tokens: readonly Token[],
  from: number,
  isEaten: boolean,
  mayBeFirst: boolean,
): ReadLeftover | null {
  let at = from;
  while (fillers.has(tokens[at]?.text ?? "")) at++;
  const share = readPercent(tokens, at) ?? readNumber(tokens, at);
  if (share === null || share.value <= 0 || share.value > 1 || share.form === "article") return null;
  const isBare = tokens[share.next]?.text !== "of";
  const target = isBare ? share.next : share.next + 1;
  const isOpen = isBare && !targets.has(tokens[target]?.text ?? "");
  if (isOpen && isEaten && tokens[target] !== undefined && tokens[target]?.kind !== "mark") return null;
  if (!isBare && !targets.has(tokens[target]?.text ?? "")) return null;
  const terms: string[] = [];
  let next = target;
  while (tokens[next]?.kind === "word" && !stops.has(tokens[next]?.text ?? "")) {
    if (!targets.has(tokens[next]?.text ?? "")) terms.push(...(tokens[next]?.terms ?? []));
    next++;
  }
  const factor = isEaten ? share.value : 1 - share.value;
  return { terms, factor, next, isFirstMention: mayBeFirst && terms.length > 0 };
}

const stops = new Set([
  "and",
  "with",
  "but",
  "for",
  "in",
  "on",
  "because",
  "as",
  "uneaten",
  "over",
  "behind",
  "then",
  "at",
]);

function readPercent(tokens: readonly Token[], at: number): ReadNumber | null {
  const text = tokens[at]?.text ?? "";
  if (!/^\d+(?:\.\d+)?%$/.test(text)) return null;
  return { value: Number.parseFloat(text) / 100, next: at + 1, form: "part" };
}
