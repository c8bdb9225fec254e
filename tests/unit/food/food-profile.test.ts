import { describe, expect, it } from "vitest";
import type { FoodCandidate } from "../../../shared/domain/food/candidates/food-names.ts";
import { readWording } from "../../../shared/domain/food/candidates/food-names.ts";
import { profileFood } from "../../../shared/domain/food/candidates/profile-food.ts";

function headsOf(name: string) {
  return readWording({ name, synonyms: [] }).namings.flatMap(({ heads }) => [...heads]);
}

function food(id: number, synonyms: readonly string[]): FoodCandidate {
  const portions = { portionLabels: [], portionGrams: [], defaultPortionGrams: null };
  return { id, source: "fndds", name: "Plum tart", synonyms, foodGroup: "Pies", ...portions };
}

describe("wording of a food", () => {
  it("reads a name that offers two foods as each of them", () => {
    const { namings } = readWording({ name: "Oat bar or breakfast bar, NFS", synonyms: [] });
    expect(namings.map(({ terms }) => [...terms.keys()].join(" "))).toContain("oat bar");
  });

  it("takes a brand in capitals before the food for no food", () => {
    expect(headsOf("PLUM HOUSE, Waffles")).toEqual(["waffle"]);
  });

  it("tells an unusual source from a usual one", () => {
    const placeOf = (name: string, term: string) =>
      readWording({ name, synonyms: [] }).namings[0]?.terms.get(term);
    expect(placeOf("Pizza, cheese, from restaurant", "restaurant")).not.toBe("unusual");
    expect(placeOf("Pizza, cheese, from frozen", "frozen")).toBe("unusual");
  });
});

describe("profile of a food", () => {
  it("belongs to the food asked for, though another has the same names", () => {
    expect([food(1, []), food(2, [])].map((asked) => profileFood(asked).food.id)).toEqual([1, 2]);
  });

  it("follows the synonyms when the same food gets others", () => {
    expect(profileFood(food(1, [])).allTerms.has("damson")).toBe(false);
    expect(profileFood(food(1, ["damson pie"])).allTerms.has("damson")).toBe(true);
  });
});
