import {
  countAt,
  countEaters,
  openReading,
  type Reading,
  wordAt,
} from "../../../shared/domain/constraints/mod.ts";
import data from "./data/eater-words.json" with { type: "json" };

const selves = new Set(data.selves);
const one = new Set(data.others);
const many = new Set(data.many);
const joiners = new Set(["and", "&", "+", "plus", "with", ","]);
const articles = new Set(["my", "the", "our", "a", "an", "her", "his"]);
const phrases = data.phrases.map(({ words, eaters }) => ({
  eaters,
  pattern: new RegExp(`\\b(?:${words.join("|")})\\b`, "i"),
}));

/** How many eat where a text says it by who they are: "me and my wife", "my husband, two kids and I", "we are five"; null for nothing said. */
export function readEaters(text: string): number | null {
  const named = phrases.find(({ pattern }) => pattern.test(text));
  if (named) return named.eaters;
  const counted = countEaters(text);
  if (counted !== null) return counted;
  const reading = openReading(text);
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!selves.has(wordAt(reading, at))) continue;
    const others = countBehind(reading, at + 1) ?? countBefore(reading, at - 1);
    if (others !== null) return others + 1;
  }
  return null;
}

/** "And my wife", "and the three kids", "and my wife and our son". */
function countBehind(reading: Reading, from: number): number | null {
  let others = 0;
  let at = from;
  while (joiners.has(wordAt(reading, at))) {
    const found = readPerson(reading, at + 1);
    if (found === null) break;
    others += found.count;
    at = found.end;
  }
  return others > 0 ? others : null;
}

/** "My wife and I". */
function countBefore(reading: Reading, joiner: number): number | null {
  if (!joiners.has(wordAt(reading, joiner)) || wordAt(reading, joiner) === ",") return null;
  if (one.has(wordAt(reading, joiner - 1))) return 1;
  if (!many.has(wordAt(reading, joiner - 1))) return null;
  const counts = [joiner - 2, joiner - 3].map((at) => countAt(reading, at));
  return counts.find((count) => count !== null && !count.isArticle && count.end <= joiner - 1)?.value ?? null;
}

function readPerson(reading: Reading, from: number): { count: number; end: number } | null {
  const at = articles.has(wordAt(reading, from)) ? from + 1 : from;
  if (one.has(wordAt(reading, at))) return { count: 1, end: at + 1 };
  const count = countAt(reading, at);
  if (count === null || count.isArticle) return null;
  return many.has(wordAt(reading, count.end)) ? { count: count.value, end: count.end + 1 } : null;
}
