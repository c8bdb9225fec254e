import { describe, expect, it } from "vitest";
import { compareImplied, countImplications } from "../../../../shared/domain/food/matching/implied-words.ts";
import { readName } from "../../../../shared/domain/food/matching/read-name.ts";

const names = ["Cheese, cheddar", "Cheese, cheddar, mild", "Cheese, cheddar, old", "Sauce, cheddar", "Bread"];
const offered = names.map((name) => ({ terms: new Set(readName(name).terms.keys()) }));

describe("words that the candidates have together", () => {
  const asked = readName("Cheddar");
  const implies = countImplications(asked, offered);
  const openOf = (name: string) =>
    new Map(compareImplied(asked, readName(name), { rarity: () => 500, implies })).get("offeredOpen") ?? 0;

  it("imply each other as often as they do", () => {
    expect(implies("cheese", "cheddar")).toBeCloseTo(3 / 5.5);
    expect(implies("bread", "cheddar")).toBe(0);
  });

  it("cost less where they are unsaid", () => {
    expect(openOf("Cheese, cheddar")).toBeLessThan(openOf("Sauce, cheddar"));
  });
});
