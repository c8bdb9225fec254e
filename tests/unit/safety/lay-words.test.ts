import { describe, expect, it } from "vitest";
import { judgeOption, listRules, readSituation } from "../../../shared/domain/safety/mod.ts";

const topicsOf = (text: string) => readSituation(text).topics;

function rulesOut(situation: string, words: string): string[] {
  const whole = { name: words, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
  const rules = listRules(readSituation(`${situation}. Which one?`));
  return judgeOption(rules, { words, foods: [], whole, portionGrams: 100 }).map(({ rule }) => rule.id);
}

describe("a state of health that is only hinted at is recognised", () => {
  it.each([
    ["rice or pasta, shes expecting", "pregnancy"],
    ["first scan done, I'm 20/40", "pregnancy"],
    ["coming off the pill because we want kids", "trying_to_conceive"],
    ["neutrophils rock bottom", "weak_immune_system"],
    ["no immune system to speak of", "weak_immune_system"],
    ["dad's got a new liver since March", "weak_immune_system"],
    ["his kidneys are on the way out", "chronic_kidney_disease"],
    ["my liver's packing up", "liver_cirrhosis"],
    ["potassium is creeping up", "high_potassium"],
    ["the depression pills where cheese is banned", "maoi"],
    ["tablets for my thyroid", "thyroid_hormone"],
    ["the pills against TB", "isoniazid"],
    ["food gets stuck in her throat", "dysphagia"],
    ["dry since January, off the booze", "alcohol_dependence"],
    ["6 days ago a gastric sleeve", "liquid_stage"],
  ])("%s: %s", (text, topic) => {
    expect(topicsOf(text)).toContain(topic);
  });

  it.each([
    ["I was expecting more flavour", "pregnancy"],
    ["expecting 8 people for dinner", "pregnancy"],
    ["my liver has gone off", "liver_cirrhosis"],
    ["a small pouch of tuna", "bariatric_surgery"],
    ["stopped drinking milk", "alcohol_dependence"],
    ["vitamin tablets", "some_medicine"],
  ])("and what sounds like it is not: %s", (text, topic) => {
    expect(topicsOf(text)).not.toContain(topic);
  });
});

describe("a food is known by its dishes, relatives and foreign names", () => {
  it.each([
    ["allergic to peanuts", "lupin flour pancakes", "peanut-lupin"],
    ["allergic to prawns", "cricket flour crackers", "crustacean-insects"],
    ["no neutrophils after chemo", "beansprout salad", "immune-sprouts"],
    ["my toddler is 2", "raw beansprouts", "sprouts-vulnerable"],
    ["I'm pregnant", "mettbrötchen", "pregnancy-raw-meat"],
    ["on phenelzine", "harzer", "maoi-aged-cheese"],
    ["on sertraline", "5-HTP", "antidepressant-serotonin"],
    ["on diazepam", "kava", "sedative-herbs"],
    ["HFI", "sweet potato", "hfi-sugar"],
    ["coeliac", "falafel", "coeliac-often-floured"],
    ["favism", "ta'amiya", "g6pd-fava"],
  ])("%s, %s: %s", (situation, words, id) => {
    expect(rulesOut(situation, words)).toContain(id);
  });

  it.each([
    ["no neutrophils after chemo", "stir-fried beansprouts", "immune-sprouts"],
    ["on phenelzine", "cottage cheese", "maoi-aged-cheese"],
    ["coeliac", "gluten free falafel", "coeliac-often-floured"],
  ])("%s, but not %s", (situation, words, id) => {
    expect(rulesOut(situation, words)).not.toContain(id);
  });
});

it("with a medicine that is not named its notorious partners are out", () => {
  expect(rulesOut("on antibiotics for a tooth", "beer")).toContain("some-medicine-risky");
  expect(rulesOut("my heart tablets", "grapefruit")).toContain("some-medicine-risky");
  expect(rulesOut("off my antibiotics", "beer")).not.toContain("some-medicine-risky");
});

describe("a grave allergy", () => {
  it.each([
    "peanuts nearly killed me as a kid",
    "nearly died from a peanut",
    "he was blue-lighted after one peanut",
    "in intensive care after peanuts when I was a child",
  ])("is neither over with childhood nor hidden before its food: %s", (text) => {
    expect(topicsOf(text)).toContain("peanuts_allergy");
    expect(topicsOf(text)).toContain("severe_allergy");
  });

  it("that was outgrown is over", () => {
    expect(topicsOf("outgrew my peanut allergy as a kid")).not.toContain("peanuts_allergy");
  });
});
