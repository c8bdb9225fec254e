import { describe, expect, it } from "vitest";
import { readTimePhrases } from "../../../shared/domain/symptoms/times/read-time-phrases.ts";
import { resolveTimes } from "../../../shared/domain/symptoms/times/resolve-times.ts";
import { wednesday } from "./read-times.ts";

const words =
  "at around 9 10pm last night yesterday for 3 days half an hour after lunch before the since until from to between and on Monday a few ago every morning twice 2-3 hours later x3 1/2 ½ 12:30 March 3rd noon İstanbul 😀 ' . , : - ( \n – é 2026 am p.m. o'clock the next day week all in of or so ish".split(
    " ",
  );

/** A fixed sequence of numbers from 0 to 1 (mulberry32), so that a failure can be seen again. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns how many phrases the text has. */
function checkSpans(text: string): number {
  const phrases = readTimePhrases(text);
  let end = 0;
  for (const phrase of phrases) {
    expect(phrase.start).toBeGreaterThanOrEqual(end);
    expect(phrase.end).toBeGreaterThan(phrase.start);
    expect(text.slice(phrase.start, phrase.end)).toBe(phrase.text);
    end = phrase.end;
  }
  expect(end).toBeLessThanOrEqual(text.length);
  return phrases.length;
}

describe("any text", () => {
  it("gives phrases in order, without overlap, that are the text at their offsets", () => {
    const random = seededRandom(20260311);
    let phrases = 0;
    for (let round = 0; round < 3000; round++) {
      const count = 1 + Math.floor(random() * 14);
      const picked = Array.from({ length: count }, () => words[Math.floor(random() * words.length)] ?? "");
      phrases += checkSpans(picked.join(random() < 0.8 ? " " : ""));
    }
    expect(phrases).toBeGreaterThan(1000);
  });

  it("is read and resolved without an error, whatever its characters", () => {
    const random = seededRandom(7);
    let phrases = 0;
    for (let round = 0; round < 2000; round++) {
      const length = Math.floor(random() * 40);
      const codes = Array.from({ length }, () => Math.floor(random() * (random() < 0.8 ? 128 : 65_536)));
      const text = String.fromCharCode(...codes);
      phrases += checkSpans(text);
      expect(() => resolveTimes(readTimePhrases(text), text, wednesday)).not.toThrow();
    }
    expect(phrases).toBeGreaterThan(0);
  });

  it("resolves to instants in whole seconds and never to an end without order", () => {
    const random = seededRandom(99);
    let instants = 0;
    for (let round = 0; round < 2000; round++) {
      const picked = Array.from({ length: 10 }, () => words[Math.floor(random() * words.length)] ?? "");
      const text = picked.join(" ");
      for (const time of resolveTimes(readTimePhrases(text), text, wednesday)) {
        if (time === null) continue;
        for (const instant of [time.startUtc, time.endUtc]) {
          if (instant === null) continue;
          instants++;
          expect(instant).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
        }
      }
    }
    expect(instants).toBeGreaterThan(1000);
  });

  it.each([
    "1",
    "1 ",
    "a ",
    "about ",
    "more than ",
    "a few ",
    "1-",
    "1/2 ",
    "for ",
    "the last ",
    "two and a half ",
    "from 1 to ",
    "between 1 and ",
    "i had ",
    "my late big ",
    "monday ",
    "may 1 ",
    "' s ",
    "(",
    "1 hour ",
    "1h",
    "an hour and ",
    "12:30 ",
    "yesterday , ",
    "3 days after ",
    "½",
    "\n",
    "in the middle of the ",
    "a.m. ",
    "-",
    "x",
    "every ",
    "1 hour to 2 hours or ",
  ])("%j over and over is read to its end", (unit) => {
    expect(readTimePhrases(unit.repeat(Math.ceil(4000 / unit.length)))).toBeInstanceOf(Array);
  });
});
