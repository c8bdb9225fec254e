import { describe, expect, test } from "vitest";
import { readSituation } from "../../../shared/domain/safety/mod.ts";

describe("the baby of a pregnancy that is told is the unborn one", () => {
  test.each([
    "Third trimester. Raw milk or pasteurised, which has more goodness for the baby?",
    "I'm 30 weeks. Brie or cheddar, better for the baby?",
    "pregnant, swordfish or salmon, something good for my baby",
    "expecting twins in May: tea or coffee, safer for the babies?",
  ])("%s", (text) => {
    const { topics } = readSituation(text);
    expect(topics).toContain("pregnancy");
    expect(topics).not.toContain("infancy");
  });
});

describe("an age, feeding or another child makes it one that eats", () => {
  test.each([
    "pregnant with my second, and for the baby honey toast or banana?",
    "I'm pregnant. Giving the baby honey on toast or banana?",
    "I'm pregnant and my baby is 9 months: honey or banana?",
    "20 weeks pregnant and the baby wants honey on toast or pear",
    "I'm pregnant, the baby's first food: honey or pear?",
    "honey or banana for the baby?",
  ])("%s", (text) => {
    expect(readSituation(text).topics).toContain("infancy");
  });
});
