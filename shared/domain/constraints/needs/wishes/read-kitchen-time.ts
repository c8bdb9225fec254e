import data from "../../data/kitchen-time.json" with { type: "json" };
import { numberAt } from "../count-at.ts";
import { indexNeeds, phraseAt } from "../find-needs.ts";
import { endOfKnownFood } from "../known-foods.ts";
import { minutesAt } from "../read-counts.ts";
import { isBreak, isUsed, markUsed, type Reading, wordAt } from "../reading.ts";

const active = indexNeeds(data.active.map((phrase) => [phrase, true] as const));
const noTotal = new Set(data.noTotal);
const longestMinutes = 1440;

type Minutes = { minutes: number; start: number; end: number };

/** Reads "10 minutes of active time", "15 min prep": the cook's own time; null where the text tells none. */
export function readActiveMinutes(reading: Reading): number | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = readMinutes(reading, at);
    const behind =
      found && phraseAt(active, reading, found.end + (wordAt(reading, found.end) === "of" ? 1 : 0));
    if (!found || !behind) continue;
    markUsed(reading, found.start, behind.end);
    return found.minutes;
  }
  return null;
}

/** Reads a time that no word bounds and nothing has read: "20 min pasta", "30 minutes, vegan". */
export function readBareMinutes(reading: Reading): number | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = readMinutes(reading, at);
    if (found === null || isUsed(reading, found.start, found.end)) continue;
    // "Air fryer salmon 15 min"; of "for 15 minutes" a step of it takes so long.
    const isLast = isBreak(reading, found.end) && !["for", "after", "of"].includes(wordAt(reading, at - 1));
    if (!isBreak(reading, at - 1) && !isLast && endOfKnownFood(reading, found.end) === null) continue;
    if (noTotal.has(wordAt(reading, found.end)) || noTotal.has(wordAt(reading, at - 1))) continue;
    markUsed(reading, found.start, found.end);
    return found.minutes;
  }
  return null;
}

function readMinutes(reading: Reading, at: number): Minutes | null {
  const number = numberAt(reading, at);
  const unit = number === null ? null : minutesAt(reading, number.next);
  if (number === null || unit === null) return null;
  const minutes = Math.round(number.value * unit);
  return minutes < 1 || minutes > longestMinutes ? null : { minutes, start: at, end: number.next + 1 };
}
