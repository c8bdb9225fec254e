import type { Span } from "../../../../shared/language/mod.ts";
import { questionWords } from "./question-words.ts";

export type SplitOption = Span & {
  readonly label: string;
  readonly words: string;
  /** Counts only where a food is found in it. */
  readonly isSoft: boolean;
};

const { modifiers, toppings, preparations } = questionWords;
const joins = /^(?:and|with|in|on|without)$/i;

/**
 * Completes alternatives that share a word: "white or brown rice" is white rice, "coffee with milk or cream"
 * is coffee with cream; where there are others besides, "pasta with pesto or cheese" is one.
 */
export function completeWords(options: readonly SplitOption[]): SplitOption[] {
  const merged = options.length > 2 ? mergeToppings(options) : [...options];
  return merged.map((option, index) => completeOne(option, merged[index - 1], merged[index + 1]));
}

function mergeToppings(options: readonly SplitOption[]): SplitOption[] {
  const merged: SplitOption[] = [];
  for (const option of options) {
    const before = merged.at(-1);
    const isInside =
      before !== undefined && merged.length > 1 && isTopping(option) && endsWithTopping(before);
    if (!isInside) merged.push(option);
    else {
      const words = `${before.words} or ${option.words}`;
      const label = `${before.label} or ${option.label}`;
      merged[merged.length - 1] = { ...before, end: option.end, label, words };
    }
  }
  return merged;
}

function completeOne(
  option: SplitOption,
  before: SplitOption | undefined,
  after: SplitOption | undefined,
): SplitOption {
  const [, dish, topping = ""] = /^(.+?\s(?:with|in)\s)(\S+(?:\s\S+)?)$/i.exec(before?.words ?? "") ?? [];
  if (dish !== undefined && isTopping(option) && toppings.has(topping.toLowerCase()))
    return { ...option, words: `${dish}${option.words}` };
  const counted = readCounted(option, before);
  if (counted !== null) return { ...option, words: counted };
  const prepared = readPrepared(option, before);
  if (prepared !== null) return { ...option, words: prepared };
  const meant = readOne(option, before ?? after);
  if (meant !== null) return { ...option, words: meant };
  const shared = after === undefined || !isModifier(option) ? null : sharedWords(after);
  // "Milk" describes chocolate alone; before "diet cola" it is milk, and whole milk before "black coffee".
  const isFood = /(?:^|\s)milk$/i.test(option.words) && !/chocolate$/i.test(shared ?? "");
  return shared === null || isFood ? option : { ...option, words: `${option.words} ${shared}` };
}

/** "One scoop of ice cream or three scoops": the food that the number is of; null where it names its own. */
function readCounted({ words }: SplitOption, before: SplitOption | undefined): string | null {
  const [, noun = "", food] = /(?:^|\s)(\p{L}{3,})\s+of\s+(.+)$/iu.exec(before?.words ?? "") ?? [];
  const [, own] =
    /^(?:\d+|a|one|two|three|four|five|six|half a|the whole|a whole)\s+(\p{L}+)$/iu.exec(words) ?? [];
  if (food === undefined || own === undefined) return null;
  const isSame = own.toLowerCase().replace(/e?s$/, "") === noun.toLowerCase().replace(/e?s$/, "");
  return isSame ? `${words} of ${food}` : null;
}

/** "Sausages grilled or fried": the food stands before the first way of cooking; null where the option names its own. */
function readPrepared({ words }: SplitOption, before: SplitOption | undefined): string | null {
  const isWay = (word: string) => preparations.has(word.toLowerCase());
  const parts = before?.words.split(" ") ?? [];
  const at = parts.findLastIndex((word) => !isWay(word)) + 1;
  const isAsWell = at > 0 && at < parts.length && words.split(" ").every(isWay);
  return isAsWell ? `${words} ${parts.slice(0, at).join(" ")}` : null;
}

const placing = / (?:straight|in|into|on|onto|from|with|that|which|at)(?= )/i;

/** "a runny egg or a hard boiled one": the food that "one" stands for; null for other words. */
function readOne({ words }: SplitOption, other: SplitOption | undefined): string | null {
  const [, described] = /^(.+\s)ones?$/i.exec(words) ?? [];
  // "Dried beans straight into the slow cooker or tinned ones": beans, no cooker.
  const [named = ""] = other?.words.split(placing) ?? [];
  const food = named.split(" ").at(-1) ?? "one";
  return described === undefined || /^ones?$/i.test(food) ? null : `${described}${food}`;
}

function isTopping({ words }: SplitOption): boolean {
  return toppings.has(words.toLowerCase());
}

function endsWithTopping({ words }: SplitOption): boolean {
  return /\swith\s+\S+(?:\s\S+)?$/i.test(words);
}

function isModifier({ words }: SplitOption): boolean {
  if (modifiers.has(words.toLowerCase().replaceAll(" ", "-"))) return true;
  return words
    .split(" ")
    .every((word) => modifiers.has(word.toLowerCase()) || /^(?:an?|the|\d+%?)$/i.test(word));
}

/** What follows the describing words of an alternative; null where there are none. */
function sharedWords({ words }: SplitOption): string | null {
  const parts = words.split(" ");
  const at = countDescribing(parts);
  return at > 0 && !joins.test(parts[at] ?? "") ? parts.slice(at).join(" ") : null;
}

/** How many words describe, "fat free" as one with a hyphen; the last names the food. */
function countDescribing(parts: readonly string[]): number {
  let at = 0;
  while (at < parts.length - 1) {
    const [word = "", next = ""] = parts.slice(at, at + 2).map((part) => part.toLowerCase());
    if (modifiers.has(`${word}-${next}`)) at += 2;
    else if (modifiers.has(word) || /^(?:an?|the|\d+%)$/i.test(word)) at++;
    else break;
  }
  return at;
}
