import { formatItem } from "../decode-meal.ts";
import type { ExpectedFood, Range } from "./diary-entry.ts";
import type { EntryVerdict, JudgedEntry } from "./judge-entry.ts";

/** An entry with what was read, what was wanted, and what is wrong, as lines. */
export function describeEntry({ entry, decoded, verdict }: JudgedEntry): string[] {
  const { items, macros, unread, warnings } = decoded;
  const energyKcal = Math.round(macros?.[3] ?? 0);
  return [
    `[${entry.id}] ${JSON.stringify(entry.text)}`,
    ...list("read", [...items.map(formatItem), `${energyKcal} kcal`]),
    ...list("unread", unread),
    ...list("warned", warnings),
    ...list("wanted", [...verdict.reading.map(formatFood), `${formatRange(entry.kcal)} kcal`]),
    ...list("verdict", listFaults(verdict)),
  ];
}

function listFaults({ isEnergyRight, ...verdict }: EntryVerdict): string[] {
  const misweighed = verdict.found.filter(({ areGramsRight }) => !areGramsRight);
  return [
    ...verdict.dropped.map(({ name }) => `dropped ${name}`),
    ...verdict.wrong.map(({ food, item }) => `${food.name} is ${item.name}`),
    ...verdict.invented.map(({ name }) => `invented ${name}`),
    ...verdict.forbidden.map(({ name }) => `forbidden ${name}`),
    ...verdict.junk.map(({ name }) => `junk ${JSON.stringify(name)}`),
    ...verdict.reported.map(({ name }) => `only reported ${name}`),
    ...misweighed.map(({ food, item }) => `${item.grams} g of ${food.name}`),
    ...(isEnergyRight ? [] : ["energy out of range"]),
  ];
}

function formatFood({ name, g, rare, optional }: ExpectedFood): string {
  const marks = [rare ? "rare" : "", optional ? "optional" : ""].filter(Boolean);
  return [`${formatRange(g)} g ${name}`, ...marks].join(", ");
}

function formatRange([low, high]: Range): string {
  return `${low}-${high}`;
}

function list(title: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : [`    ${title.padEnd(8)} ${entries.join("; ")}`];
}
