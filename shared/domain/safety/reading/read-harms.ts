import { foodNameAt, openReading, readNeeds } from "../../constraints/mod.ts";
import data from "./data/harms.json" with { type: "json" };
import type { Reaction } from "./read-reactions.ts";

/** The longest name first: coconut milk is no milk. */
const foodLengths = [3, 2, 1];
const fillers: ReadonlySet<string> = new Set(data.fillers);
const denying: ReadonlySet<string> = new Set(data.denying);
const severe = toPattern(data.severe);
const mild = toPattern(data.mild);
const tasted = new RegExp(
  `(?<![\\p{L}'])(?:${data.before.join("|")})\\s+(?<food>(?:[\\p{L}'-]+\\s+){0,2}?[\\p{L}'-]+)\\s+(?:${data.behindBefore})`,
  "giu",
);
const behind = new RegExp(
  `(?<![\\p{L}'])(?:${data.behind.join("|")})\\s+${data.cause}\\s+(?<food>[\\p{L}'-]+(?:\\s+[\\p{L}'-]+){0,2})`,
  "giu",
);

/** Foods that a text says harm somebody: "fish puts me in A&E", "gluten wrecks me", "one bite of egg and I'm in hospital". */
export function readHarms(text: string): Reaction[] {
  return [
    ...readBefore(text, severe, true),
    ...readBefore(text, mild, false),
    ...readBehind(text),
    ...[...text.matchAll(tasted)].flatMap((match) => {
      const words = match.groups?.food ?? "";
      const span = { start: match.index, end: match.index + match[0].length };
      return isFood(words) ? [{ words, span, isSevere: true }] : [];
    }),
  ];
}

/** "Nearly died from a cashew", "intensive care after milk": the food stands behind the words of harm. */
function readBehind(text: string): Reaction[] {
  return [...text.matchAll(behind)].flatMap((match) => {
    const words = (match.groups?.food ?? "").split(/\s+/u);
    const count = foodLengths.find((length) => isFood(words.slice(0, length).join(" ")));
    if (count === undefined) return [];
    const span = { start: match.index, end: match.index + match[0].length };
    return [{ words: words.slice(0, count).join(" "), span, isSevere: true }];
  });
}

/** The food stands before the words of harm, in the same clause. */
function readBefore(text: string, pattern: RegExp, isSevere: boolean): Reaction[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { index } = match;
    const before = /[^,.;:!?\n()]*$/u.exec(text.slice(0, index))?.[0] ?? "";
    const words = [...before.matchAll(/[\p{L}\p{N}'-]+/gu)].filter(
      ([word]) => !fillers.has(word.toLowerCase()),
    );
    if (denying.has(words.at(-1)?.[0].toLowerCase() ?? "")) return [];
    const named = foodLengths
      .map((count) => words.slice(-count))
      .find((list) => isFood(list.map(([word]) => word).join(" ")));
    const start = named?.[0]?.index;
    if (named === undefined || start === undefined) return [];
    const from = index - before.length + start;
    const span = { start: from, end: index + match[0].length };
    return [{ words: named.map(([word]) => word).join(" "), span, isSevere }];
  });
}

/** Whether words name a food that somebody may react to, and nothing else. */
function isFood(words: string): boolean {
  const reading = openReading(words);
  const found = foodNameAt(reading, 0);
  if (found?.isFood === true && found.end === reading.tokens.length) return true;
  const { allergies, conditions } = readNeeds(`allergic to ${words}`);
  return reading.tokens.length === 1 && allergies.length + conditions.length > 0;
}

function toPattern(phrases: readonly string[]): RegExp {
  const all = phrases.map((phrase) => phrase.replaceAll("<person>", data.person)).join("|");
  return new RegExp(`(?<![\\p{L}'])(?:${all})(?![\\p{L}'])`, "giu");
}
