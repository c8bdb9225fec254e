import { describe, expect, it } from "vitest";
import { designFrom, recipesOf } from "./support/design.ts";

const unmetOf = async (request_text: string) =>
  (await designFrom({ request_text })).unmet_wishes.map(({ wish }) => wish);

describe("an amount of a food that is to be used up", () => {
  it("says for how many is cooked", async () => {
    const result = await designFrom({ request_text: "use up 500 g turkey mince" });
    const [turkey] = recipesOf(result).flatMap(({ ingredients }) =>
      ingredients.filter(({ name }) => /turkey/.test(name)),
    );
    expect(turkey?.quantity_g).toBeGreaterThan(425);
    expect(turkey?.quantity_g).toBeLessThan(575);
    expect(result.unmet_wishes).toEqual([]);
  });

  it("is reported where those who eat use another amount", async () => {
    expect(await unmetOf("use up 900 g turkey mince, for 2 people")).toEqual(["900 g turkey"]);
  });

  it("is reported for a plan", async () => {
    expect(await unmetOf("3 dinners, use up 500 g turkey mince")).toContain("500 g turkey");
  });
});
