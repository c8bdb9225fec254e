import { expect, test } from "vitest";
import type { DecodedItem } from "../../accuracy/decode-meal.ts";
import type { DiaryEntry } from "../../accuracy/diary/diary-entry.ts";
import { type JudgedEntry, judgeEntry } from "../../accuracy/diary/judge-entry.ts";
import { writeDiary } from "../../accuracy/diary/write-diary.ts";

// By the first byte of their SHA-1, "abc" is used while building and "a1" is only counted.
const usedId = "abc";
const countedId = "a1";

function judged(id: string, tags: string[], names: string[], warnings: string[] = []): JudgedEntry {
  const foods = ["leek", "potato"].map((name) => ({ name, accept: name, g: [80, 100] as const }));
  const entry: DiaryEntry = { id, tags, text: "", foods, kcal: [0, 100], not: [] };
  const items = names.map((name): DecodedItem => {
    return { name, brand: null, grams: name === "potato" ? 500 : 90, status: "matched", match: null };
  });
  const decoded = { items, unread: [], warnings, macros: null, catalogueRelease: null };
  return { entry, decoded, verdict: judgeEntry(entry, decoded) };
}

const section = writeDiary([
  judged(usedId, ["soup", "list"], ["leek", "potato"], ["text_not_fully_read"]),
  judged(usedId, ["soup"], ["leek"], ["text_not_fully_read"]),
  judged(countedId, ["soup"], ["leek", "potato", "onion"]),
  judged(countedId, ["list"], ["leek", "potato"]),
]);

test("figures of both parts stand side by side", () => {
  expect(section.split("\n")).toEqual(
    expect.arrayContaining([
      "| entries | 2 | 2 |",
      "| right | 50.0 % | 50.0 % |",
      "| foods found | 75.0 % | 100.0 % |",
      "| grams right, of the foods found | 66.7 % | 50.0 % |",
      "| foods dropped | 25.0 % | 0.0 % |",
      "| foods invented | 0 | 1 |",
      "| entries with a warning | 100.0 % | 0.0 % |",
      "| entries that are right, with a warning | 100.0 % | 0.0 % |",
    ]),
  );
});

test("the class with the most entries that are not right comes first", () => {
  const rows = section.split("| class | entries | not right |\n")[1]?.trim().split("\n");
  expect(rows).toEqual(["|---|---|---|", "| soup | 3 | 2 |", "| list | 2 | 0 |"]);
});
