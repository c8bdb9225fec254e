import data from "./data/clock-words.json" with { type: "json" };
import type { TimePhrase } from "./time-phrase.ts";
import type { ToldClock } from "./told-point.ts";

const noon = 720;
const dayMinutes = 1440;
const joined = /^\s*(?:and|&|or|to|-|,)\s*(?:again )?(?:at )?$/i;
const laterPart = new RegExp(`\\b(?:${data.partBreaks.join("|")})\\b`, "i");

/**
 * The phrases of one sentence with the half of the day that a clock time takes from the one before it ("7am coffee,
 * 7:30 jitters") or, where the two are joined, behind it ("at 3 and 5 am").
 */
export function shareHalves(phrases: readonly TimePhrase[], text: string): TimePhrase[] {
  const shared = [...phrases];
  for (let index = shared.length - 2; index >= 0; index--) {
    const [own, next] = [shared[index], shared[index + 1]];
    if (own && next && joined.test(text.slice(own.end, next.start)))
      shared[index] = settle(own, startOfHalf(next), next, true);
  }
  for (let index = 1; index < shared.length; index++) {
    const [before, own] = [shared[index - 1], shared[index]];
    if (before && own && !laterPart.test(text.slice(before.end, own.start)))
      shared[index] = settle(own, minutesOf(before), before, false);
  }
  return shared;
}

/** A clock time of an open half as the first such time from `minutes` on, of the same day. */
function settle(own: TimePhrase, minutes: number | null, other: TimePhrase, isBefore: boolean): TimePhrase {
  const point = own.meaning.kind === "point" ? own.meaning.point : null;
  const clock = point?.clock ?? null;
  if (own.meaning.kind !== "point" || !point?.clock || clock === null || minutes === null) return own;
  if (!clock.isTwelveHour || point.part !== null || !isOneDay(own, other)) return own;
  const early = (clock.hour % 12) * 60 + clock.minute;
  const settled = [early, early + noon].find((one) => one >= minutes) ?? dayMinutes;
  if (settled >= dayMinutes || (isBefore && settled >= minutes + noon)) return own;
  const told: ToldClock = { ...clock, hour: Math.floor(settled / 60), isTwelveHour: false };
  return { ...own, meaning: { ...own.meaning, point: { ...point, clock: told } } };
}

function isOneDay(own: TimePhrase, other: TimePhrase): boolean {
  const [day, otherDay] = [own, other].map(({ meaning }) =>
    meaning.kind === "point" ? meaning.point.day : null,
  );
  return !day || JSON.stringify(day) === JSON.stringify(otherDay ?? null);
}

function minutesOf({ meaning }: TimePhrase): number | null {
  const clock = meaning.kind === "point" ? meaning.point.clock : null;
  if (clock === null || clock.isTwelveHour || clock.isMidnight) return null;
  return clock.hour * 60 + clock.minute;
}

function startOfHalf(phrase: TimePhrase): number | null {
  const minutes = minutesOf(phrase);
  return minutes === null ? null : minutes < noon ? 0 : noon;
}
