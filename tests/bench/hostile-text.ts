// Reads texts that repeat one piece, 2,000 and 8,000 characters of it, and tells how much longer the longer one
// takes: 4 is linear, 16 quadratic. Exits with 1 above 10. Usage: node tests/bench/hostile-text.ts
import { splitQuestion } from "../../functions/decide/split/split-question.ts";
import { outlineMeal } from "../../shared/food/outline-meal.ts";
import { readNeeds } from "../../shared/nutrition/needs/read-needs.ts";
import { readSymptoms } from "../../shared/symptoms/read-symptoms.ts";
import { readTimePhrases } from "../../shared/time/read-time-phrases.ts";

const SHORT = 2_000;
/** The longest text that an operation takes. */
const LONG = 8_000;
const MOST_GROWTH = 10;
const ROUNDS = 3;
/** Below this, what is measured is the machine. */
const LEAST_MS = 5;
const PIECES = [
  ...[
    "no ",
    "my ",
    "7/10 ",
    "(",
    "- ",
    "x",
    "at 7 ",
    "1 hour ",
    "pain in my ",
    "headache or ",
    "my son and ",
  ],
  ...["between 1 and ", "allergic to ", "peanut and ", "1 g ", "a or ", "from 3 to 7 ", "'", "½", "monday "],
];

const NOBODY = { timezone: null, reportedInstant: null, occurredAtUtc: null, occurredEndAtUtc: null };
const READERS: Record<string, (text: string) => unknown> = {
  outlineMeal,
  readNeeds,
  readTimePhrases,
  readSymptoms: (text) => readSymptoms(text, NOBODY),
  splitQuestion: (text) => splitQuestion(text, []),
};

let worst = 0;
for (const [name, read] of Object.entries(READERS)) {
  for (const piece of PIECES) {
    const [shortMs, longMs] = [SHORT, LONG].map((length) => cpuMsOf(read, fill(piece, length)));
    const growth = (longMs ?? 0) / Math.max(LEAST_MS, shortMs ?? 0);
    worst = Math.max(worst, growth);
    if (growth > MOST_GROWTH / 2)
      console.log(
        `${name} ${JSON.stringify(piece)}: ${shortMs?.toFixed(0)} ms, then ${longMs?.toFixed(0)} ms`,
      );
  }
}
console.log(`four times the text takes at most ${worst.toFixed(1)} times as long`);
process.exitCode = worst > MOST_GROWTH ? 1 : 0;

function fill(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

/** The least CPU time of some readings: what else the machine does is no part of it. */
function cpuMsOf(read: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    read(text);
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}
