import { percent } from "../percent.ts";
import { isOnlyCounted } from "../split.ts";
import type { JudgedEntry } from "./judge-entry.ts";

const mostTags = 15;

/** The section on diary entries: their foods, and the classes of entries that are read worst. */
export function writeDiary(judged: readonly JudgedEntry[]): string {
  const counted = judged.filter(({ entry }) => isOnlyCounted(entry.id, "half"));
  const used = judged.filter((one) => !counted.includes(one));
  const rows = figures.map(([name, write]) => `| ${name} | ${write(used)} | ${write(counted)} |`);
  const worst = countTags(judged).slice(0, mostTags);
  return `## Diary entries

Entries as people type them, with the foods that a careful reader finds in them, their grams, and the energy of the
whole. A food is *found* under a name that fits, *reported* where it is named as unresolved or unread, *wrong* where
another food stands in its place, and *dropped* where nothing is said of it. An entry is right when all of its foods are
found, none is invented and its energy is in range; a rare food may be reported instead.

| entries | used while building | only counted |
|---|---|---|
${rows.join("\n")}

### The classes of entries that are read worst

| class | entries | not right |
|---|---|---|
${worst.map(({ tag, entries, failing }) => `| ${tag} | ${entries} | ${failing} |`).join("\n")}
`;
}

type Entries = readonly JudgedEntry[];

const figures: readonly (readonly [name: string, write: (judged: Entries) => string])[] = [
  ["entries", (judged) => String(judged.length)],
  ["right", (judged) => share(judged, ({ verdict }) => verdict.isRight)],
  ["energy in range", (judged) => share(judged, ({ verdict }) => verdict.isEnergyRight)],
  ["foods", (judged) => String(countFoods(judged))],
  ["foods found", (judged) => foodShare(judged, ({ verdict }) => verdict.found.length)],
  ["grams right, of the foods found", gramsShare],
  ["foods reported", (judged) => foodShare(judged, ({ verdict }) => verdict.reported.length)],
  ["foods wrong", (judged) => foodShare(judged, ({ verdict }) => verdict.wrong.length)],
  ["foods dropped", (judged) => foodShare(judged, ({ verdict }) => verdict.dropped.length)],
  ["foods invented", (judged) => String(sum(judged, countInvented))],
  [
    "unresolved items that are no food",
    (judged) => String(sum(judged, ({ verdict }) => verdict.junk.length)),
  ],
  ["entries with a warning", (judged) => share(judged, hasWarning)],
  ["entries that are right, with a warning", (judged) => share(judged.filter(isRight), hasWarning)],
];

function gramsShare(judged: Entries): string {
  const found = judged.flatMap(({ verdict }) => verdict.found);
  return share(found, ({ areGramsRight }) => areGramsRight);
}

function foodShare(judged: Entries, count: (one: JudgedEntry) => number): string {
  return percent(sum(judged, count) / Math.max(1, countFoods(judged)));
}

function countFoods(judged: Entries): number {
  return sum(judged, ({ verdict }) => verdict.reading.length);
}

/** A forbidden item may also be one that no food accounts for. */
function countInvented({ verdict }: JudgedEntry): number {
  return Math.max(verdict.invented.length, verdict.forbidden.length);
}

function isRight({ verdict }: JudgedEntry): boolean {
  return verdict.isRight;
}

function hasWarning({ decoded }: JudgedEntry): boolean {
  return decoded.unread.length + decoded.warnings.length > 0;
}

function share<One>(all: readonly One[], passes: (one: One) => boolean): string {
  return percent(all.filter(passes).length / Math.max(1, all.length));
}

function sum(judged: Entries, count: (one: JudgedEntry) => number): number {
  return judged.reduce((total, one) => total + count(one), 0);
}

type TagCount = { tag: string; entries: number; failing: number };

/** The tags of the entries, those with the most failing ones first. */
function countTags(judged: Entries): TagCount[] {
  const tags = [...new Set(judged.flatMap(({ entry }) => entry.tags))];
  const counts = tags.map((tag) => {
    const members = judged.filter(({ entry }) => entry.tags.includes(tag));
    return { tag, entries: members.length, failing: members.filter((one) => !isRight(one)).length };
  });
  return counts.sort((a, b) => b.failing - a.failing || a.entries - b.entries);
}
