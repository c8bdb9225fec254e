import { describe, expect, it } from "vitest";
import { poolCandidates } from "../../../shared/domain/food/candidates/candidate-pool.ts";
import { matchItem, outlineItem } from "../../../shared/domain/food/match-item.ts";
import { findSmall } from "./small-catalogue.ts";

function match(name: string, attributes: string[] = [], brand: string | null = null): number | null {
  return matchItem(outlineItem({ name, brand, attributes }), poolCandidates(findSmall())).food?.id ?? null;
}

describe("matchItem", () => {
  it("lets attributes change the match", () => {
    expect(match("salmon", ["baked"])).toBe(32);
    expect(match("salmon", ["raw"])).toBe(33);
    expect(match("rice", ["raw"])).toBe(8);
    expect(match("chicken breast", ["grilled", "skinless"])).toBe(11);
    expect(match("chicken breast", ["grilled", "with skin"])).toBe(10);
    expect(match("almonds", ["unsalted"])).toBe(35);
  });

  it("reads names as the catalogue writes them", () => {
    expect(match("Cheese, Cheddar")).toBe(31);
    expect(match("Milk, whole")).toBe(2);
  });

  it("prefers a brand, but an unknown one leaves the food", () => {
    expect(match("cola", [], "Coca-Cola")).toBe(20);
    expect(match("milk", [], "Acme Dairies")).toBe(1);
  });

  it("matches nothing rather than something else", () => {
    expect(match("glorbnax")).toBeNull();
    expect(match("grilled glorbnax", ["raw"])).toBeNull();
  });
});
