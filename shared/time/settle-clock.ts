import data from "./data/clock-words.json" with { type: "json" };
import meals from "./data/meals.json" with { type: "json" };
import { type TimeToken, textAt } from "./time-token.ts";
import type { ToldClock } from "./told-point.ts";

const wakingWords = new Set(data.wakingWords);
const mealMinutes = new Map(Object.entries(meals.meals));
const reach = 4;

/** Decides the half of the day of "8" from the words before it: one wakes in the morning and dines in the evening. */
export function settleClock(clock: ToldClock, tokens: readonly TimeToken[], at: number): ToldClock {
  if (!clock.isTwelveHour) return clock;
  for (let before = at - 1; before >= Math.max(0, at - reach); before--) {
    const text = textAt(tokens, before);
    if ([".", ";", "\n", ",", "and", "then"].includes(text)) return clock;
    if (wakingWords.has(text)) return { ...clock, hour: clock.hour % 12, isTwelveHour: false };
    const usual = mealMinutes.get(text);
    if (usual !== undefined) return nearest(clock, usual);
  }
  return clock;
}

function nearest(clock: ToldClock, usual: number): ToldClock {
  const early = clock.hour % 12;
  const distance = (hour: number) => Math.abs(hour * 60 + clock.minute - usual);
  return {
    ...clock,
    hour: distance(early) <= distance(early + 12) ? early : early + 12,
    isTwelveHour: false,
  };
}
