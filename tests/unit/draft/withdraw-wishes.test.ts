import { describe, expect, it } from "vitest";
import { withdrawWishes } from "../../../functions/draft/engine/request/withdraw-wishes.ts";

describe("what a request takes back", () => {
  it.each([
    ["For 2 people. Actually no, scrap that: make it for 6", "For 6 people"],
    ["Make it vegan. Forget that, vegetarian will do", "vegetarian will do"],
    ["for 8 people... sorry, I mean 10", "for 10 people"],
    ["Add 80 g rocket. Scratch that, 120 g.", "Add 120 g rocket."],
    ["swap the lamb for beef. No wait, use lentils please", "swap the lamb for lentils please"],
    ["Double it. On second thoughts, triple it.", "triple it."],
  ])("no longer counts: %s", (said, meant) => {
    expect(withdrawWishes(said).trim()).toBe(meant);
  });

  it.each([
    "He is allergic to eggs. Scrap that pan, use a tin",
    "She's allergic to eggs. Forget that, I mean really allergic",
    "Use turkey. Actually, no onions either",
    "no cream. wait, no milk either",
    "I mean it: no nuts",
  ])("is not what somebody reacts to, nor a further refusal: %s", (said) => {
    expect(withdrawWishes(said)).toBe(said);
  });
});
