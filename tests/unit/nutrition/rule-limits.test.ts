import { describe, expect, it } from "vitest";
import type { ConditionName } from "../../../shared/domain/constraints/condition-name.ts";
import data from "../../../shared/domain/constraints/data/design-limits.json" with { type: "json" };
import type { DietName } from "../../../shared/domain/constraints/diet-name.ts";
import { conditionNames } from "../../../shared/domain/constraints/find-condition.ts";
import { dietNames } from "../../../shared/domain/constraints/find-diet.ts";
import { limitsOfRule } from "../../../shared/domain/constraints/limits/design-rules.ts";
import {
  followedDiets,
  listRuleExclusions,
} from "../../../shared/domain/constraints/limits/list-rule-exclusions.ts";
import { listRuleLimits } from "../../../shared/domain/constraints/limits/list-rule-limits.ts";
import { needsGender } from "../../../shared/domain/constraints/limits/needs-gender.ts";
import type { RuleLimit } from "../../../shared/domain/constraints/limits/rule-limit.ts";
import { expandKind } from "../../../shared/domain/nutrition/kinds/kind-table.ts";

type Gender = "male" | "female" | null;

function settle(diets: DietName[], conditions: ConditionName[], gender: Gender = null) {
  return listRuleLimits({ diets, conditions, gender });
}

function tell({ what, portion, day, unit, hard }: RuleLimit): string {
  const side = (bound: RuleLimit["day"]) => (bound === null ? "-" : `${bound.operator} ${bound.limit}`);
  return `${what}: ${side(portion)} a portion, ${side(day)} a day, ${unit}${hard ? ", hard" : ""}`;
}

function limitsOf(diets: DietName[], conditions: ConditionName[], gender: Gender = null): string[] {
  return settle(diets, conditions, gender).limits.map(tell);
}

describe("bounds that a made dish keeps", () => {
  it.each<[DietName[], ConditionName[], Gender, string]>([
    [[], ["hypertension"], null, "sodium: <= 800 a portion, <= 2300 a day, mg, hard"],
    [["dash"], [], null, "sodium: <= 800 a portion, <= 2300 a day, mg, hard"],
    [[], ["dyslipidaemia"], null, "saturated fat: <= 10 a portion, <= 10 a day, % of energy, hard"],
    [[], ["pregnancy"], null, "caffeine: <= 200 a portion, <= 200 a day, mg, hard"],
    [[], ["pregnancy"], null, "energy: - a portion, >= 1800 a day, kcal, hard"],
    [[], ["osteoporosis"], null, "calcium: - a portion, >= 1200 a day, mg, hard"],
    [[], ["iron_deficiency"], "female", "iron: >= 4.5 a portion, >= 18 a day, mg, hard"],
    [[], ["iron_deficiency"], "male", "iron: >= 2 a portion, >= 8 a day, mg, hard"],
    [[], ["iron_deficiency"], null, "iron: >= 4.5 a portion, >= 18 a day, mg, hard"],
    [[], ["type_2_diabetes"], null, "fibre: - a portion, >= 14 a day, g per 1,000 kcal, hard"],
    [[], ["type_2_diabetes"], null, "net carbohydrate: <= 60 a portion, - a day, g, hard"],
    [[], ["chronic_kidney_disease"], null, "sodium: <= 800 a portion, <= 2300 a day, mg, hard"],
    [[], ["lactose_intolerance"], null, "lactose: <= 2 a portion, <= 12 a day, g, hard"],
    [["keto"], [], null, "net carbohydrate: <= 10 a portion, <= 50 a day, g, hard"],
    [["high_protein"], [], null, "protein: >= 20 a portion, >= 20 a day, % of energy, hard"],
  ])("%j %j %s: %s", (diets, conditions, gender, limit) => {
    expect(limitsOf(diets, conditions, gender)).toContain(limit);
  });

  it("an iron bound of the other sex is none", () => {
    expect(
      limitsOf([], ["iron_deficiency"], "male").filter((limit) => limit.startsWith("iron")),
    ).toHaveLength(1);
  });

  it("names the sex as not stated where the stricter bounds apply", () => {
    const told = /^iron deficiency: .*sex.*stricter/;
    expect(settle([], ["iron_deficiency"]).notices).toContainEqual(expect.stringMatching(told));
    expect(settle([], ["iron_deficiency"], "male").notices).not.toContainEqual(expect.stringMatching(told));
  });

  it("the sex of the eater matters for iron deficiency only", () => {
    expect(needsGender(["hypertension", "obesity", "pregnancy"])).toEqual([]);
    expect(needsGender(["hypertension", "iron_deficiency"])).toEqual(["iron deficiency"]);
  });
});

describe("several rules", () => {
  it("the stricter bound holds, and the other is told as dropped", () => {
    const { limits, dropped } = settle(["low_sodium"], ["hypertension"]);
    const sodium = limits.filter(({ what }) => what === "sodium");
    expect(sodium.map(tell)).toEqual(["sodium: <= 600 a portion, <= 2000 a day, mg, hard"]);
    expect(dropped[0]?.limit.ruleName).toBe("hypertension");
    expect(dropped[0]?.because).toBe("low-sodium asks for at most 600 mg of sodium a portion");
  });

  it("an aim never loosens a hard bound, and stays where it asks for more", () => {
    const fat = limitsOf(["mediterranean"], ["dyslipidaemia"]).filter((limit) =>
      limit.startsWith("saturated"),
    );
    expect(fat).toEqual([
      "saturated fat: <= 10 a portion, <= 10 a day, % of energy, hard",
      "saturated fat: <= 7 a portion, <= 7 a day, % of energy",
    ]);
  });

  it("much potassium for the blood pressure gives way to little for the kidneys, in any order", () => {
    for (const conditions of [
      ["hypertension", "chronic_kidney_disease"],
      ["chronic_kidney_disease", "hypertension"],
    ] as ConditionName[][]) {
      const { limits, notices } = settle(["dash"], conditions);
      const potassium = limits.filter(({ what }) => what === "potassium");
      expect(potassium.map(({ ruleName }) => ruleName)).toEqual(["chronic_kidney_disease"]);
      expect(notices.join("\n")).toContain("DASH: at least 4,700 mg of potassium a day is left out");
    }
  });

  it("a diet of much protein gives way to the kidneys in portions and days", () => {
    const { limits, dropped } = settle(["high_protein"], ["chronic_kidney_disease"]);
    expect(limits.some(({ ruleName }) => ruleName === "high_protein")).toBe(false);
    expect(dropped.map(({ limit }) => tell(limit))).toContain(
      "protein: >= 20 a portion, >= 20 a day, % of energy, hard",
    );
  });

  it("a diet of few calories does not take a pregnancy below its need", () => {
    expect(limitsOf(["low_calorie"], ["pregnancy"])).not.toContainEqual(expect.stringContaining("<= 1500"));
  });

  it("a small portion is no small day: both bounds of energy hold", () => {
    expect(limitsOf([], ["obesity", "pregnancy"])).toContain("energy: <= 600 a portion, - a day, kcal, hard");
  });

  it("what holds for every meal of a plan does not give way to what holds for a recipe alone", () => {
    const { limits } = settle([], ["diarrhoea", "inflammatory_bowel_disease"]);
    const fibre = limits.filter(({ what, everyMeal }) => what === "fibre" && everyMeal);
    expect(fibre.map(({ portion }) => portion?.limit)).toEqual([8]);
  });

  it("a limit that is overruled is told once, though it had a portion and a day", () => {
    const { notices } = settle(["keto"], ["gallstones"]);
    expect(notices.filter((notice) => notice.startsWith("keto"))).toHaveLength(1);
  });

  it("a rule that is told twice brings its bounds once", () => {
    expect(settle([], ["gout", "gout"]).limits).toEqual(settle([], ["gout"]).limits);
  });

  it("whatever rests on a condition is no medical advice; a diet alone needs no such word", () => {
    expect(settle([], ["gout"]).notices[0]).toBe("General information, no medical advice");
    expect(settle(["keto"], []).notices).toEqual([]);
  });

  it("any two rules leave bounds that can hold together", () => {
    const alone = [
      ...conditionNames.map((name) => ({ diets: [], conditions: [name] })),
      ...dietNames.map((name) => ({ diets: [name], conditions: [] })),
    ];
    const pairs = alone.flatMap((one) => alone.map((other) => ({ one, other })));
    let bounds = 0;
    for (const { one, other } of pairs) {
      const diets = [...one.diets, ...other.diets];
      const { limits } = settle(diets, [...one.conditions, ...other.conditions], "female");
      expectRoom(limits, "portion");
      expectRoom(limits, "day");
      bounds += limits.length;
    }
    expect(bounds).toBeGreaterThan(pairs.length);
  });
});

/** No lower bound of a compound lies above an upper one of the same measure. */
function expectRoom(limits: readonly RuleLimit[], place: "portion" | "day"): void {
  const keyOf = ({ compoundId, minusCompoundId, perEnergyFactor }: RuleLimit) =>
    `${compoundId}-${minusCompoundId}-${perEnergyFactor}`;
  for (const same of Map.groupBy(limits, keyOf).values()) {
    const bounds = same.flatMap((limit) => limit[place] ?? []);
    const least = Math.max(
      0,
      ...bounds.filter(({ operator }) => operator === ">=").map(({ limit }) => limit),
    );
    const most = Math.min(
      1e9,
      ...bounds.filter(({ operator }) => operator === "<=").map(({ limit }) => limit),
    );
    expect(least).toBeLessThanOrEqual(most);
  }
}

describe("kinds of food that a made dish goes without", () => {
  const kindsOf = (diets: DietName[], conditions: ConditionName[]) =>
    listRuleExclusions({ diets, conditions }).map(({ kind }) => kind);

  it("what a rule forbids, and what it only discourages where a dish can do without", () => {
    expect(kindsOf(["keto"], [])).toEqual(expect.arrayContaining(["added_sugar", "grain", "potato"]));
    expect(kindsOf([], ["gerd"])).toEqual(expect.arrayContaining(["chocolate", "mint", "tomato", "citrus"]));
    expect(kindsOf([], ["pregnancy"])).toContain("alcohol");
    expect(kindsOf([], ["iron_deficiency"])).toEqual(["tea", "coffee"]);
  });

  it("irritable bowel syndrome is treated with the low-FODMAP diet", () => {
    expect(followedDiets({ diets: ["vegan"], conditions: ["ibs"] })).toEqual(["vegan", "low_fodmap"]);
    expect(followedDiets({ diets: ["vegan"], conditions: ["gout"] })).toEqual(["vegan"]);
  });
});

describe("the table of bounds", () => {
  const rules = [...Object.values(data.conditions), ...Object.values(data.diets)];

  it("has a rule for every condition, a place for every rule, and only diets and kinds that exist", () => {
    expect(Object.keys(data.conditions)).toEqual([...conditionNames]);
    expect(data.precedence.conditions.toSorted()).toEqual([...conditionNames].toSorted());
    expect(data.precedence.diets.toSorted()).toEqual([...dietNames].toSorted());
    for (const { excludes, followsDiets, sets } of rules) {
      for (const kind of excludes) expect(expandKind(kind).size, kind).toBeGreaterThan(0);
      for (const diet of followsDiets) expect(dietNames).toContain(diet);
      for (const set of sets) expect(Object.keys(data.sets)).toContain(set);
    }
  });

  it("names a source and a place for every bound", () => {
    const conditions = conditionNames.map((ruleName) => ({ rule: "condition", ruleName }) as const);
    const diets = dietNames.map((ruleName) => ({ rule: "diet", ruleName }) as const);
    const limits = [...conditions, ...diets].flatMap(limitsOfRule);
    expect(limits.length).toBeGreaterThan(conditionNames.length);
    for (const { source, portion, day } of limits) {
      expect(source.length).toBeGreaterThan(5);
      expect(portion ?? day).not.toBeNull();
    }
  });
});
