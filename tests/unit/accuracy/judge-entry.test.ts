import { describe, expect, test } from "vitest";
import type { DecodedItem, DecodedMeal } from "../../accuracy/decode-meal.ts";
import type { DiaryEntry, ExpectedFood } from "../../accuracy/diary/diary-entry.ts";
import { countFaults, judgeEntry } from "../../accuracy/diary/judge-entry.ts";

function food(name: string, more: Partial<ExpectedFood> = {}): ExpectedFood {
  return { name, accept: name, g: [80, 120], ...more };
}

function entry(foods: ExpectedFood[], more: Partial<DiaryEntry> = {}): DiaryEntry {
  return { id: "soup-1", tags: ["soup"], text: "", foods, kcal: [100, 200], not: [], ...more };
}

function item(name: string, more: Partial<DecodedItem> = {}): DecodedItem {
  return { name, brand: null, grams: 100, status: "matched", match: null, ...more };
}

function unresolved(name: string): DecodedItem {
  return item(name, { status: "unresolved" });
}

function decoded(items: DecodedItem[], energyKcal = 150, unread: string[] = []): DecodedMeal {
  return { items, unread, warnings: [], macros: [0, 0, 0, energyKcal], catalogueRelease: null };
}

describe("judgeEntry", () => {
  test("an entry is right when all foods are found and the energy is in range", () => {
    const verdict = judgeEntry(
      entry([food("leek"), food("potato")]),
      decoded([item("Potato, boiled"), item("Leek")]),
    );
    expect(verdict.isRight).toBe(true);
    expect(verdict.found.map(({ food: found }) => found.name)).toEqual(["leek", "potato"]);
  });

  test("grams out of range are counted and leave the entry right", () => {
    const verdict = judgeEntry(entry([food("leek")]), decoded([item("Leek", { grams: 121 })]));
    expect(verdict.found.map(({ areGramsRight }) => areGramsRight)).toEqual([false]);
    expect(verdict.isRight).toBe(true);
  });

  test("energy may leave its range by a tenth, and by a kilocalorie above it", () => {
    const isRightAt = (energyKcal: number) =>
      judgeEntry(entry([food("leek")]), decoded([item("Leek")], energyKcal)).isRight;
    expect([90, 221].map(isRightAt)).toEqual([true, true]);
    expect([89, 222].map(isRightAt)).toEqual([false, false]);
  });

  test("a food whose name is rejected is not found, and the brand belongs to the name", () => {
    const soup = entry([food("soup", { reject: "powder" })]);
    expect(judgeEntry(soup, decoded([item("Soup, powder")])).found).toEqual([]);
    const bran = entry([food("flakes", { accept: "morning gold" })]);
    expect(judgeEntry(bran, decoded([item("Flakes", { brand: "Morning Gold" })])).isRight).toBe(true);
  });

  test("another food in the place of a missing one is wrong, one beyond it invented", () => {
    const verdict = judgeEntry(entry([food("leek")]), decoded([item("Onion"), item("Celery")]));
    expect(verdict.wrong.map(({ item: wrong }) => wrong.name)).toEqual(["Onion"]);
    expect(verdict.invented.map(({ name }) => name)).toEqual(["Celery"]);
    expect(verdict.dropped).toEqual([]);
    expect(verdict.isRight).toBe(false);
  });

  test("a missing food of which nothing is said is dropped", () => {
    const verdict = judgeEntry(entry([food("leek"), food("potato")]), decoded([item("Leek")]));
    expect(verdict.dropped.map(({ name }) => name)).toEqual(["potato"]);
    expect(verdict.isRight).toBe(false);
  });

  test("a missing food is reported by an unresolved item or an unread word of its name", () => {
    const leeks = entry([food("braised leeks")]);
    for (const reading of [decoded([unresolved("some leeks")]), decoded([], 150, ["leeks,"])]) {
      const verdict = judgeEntry(leeks, reading);
      expect(verdict.reported.map(({ name }) => name)).toEqual(["braised leeks"]);
      expect([verdict.dropped, verdict.junk, verdict.isRight]).toEqual([[], [], false]);
    }
  });

  test("an entry with a rare food that is reported is right, whatever its energy", () => {
    const rare = entry([food("samphire", { rare: true })]);
    expect(judgeEntry(rare, decoded([unresolved("samphire")], 0)).isRight).toBe(true);
    expect(judgeEntry(rare, decoded([], 0)).isRight).toBe(false);
  });

  test("an optional food may be left out", () => {
    const verdict = judgeEntry(
      entry([food("leek"), food("parsley", { optional: true })]),
      decoded([item("Leek")]),
    );
    expect([verdict.dropped, verdict.isRight]).toEqual([[], true]);
  });

  test("unresolved items that no food accounts for are junk and leave the entry right", () => {
    const verdict = judgeEntry(entry([food("leek")]), decoded([item("Leek"), unresolved("my aunt")]));
    expect(verdict.junk.map(({ name }) => name)).toEqual(["my aunt"]);
    expect(verdict.isRight).toBe(true);
  });

  test("a dish may be read as its parts, and the closest reading counts", () => {
    const dish = entry([food("vichyssoise", { parts: [[food("leek"), food("cream")]] })]);
    expect(judgeEntry(dish, decoded([item("Leek"), item("Cream")])).isRight).toBe(true);
    expect(judgeEntry(dish, decoded([item("Vichyssoise")])).isRight).toBe(true);
    expect(judgeEntry(dish, decoded([item("Leek")])).dropped.map(({ name }) => name)).toEqual(["cream"]);
  });

  test("a food that the entry forbids makes it wrong, even where it stands for one of its foods", () => {
    const black = entry([food("coffee")], { not: ["milk"] });
    const verdict = judgeEntry(black, decoded([item("Coffee with milk")]));
    expect(verdict.forbidden.map(({ name }) => name)).toEqual(["Coffee with milk"]);
    expect(verdict.isRight).toBe(false);
  });

  test("a text without food is right when nothing is found", () => {
    const nothing = entry([], { kcal: [0, 0] });
    expect(judgeEntry(nothing, { ...decoded([]), macros: null }).isRight).toBe(true);
    expect(judgeEntry(nothing, decoded([item("Leek")], 30)).isRight).toBe(false);
  });
});

test("a reported food counts half of one that is dropped", () => {
  const leek = entry([food("leek")]);
  expect(countFaults(judgeEntry(leek, decoded([unresolved("leek")])))).toBe(0.5);
  expect(countFaults(judgeEntry(leek, decoded([])))).toBe(1);
});
