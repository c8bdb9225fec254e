import { describe, expect, it } from "vitest";
import { readSituation } from "../../../shared/domain/safety/mod.ts";

describe("a goal of very little energy is seen", () => {
  it.each([
    "aim for 450 kcal a day, egg or banana?",
    "I've restricted to 300 a day for two weeks",
    "averaging 600 calories a day, toast or yoghurt?",
    "I have to lose 15 kg before july, is 400 kcal a day or 600 kcal a day better",
    "500 kcal max",
    "500 kcal max a day: pasta or soup",
    "500 kcal limit, pasta or soup",
    "max 500 kcal a day: salmon (520 kcal) or carbonara",
    "only had 400 kcal today and I feel proud of it",
    "soup or gum, keeping it under 450 for the day",
  ])("%s", (text) => expect(readSituation(text).topics).toContain("very_low_energy"));

  it.each([
    "my budget is 1500 kcal a day",
    "aiming for 500 kcal for dinner",
    "500 kcal max: pasta or soup",
    "I've 600 kcal left and want max protein: salmon (520 kcal) or carbonara (890 kcal)",
    "600 kcal remaining, max protein: salmon at 520 kcal or carbonara at 890 kcal",
    "500 kcal to play with tonight, max protein",
    "max protein: wrap (450 kcal) or soup (300 kcal)",
    "sodium restricted to 500 a day",
    "keeping it under 450 steps for the day after the sprain, soup or gum",
    "I eat 3 a day, apples or pears",
  ])("none: %s", (text) => expect(readSituation(text).topics).not.toContain("very_low_energy"));
});

describe("the age of a baby is read in its short forms", () => {
  it.each(["my 7mo: formula or water", "7mo, honey or pear", "our 10mos: water or juice"])("%s", (text) =>
    expect(readSituation(text).topics).toContain("infancy"),
  );

  it("but not as the length of a plan", () =>
    expect(readSituation("the gym plan of 7 mo: oats or eggs").topics).not.toContain("infancy"));
});

describe("signs of distress", () => {
  it.each([
    ["so I can purge less, soup or crisps", "purging"],
    ["proud of skipping dinner, coffee or tea", "eating_disorder"],
    ["nothing matters, sleep forever with vodka or wine", "self_harm"],
  ])("%s", (text, topic) => expect(readSituation(text).topics).toContain(topic));

  it.each([
    ["Bones are thinning at 58, so calcium: yoghurt or jelly", "eating_disorder"],
    ["so tired I could sleep forever: coffee or tea", "self_harm"],
    ["hunger is driving me mad, beer or wine", "driving"],
  ])("none: %s", (text, topic) => expect(readSituation(text).topics).not.toContain(topic));
});
