import { describe, expect, it } from "vitest";
import { spellFigures } from "../../../functions/design/engine/wording/spell-figures.ts";

describe("figures as people type them", () => {
  it.each([
    ["a week, never the same meal twice, dairy free", "7 day plan, never the same meal twice, dairy free"],
    ["i need 10g+ fibre in one meal", "i need at least 10g fibre in one meal"],
    ["low sat fat dinner: max 4 g saturated, fish", "low sat fat dinner: max 4 g saturated fat, fish"],
    ["iron rich vegan dinner, 6 mg or more", "iron rich vegan dinner, at least 6 mg iron"],
    ["snack box, ready in 20 min, makes 4", "snack box, ready in 20 min, 4 servings"],
    ["birthday cake, 12 slices", "birthday cake, 12 servings"],
  ])("are read of %s", (text, plain) => {
    expect(spellFigures(text)).toBe(plain);
  });

  it.each([
    "fish twice a week, no pork",
    "max 4 g saturated fat",
    "toast with 2 slices of ham",
    "what makes 4 people happy",
  ])("stay in %s", (text) => {
    expect(spellFigures(text)).toBe(text);
  });
});
