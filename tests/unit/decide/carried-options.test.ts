import { describe, expect, it } from "vitest";
import { findUnnamedAllergen } from "../../../functions/decide/engine/find-unnamed-allergen.ts";
import { splitQuestion } from "../../../functions/decide/engine/question/split-question.ts";
import { readNeeds } from "../../../shared/domain/constraints/needs/read-needs.ts";
import { findRefusal, listRules, readSituation } from "../../../shared/domain/safety/mod.ts";
import { decide } from "./support/decide-text.ts";

const optionsOf = (text: string) => splitQuestion(text, readNeeds(text).spans);

describe("what all options are for is none of them", () => {
  it.each<[string, string[]]>([
    ["fry my eggs in butter or in olive oil", ["butter", "olive oil"]],
    ["Should I cook the fish in ghee or rapeseed oil?", ["ghee", "rapeseed oil"]],
    ["season my chicken with soy sauce or with lemon juice", ["soy sauce", "lemon juice"]],
    ["sweeten my tea with sugar or stevia", ["sugar", "stevia"]],
    ["cook pasta with pesto or a steak?", ["pasta with pesto", "steak"]],
    ["top sirloin or ribeye", ["top sirloin", "ribeye"]],
    ["hummus dip with carrots or crisps", ["hummus dip with carrots", "crisps"]],
  ])("%s", (text, labels) => expect(optionsOf(text).map(({ label }) => label)).toEqual(labels));

  it.each<[string, string[]]>([
    ["poach or fry my eggs", ["poached eggs", "fried eggs"]],
    ["grill or deep fry the chicken", ["grilled chicken", "deep-fried chicken"]],
  ])("%s is of one food", (text, words) => {
    expect(optionsOf(text).map((option) => option.words)).toEqual(words);
  });

  it.each<[string, string[]]>([
    ["Soup sat on the hob all night. Finish it or have toast?", ["Soup", "toast"]],
    ["Rice stood on the hob all night. Eat that or make pasta?", ["Rice", "pasta"]],
  ])("%s stands for the food before", (text, labels) => {
    expect(optionsOf(text).map(({ label }) => label)).toEqual(labels);
  });

  it("keeps what an option is used with", () => {
    expect(
      optionsOf("the milk is off, use it in my cereal or eat toast").map(({ label }) => label),
    ).toContain("use it in my cereal");
  });
});

describe("an allergen that nobody knows", () => {
  const nothingNamed = { ...readNeeds(""), allergies: [], avoided: [] };

  it.each([
    "allergic to something in here, I don't know what",
    "came up in hives last time, no idea what it was",
    "unknown food allergy, tests to come",
    "he reacts to an ingredient and we haven't worked out which",
    "I don't know what I'm allergic to",
  ])("%s", (text) => {
    expect(findUnnamedAllergen(text, nothingNamed)?.effect).toBe("refer");
  });

  it.each([
    "not allergic to anything, not sure which is better",
    "no allergies, don't know what to pick",
    "don't know what to cook for my swollen ankles diet",
  ])("%s names no such", (text) => expect(findUnnamedAllergen(text, nothingNamed)).toBeNull());

  it("leads to a question, not to a choice", async () => {
    const { outcome, reasoning } = await decide("allergic to something, no idea what. apple or cola?");
    expect(outcome).toBe("needs_information");
    expect(reasoning).toMatch(/unidentified/);
  });
});

describe("someone who cannot swallow is given nothing", () => {
  it.each([
    "my husband is unconscious with a hypo",
    "she won't wake up and her sugar is low",
    "dad can't be roused",
    "my mate passed out drunk and won't wake",
    "flatmate on insulin is out cold on the floor",
    "my brother is fitting and diabetic",
    "wife is type 2 and passed out on the sofa, won't come round",
    "colleague had a seizure and is still not awake",
    "dad (type 1) has collapsed in the garage and won't respond",
  ])("%s", (text) => {
    expect(findRefusal(listRules(readSituation(text)))?.says).toMatch(/no food or drink/);
  });

  it.each([
    "my son won't eat his tea",
    "my brother was unconscious last year",
    "she isn't losing weight",
    "my son won't wake up early enough for breakfast",
    "dad isn't responding to treatment",
    "a friend collapsed laughing",
    "dad, type 2, had a fit about the price",
    "she's not conscious of protein",
    "grandma doesn't respond well to spice",
    "my sister is out cold-water swimming",
    "the baby isn't waking at night any more",
  ])("%s is no such", (text) => {
    expect([...readSituation(text).topics]).not.toContain("unconscious_now");
  });
});

describe("a wish to gain weight is no wish for little", () => {
  it("is answered at a low BMI", () => {
    expect(findRefusal(listRules(readSituation("BMI 17, trying to gain weight")))).toBeNull();
    expect(findRefusal(listRules(readSituation("BMI 17, apple or cola")))).not.toBeNull();
    expect(findRefusal(listRules(readSituation("BMI 16, scared of gaining weight")))).not.toBeNull();
  });
});

describe("what is asked for in passing", () => {
  it.each<[string, string, string]>([
    ["a bit worried about B12: two boiled eggs or a bowl of lentils?", "vitamin_b12", "more"],
    ["worried about my salt: crisps or nuts?", "sodium", "less"],
    ["worried about my potassium: banana or apple?", "potassium", "less"],
    ["want to keep it light: salad or burger?", "energy", "less"],
  ])("%s", (text, goal, direction) => {
    expect(readNeeds(text).goals).toContainEqual(expect.objectContaining({ goal, direction }));
  });

  it("names no meal as an option", () => {
    const labels = optionsOf("Dessert is sliced mango or strawberries, which one?").map(({ label }) => label);
    expect(labels).toEqual(["sliced mango", "strawberries"]);
  });
});

it("what names no food leaves the question open beside an option that is only less suitable", async () => {
  const { outcome, selected_option } = await decide(
    "low fibre diet after bowel surgery: lentils or the sofa?",
  );
  expect(selected_option).toBeNull();
  expect(outcome).toBe("needs_information");
});
