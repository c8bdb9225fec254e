import { describe, expect, it } from "vitest";
import { translatePhrases } from "../../../functions/draft/engine/request/translate-phrases.ts";

describe("a wish in another language", () => {
  it.each([
    ["Kann man das glutenfrei machen?", "make it gluten-free?"],
    ["ohne Zwiebeln bitte", "no onion please"],
    ["sans fromage", "no cheese"],
    ["meno sale", "less salt"],
    ["sin huevos", "no eggs"],
    ["allergique aux arachides", "allergic to peanuts"],
    ["unser Gast hat Milchallergie", "my son is allergic to milk"],
    ["für 8 Personen", "for 8 people"],
    ["statt Butter Olivenöl", "olive oil instead of butter"],
    ["je suis végétarien", "I am vegetarian"],
    ["Birnen statt Kirschen", "pears instead of cherries"],
    ["fenouil au lieu des betteraves", "fennel instead of beetroot"],
    ["ohne Reis und mit Linsen statt Lachs", "no rice , use lentils instead of salmon"],
  ])("%s: %s", (said, plain) => {
    expect(translatePhrases(said)).toBe(plain);
  });

  it.each(["no butter please", "swap the latte for tea", "with a sin of chocolate"])(
    "%s is English already",
    (said) => {
      expect(translatePhrases(said)).toBe(said);
    },
  );
});
