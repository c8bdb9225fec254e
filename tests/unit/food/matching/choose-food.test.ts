import { describe, expect, it } from "vitest";
import type { FoodCandidate } from "../../../../shared/domain/food/candidates/food-names.ts";
import { chooseFood } from "../../../../shared/domain/food/matching/choose-food.ts";
import type { Feature } from "../../../../shared/domain/food/matching/feature.ts";
import type { RankedFood } from "../../../../shared/domain/food/matching/rank-foods.ts";
import { readName } from "../../../../shared/domain/food/matching/read-name.ts";

function rank(name: string, energyKcal: number, score: number, marks: readonly string[] = []): RankedFood {
  const none = { synonyms: [], portionLabels: [], portionGrams: [], defaultPortionGrams: null };
  const macros = { energyKcal, proteinGrams: 25, fatGrams: 8 };
  const food: FoodCandidate = { ...none, id: score, source: "sr28", name, foodGroup: "Meat", macros };
  return { food, score, composition: [], features: marks.map((mark): Feature => [mark, 100]) };
}

function choose(asked: string, ranked: readonly RankedFood[]): string | undefined {
  return chooseFood(readName(asked), ranked)?.ranked.food.name;
}

describe("of foods that a name may mean", () => {
  it("the one is chosen whose composition most of them share", () => {
    const ranked = [rank("Liver A", 240, 900), rank("Liver B", 160, 800), rank("Liver C", 160, 700)];
    expect(choose("Liver, fried", ranked)).toBe("Liver B");
  });

  it.each([
    ["Beef liver", "Lamb liver", "origin differs"],
    ["Corn flour", "Corn oil", "form differs"],
    ["Peanuts, unsalted", "Peanuts, salted", "lackContradicted"],
    ["Peanuts, salted", "Peanuts, unsalted", "lackRefused"],
  ])("%s is never %s, however many of them share its composition", (asked, other, mark) => {
    const others = [800, 700, 600].map((score) => rank(other, 160, score, [mark]));
    expect(choose(asked, [rank("As asked", 240, 900), ...others])).toBe("As asked");
  });

  it("one that contradicts the name is chosen where the likeliest does", () => {
    const ranked = [
      rank("Turkey liver", 165, 900, ["origin differs"]),
      rank("Duck liver", 160, 800, ["origin differs"]),
    ];
    expect(choose("Ostrich liver", ranked)).toBe("Turkey liver");
  });
});
