import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { judgeName } from "../../accuracy/food-names/judge-name.ts";
import { readFoodTables } from "../../accuracy/food-names/named-food.ts";

const header = "name,kcal,protein_g,fat_g";

describe("judgeName", () => {
  const published = { energyKcal: 200, proteinGrams: 20, fatGrams: 5 };
  const verdictOf = (energyKcal: number | null, proteinGrams: number | null, fatGrams: number | null) =>
    judgeName({ name: "Brawn", published }, { name: "Brawn", energyKcal, proteinGrams, fatGrams }).verdict;

  test("a match is right within 15 % of energy, 20 % of protein and 2 g of fat", () => {
    expect(verdictOf(230, 24, 7)).toBe("right");
    expect(verdictOf(170, 16, 3)).toBe("right");
  });

  test("a match with one value beyond that is near, as long as its energy is within 30 %", () => {
    expect([verdictOf(231, 24, 7), verdictOf(230, 24.1, 7), verdictOf(230, 24, 7.1)]).toEqual([
      "near",
      "near",
      "near",
    ]);
    expect(verdictOf(260, 0, 0)).toBe("near");
  });

  test("a match of which a value is not known is not right", () => {
    expect(verdictOf(200, null, 5)).toBe("near");
    expect(verdictOf(null, 20, 5)).toBe("another food");
  });

  test("a match whose energy is further off is another food", () => {
    expect([verdictOf(261, 20, 5), verdictOf(139, 20, 5)]).toEqual(["another food", "another food"]);
  });

  test("foods of little energy are compared by amounts", () => {
    const tea = { name: "Tea", published: { energyKcal: 1, proteinGrams: 0, fatGrams: 0 } };
    const compare = (energyKcal: number) =>
      judgeName(tea, { name: "Tea", energyKcal, proteinGrams: 2, fatGrams: 2 }).verdict;
    expect([21, 41, 42].map(compare)).toEqual(["right", "near", "another food"]);
  });

  test("an unresolved name is refused", () => {
    expect(judgeName({ name: "Brawn", published }, null).verdict).toBe("refused");
  });
});

describe("readFoodTables", () => {
  const dir = mkdtempSync(join(tmpdir(), "food-names-"));
  const write = (table: string, rows: readonly string[]) =>
    writeFileSync(join(dir, "food-names", `${table}.csv`), [header, ...rows, ""].join("\n"));
  const namesOf = (table: string) =>
    readFoodTables(dir)
      .find(({ name }) => name === table)
      ?.foods.map(({ name }) => name) ?? [];

  beforeAll(() => mkdirSync(join(dir, "food-names")));
  afterAll(() => rmSync(dir, { recursive: true }));

  test("chooses the same 400 foods of a table in whatever order they stand", () => {
    const rows = Array.from({ length: 1_000 }, (_, index) => `"Soup, number ${index}",50,1,2`);
    write("swiss", rows);
    const chosen = namesOf("swiss");
    write("swiss", rows.toReversed());
    expect(chosen).toHaveLength(400);
    expect(namesOf("swiss")).toEqual(chosen);
  });

  test("leaves out foods without a value, of a maker's recipe, or with a name that is too long", () => {
    write("kenya", [
      "Sorrel,20,1,0.5",
      "Unmeasured,,1,0.5",
      "Protein supplement,380,80,5",
      "Infant formula,66,1,3",
      `${"long ".repeat(41)},50,1,2`,
    ]);
    expect(namesOf("kenya")).toEqual(["Sorrel"]);
  });
});
