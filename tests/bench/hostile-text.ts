// Reads texts that repeat one piece, 2,000 and 8,000 characters of it, and reports how much longer the longer one
// takes: 4 is linear, 16 quadratic. Exits with 1 above 10. Usage: node tests/bench/hostile-text.ts
import { findFigures } from "../../functions/decide/engine/figures/find-figures.ts";
import { readTable } from "../../functions/decide/engine/figures/read-table.ts";
import { splitQuestion } from "../../functions/decide/engine/question/split-question.ts";
import { splitStated } from "../../functions/decide/engine/question/split-stated.ts";
import { readNeeds } from "../../shared/domain/constraints/needs/read-needs.ts";
import { outlineMeal } from "../../shared/domain/food/text/outline-meal.ts";
import { readSymptoms } from "../../shared/domain/symptoms/read-symptoms.ts";
import { readTimePhrases } from "../../shared/domain/symptoms/times/read-time-phrases.ts";

const short = 2_000;
/** The longest text that an operation takes. */
const long = 8_000;
const mostGrowth = 10;
const rounds = 3;
/** Below this, what is measured is the machine. */
const leastMs = 5;
const pieces = [
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
  ...[
    "between 1 and ",
    "allergic to ",
    "peanut and ",
    "1 g ",
    "1 g fat or ",
    "kcal, 1, 2\n",
    "| 1 | 2 |\n",
    "had 1 of 2 ",
    "a or ",
    "from 3 to 7 ",
    "'",
    "½",
    "monday ",
  ],
];

const nobody = { timezone: null, reportedInstant: null, occurredAtUtc: null, occurredEndAtUtc: null };
const readers: Record<string, (text: string) => unknown> = {
  outlineMeal,
  readNeeds,
  readTimePhrases,
  readSymptoms: (text) => readSymptoms(text, nobody),
  splitQuestion: (text) => splitQuestion(text, []),
  splitStated: (text) => splitStated(text, findFigures(text), []),
  readTable,
};

let worst = 0;
for (const [name, read] of Object.entries(readers)) {
  for (const piece of pieces) {
    const [shortMs, longMs] = [short, long].map((length) => cpuMsOf(read, fill(piece, length)));
    const growth = (longMs ?? 0) / Math.max(leastMs, shortMs ?? 0);
    worst = Math.max(worst, growth);
    if (growth > mostGrowth / 2)
      console.log(
        `${name} ${JSON.stringify(piece)}: ${shortMs?.toFixed(0)} ms, then ${longMs?.toFixed(0)} ms`,
      );
  }
}
console.log(`four times the text takes at most ${worst.toFixed(1)} times as long`);
process.exitCode = worst > mostGrowth ? 1 : 0;

function fill(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

/** The least CPU time of some readings: what else the machine does is no part of it. */
function cpuMsOf(read: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    read(text);
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}
