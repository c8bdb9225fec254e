import { describe, expect, it } from "vitest";
import { readPan } from "../../../functions/draft/engine/request/read-pan.ts";

const steps = ["Mix all.", "Bake in a 20 cm square tin for 30 minutes."];

describe("another baking vessel", () => {
  it.each([
    ["use a 20 x 40 cm tray", 2, "Bake in a 20 x 40 cm tin for 30 minutes."],
    ["bake it in a 40 cm square tin instead of 20 cm", 4, "Bake in a 40 cm square tin for 30 minutes."],
    ["I only have an 8 inch square pan", 1.03, "Bake in an 8 inch square tin for 30 minutes."],
    ["in a 20 cm round tin please", 0.79, "Bake in a 20 cm round tin for 30 minutes."],
  ])("multiplies the amounts by its bottom and stands in the steps: %s", (text, factor, step) => {
    const pan = readPan(text, steps);
    expect(pan?.factor).toBeCloseTo(factor, 2);
    expect(pan?.steps).toEqual(["Mix all.", step]);
  });

  it("leaves the other wishes of the request", () => {
    expect(readPan("use a 20 x 40 cm tray and no nuts", steps)?.asked.trim()).toBe("and no nuts");
  });

  it("may state the size that the recipe is for", () => {
    expect(readPan("a 30 cm round tin instead of a 15 cm one", [])?.factor).toBeCloseTo(4, 2);
  });

  it.each([
    ["no nuts", steps],
    ["cut it into 2 cm cubes", steps],
    ["use a 28 cm tin", ["Mix all."]],
  ])("is none without two vessels to compare: %s", (text, stated) => {
    expect(readPan(text, stated)).toBeNull();
  });
});
