import { describe, expect, it } from "vitest";
import { gramsOf, matchLines } from "./support/match-lines.ts";

describe("grams of a line", () => {
  it("are its stated mass, whatever else it states", () => {
    expect(
      gramsOf("500g/1lb 2oz beef mince", "1 stick (½ cup / 113g) butter", "2 onions (about 300 g)"),
    ).toEqual([500, 113, 300]);
  });

  it("come from volumes by the food's own density", () => {
    expect(gramsOf("1 cup flour", "1 cup honey", "200 ml cream", "1 cup grated parmesan")).toEqual([
      125, 339, 201.2, 99.4,
    ]);
  });

  it("come from pieces, sizes and ranges", () => {
    expect(
      gramsOf("2 large eggs", "1 small onion", "2-3 cloves garlic", "6 sheets filo pastry", "4 mint leaves"),
    ).toEqual([100, 70, 7.5, 114, 0.6]);
  });

  it("exclude the liquid of canned solids", () => {
    expect(gramsOf("1 (400 g) can chickpeas, drained", "2 x 400 g tins chopped tomatoes")).toEqual([
      240, 800,
    ]);
  });

  it("are those of all pieces if the line has the mass of each", () => {
    expect(gramsOf("4 salmon fillets (about 150 g each)", "2 tins tuna, 110 g each")).toEqual([600, 220]);
  });

  it("are usual ones, and marked as such, without an amount in the line", () => {
    const [salt, oil, beef] = matchLines("salt to taste", "oil for frying", "ground beef");
    expect(salt).toMatchObject({ grams: 3, isAmountStated: false, measure: null });
    expect(oil).toMatchObject({ grams: 15, isAmountStated: false, purpose: "for frying" });
    expect(beef?.grams).toBeGreaterThan(200);
  });

  it("are also given for unknown foods", () => {
    const [line] = matchLines("250 g zorblax");
    expect(line).toMatchObject({ food: null, grams: 250, isAmountStated: true });
  });
});

describe("the measure of a line", () => {
  it("is written as in recipes, and null for grams", () => {
    const lines = [
      "1 1/2 cups milk",
      "2 large eggs",
      "1 (400 g) can tomatoes",
      "3 leaves basil",
      "250 g flour",
      "salt",
    ];
    expect(matchLines(...lines).map(({ measure }) => measure)).toEqual([
      "1 1/2 cups",
      "2 large",
      "1 can (400 g)",
      "3 leaves",
      null,
      null,
    ]);
  });

  it("keeps preparation, purpose and what is optional", () => {
    const [line] = matchLines("2 tbsp parsley, finely chopped, to serve (optional)");
    expect(line).toMatchObject({ preparation: "finely chopped", purpose: "to serve", isOptional: true });
  });
});
