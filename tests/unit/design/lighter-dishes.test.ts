import { describe, expect, it } from "vitest";
import { designFrom, recipesOf } from "./support/design.ts";

const sodium = 1093;

async function serve(request_text: string) {
  const result = await designFrom({ request_text });
  const [recipe] = recipesOf(result);
  if (recipe === undefined) throw new Error("Cannot judge the design: it has no recipe");
  const amountOf = (id: number) =>
    recipe.nutrition.per_portion.find((one) => one.compound_identifier_id === id)?.measurement_value ?? 0;
  const names = recipe.ingredients.map(({ name }) => name);
  return { recipe, amountOf, names, met: result.verification.map(({ constraint }) => constraint) };
}

describe("a dish that is asked for with less of something", () => {
  it.each([
    ["chicken noodle soup", "low sodium chicken noodle soup"],
    ["french onion soup", "french onion soup, low salt"],
    ["ramen", "low salt ramen"],
  ])("has at least a quarter less sodium than as it is written: %s", async (plain, low) => {
    const [written, lighter] = [await serve(plain), await serve(low)];
    const share = (one: typeof written) => one.amountOf(sodium) / one.amountOf(1008);
    expect(share(lighter)).toBeLessThanOrEqual(share(written) * 0.76);
    expect(lighter.recipe.title).toMatch(/with less salt/);
    expect(lighter.met).toContain("wish: less sodium");
  });

  it("names the foods that it is cooked with, and no salt that is gone", async () => {
    const { recipe, names } = await serve("low sodium chicken noodle soup");
    expect(names).toContain("low-sodium chicken broth");
    expect(names).not.toContain("salt");
    expect(recipe.steps.join(" ")).not.toMatch(/\\bsalt\\b|chicken stock/);
  });

  it.each([
    "mild Thai green curry",
    "shakshuka, not spicy",
    "mild chicken tikka masala",
    "vegetable biryani, not too hot",
  ])("has no chillies where it is to be mild: %s", async (text) => {
    const { recipe, names, met } = await serve(text);
    expect(names.join()).not.toMatch(/chil|cayenne|jalape/i);
    expect(recipe.steps.join(" ")).not.toMatch(/chilli|chili|chile|cayenne/i);
    expect(recipe.title).toMatch(/, mild/);
    expect(met).toContain("wish: less spicy");
  });
});
