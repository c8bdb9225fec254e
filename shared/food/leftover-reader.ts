import language from "./data/language.json" with { type: "json" };
import { type ReadNumber, readNumber } from "./number-reader.ts";
import type { Token } from "./token.ts";

const { leftovers } = language;
const leavers = new Set(leftovers.leavers);
const eaters = new Set(leftovers.eaters);
const fillers = new Set(leftovers.fillers);
const targets = new Set(leftovers.targets);
const stops = new Set(leftovers.stops);

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
  const following = tokens[at + 1]?.text ?? "";
  if (text === "all" && following === "but") return readShare(tokens, at + 2, false);
  if (leavers.has(text)) return readShare(tokens, at + 1, false);
  if (isRefusal(text) && eaters.has(following)) return readShare(tokens, at + 2, false);
  return eaters.has(text) ? readShare(tokens, at + 1, true) : null;
}

function isRefusal(text: string): boolean {
  return text === "didn't" || text === "couldn't" || text === "not" || text === "didnt";
}

function readShare(tokens: readonly Token[], from: number, isEaten: boolean): ReadLeftover | null {
  let at = from;
  while (fillers.has(tokens[at]?.text ?? "")) at++;
  const share = readPercent(tokens, at) ?? readNumber(tokens, at);
  if (share === null || share.value <= 0 || share.value > 1 || share.form === "article") return null;
  const hasOf = tokens[share.next]?.text === "of";
  const target = hasOf ? share.next + 1 : share.next;
  if (!isTarget(tokens, target, hasOf || isEaten)) return null;
  const { terms, next } = readTarget(tokens, target);
  const factor = isEaten ? share.value : 1 - share.value;
  return { terms, factor, next, isFirstMention: isEaten && terms.length > 0 };
}

/** "half of the rice", "half the rice"; where nothing follows ("ate only half") it is what was told last. */
function isTarget(tokens: readonly Token[], at: number, isNeeded: boolean): boolean {
  const token = tokens[at];
  if (targets.has(token?.text ?? "")) return true;
  return !isNeeded || token === undefined || token.kind === "mark";
}

function readTarget(tokens: readonly Token[], at: number): { terms: string[]; next: number } {
  const terms: string[] = [];
  let next = at;
  for (; tokens[next]?.kind === "word" && !stops.has(tokens[next]?.text ?? ""); next++) {
    if (!targets.has(tokens[next]?.text ?? "")) terms.push(...(tokens[next]?.terms ?? []));
  }
  return { terms, next };
}

function readPercent(tokens: readonly Token[], at: number): ReadNumber | null {
  const text = tokens[at]?.text ?? "";
  if (!/^\d+(?:\.\d+)?%$/.test(text)) return null;
  return { value: Number.parseFloat(text) / 100, next: at + 1, form: "part" };
}
