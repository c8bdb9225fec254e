import { describe, expect, test } from "vitest";
import { conditionNames } from "../../../shared/domain/constraints/mod.ts";
import { kindRows } from "../../../shared/domain/nutrition/mod.ts";
import {
  findRefusal,
  type JudgedOption,
  judgeOption,
  listPreferred,
  listRules,
  readSituation,
  safetyRules,
  topics,
} from "../../../shared/domain/safety/mod.ts";
import data from "../../../shared/domain/safety/rules/data/sources.json" with { type: "json" };

const plain: JudgedOption = {
  words: "",
  foods: [],
  whole: { name: "", words: [], foodGroup: null, ingredients: [], amounts: new Map() },
  portionGrams: 100,
};

function judge(situation: string, words: string) {
  const whole = { ...plain.whole, name: words };
  const rules = listRules(readSituation(situation));
  return judgeOption(rules, { ...plain, words, whole }).filter(({ rule }) => rule.effect === "out");
}

describe("the tables", () => {
  test("hold rules for every theme of the design, each with a public source", () => {
    expect(safetyRules.length).toBeGreaterThanOrEqual(120);
    for (const { source, says } of safetyRules) {
      expect(source.publisher).not.toBe("");
      expect(source.url, source.title).toMatch(/^https?:\/\//u);
      expect(says.length).toBeGreaterThan(20);
    }
  });

  test("keep no source that no rule rests on", () => {
    const used = new Set(safetyRules.map(({ source }) => source.url));
    const idle = Object.values(data.sources).filter(({ url }) => !used.has(url));
    expect(idle).toEqual([]);
  });

  test("name each rule once", () => {
    expect(new Set(safetyRules.map(({ id }) => id)).size).toBe(safetyRules.length);
  });

  test("name only topics and kinds of food that exist", () => {
    // Ids of conditions that diets know need no topic of their own.
    const shared = new Set<string>(conditionNames);
    for (const { who, and, butNot, foods } of safetyRules) {
      for (const id of [...who, ...and, ...butNot]) expect(topics.has(id) || shared.has(id), id).toBe(true);
      for (const kind of foods?.kinds ?? []) expect(kindRows.has(kind), kind).toBe(true);
    }
  });
});

describe("a food is out for whom it may harm", () => {
  test.each([
    ["on phenelzine", "Marmite on toast", "maoi-yeast-extract"],
    ["taking metronidazole", "a glass of wine", "alcohol-metronidazole"],
    ["on tacrolimus", "grapefruit juice", "grapefruit-medicine"],
    ["on levothyroxine", "calcium-fortified soy latte", "thyroid-soy"],
    ["taking doxycycline", "a yogurt", "tetracycline-dairy"],
    ["on spironolactone", "coconut water", "sparing-potassium-foods"],
    ["on lisinopril", "LoSalt", "raas-salt-substitute"],
    ["on warfarin", "natto", "vk-natto"],
    ["on levothyroxine", "kelp tablets", "thyroid-kelp"],
    ["he has homocystinuria", "boiled egg", "homocystinuria-protein"],
    ["on ritonavir", "garlic supplement", "hiv-garlic-supplement"],
    ["", "rice on warm since yesterday", "spoiled-left-out"],
    ["", "chicken been in the fridge 6 days", "spoiled-old-leftovers"],
    ["on thickened fluids, level 2", "ice cream", "thickened-melting"],
    ["thickened drinks only", "a cup of tea", "thickened-thin"],
    ["glycogen storage disease type 1", "skip supper", "fasting-disorder"],
    ["she has MCADD", "wait until morning", "fasting-disorder"],
    ["I'm pregnant", "steak, medium rare", "pregnancy-raw-meat"],
    ["I'm pregnant", "brie and crackers", "pregnancy-mould-cheese"],
    ["my 3yo", "popcorn", "child-popcorn"],
    ["8 month old", "honey on toast", "infant-honey"],
    ["my 4 month old", "rice cereal", "under-six-months-milk"],
    ["G6PD deficiency", "broad bean dip", "g6pd-fava"],
    ["having a hypo", "a handful of nuts", "hypo-fast-sugar"],
    ["driving home later", "a pint of lager", "driving-alcohol"],
    ["", "green potatoes", "poison-green-potato"],
    ["", "rice left out overnight", "spoiled-left-out"],
  ])("%s: %s", (situation, words, id) => {
    expect(judge(situation, words).map(({ rule }) => rule.id)).toContain(id);
  });

  test.each([
    ["on phenelzine", "cottage cheese"],
    ["taking metronidazole", "ginger beer"],
    ["taking metronidazole", "virgin mojito"],
    ["I'm pregnant", "baked camembert until steaming hot"],
    ["I'm pregnant", "steak, well done"],
    ["my 3yo", "smooth peanut butter on toast"],
    ["my 3yo", "grapes cut in quarters"],
    ["my 4 month old", "infant formula"],
    ["having a hypo", "a glass of orange juice"],
    ["on alendronic acid", "a glass of tap water"],
    ["driving home later", "alcohol-free beer"],
    ["", "green beans and potatoes"],
    ["", "overnight oats"],
  ])("not for %s: %s", (situation, words) => {
    expect(judge(situation, words).map(({ rule }) => rule.id)).toEqual([]);
  });
});

test("a compound over its bound puts the portion out", () => {
  const amounts = new Map([[1057, { low: 150, value: 150, high: 150 }]]);
  const rules = listRules(readSituation("I'm breastfeeding"));
  const found = (portionGrams: number) =>
    judgeOption(rules, { ...plain, whole: { ...plain.whole, amounts }, portionGrams }).map(
      ({ rule }) => rule.id,
    );
  expect(found(200)).toContain("pregnancy-caffeine");
  expect(found(100)).not.toContain("pregnancy-caffeine");
});

test.each([
  ["my potassium is 5.8", { goal: "potassium", direction: "less" }],
  ["grandpa takes only a few bites at meals", { goal: "weight_gain", direction: "more" }],
  ["I lost 2 stone without trying", { goal: "weight_gain", direction: "more" }],
  ["I have POTS", { goal: "sodium", direction: "more" }],
  ["she has no appetite", { goal: "weight_gain", direction: "more" }],
  ["Addison's disease, sweating in this heat", { goal: "sodium", direction: "more" }],
  ["my potassium is 5.8 and I have no appetite", { goal: "potassium", direction: "less" }],
])("what a condition limits is preferred low, what it lacks high: %s", (text, preference) => {
  expect(listPreferred(listRules(readSituation(text)))[0]).toEqual(preference);
});

describe("nothing is compared", () => {
  test.each([
    ["I want to die", "refuse", /help now/],
    ["I purge after dinner", "refuse", /doctor/],
    ["I have anorexia", "refuse", /eating disorder/],
    ["400 kcal a day for me", "refuse", /doctor/],
    ["pregnant and want to lose weight", "refer", /midwife/],
    ["my 9 year old daughter has to lose weight", "refer", /doctor/],
    ["I am 16 and want to loose 10 kg", "refer", /doctor/],
    ["on lithium, I want to cut down on salt", "refer", /prescriber/],
    ["on lithium, cut nearly all salt, chicken or eggs", "refer", /prescriber/],
  ])("%s", (text, effect, says) => {
    const refusal = findRefusal(listRules(readSituation(text)));
    expect(refusal?.effect).toBe(effect);
    expect(refusal?.says).toMatch(says);
    expect(refusal?.says).not.toMatch(/\d{3,}[ -]?\d/);
  });

  test("of several reasons the gravest is told", () => {
    const refusal = findRefusal(listRules(readSituation("I'm bulimic and I want to kill myself")));
    expect(refusal?.says).toMatch(/help now/);
  });

  test("on lithium the usual salt can be chosen where it is offered", () => {
    expect(
      findRefusal(listRules(readSituation("on lithium: cut nearly all salt, or keep my usual salt?"))),
    ).toBeNull();
  });

  test("an ordinary question is compared", () => {
    expect(findRefusal(listRules(readSituation("fewer calories: apple or banana")))).toBeNull();
  });
});
