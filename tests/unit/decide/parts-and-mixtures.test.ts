import { expect, it } from "vitest";
import { collectSaid } from "../../../functions/decide/engine/question/collect-said.ts";
import { decide } from "./support/decide-text.ts";

it("a part of a plant that the question names elsewhere is that plant's", () => {
  const text = "glut of rhubarb. cook the leaves like spinach or stew the stalks?";
  const placed = ["the leaves like spinach", "stew the stalks"].map((label) => {
    const start = text.indexOf(label);
    return { label, place: { start, end: start + label.length } };
  });
  const said = collectSaid(text, placed);
  expect(said.get("the leaves like spinach")).toContain("rhubarb leaves");
  expect(said.get("stew the stalks")).not.toContain("rhubarb");
});

it("with an allergy to a food that no law lists a mixture may hold it", async () => {
  const { outcome, reasoning } = await decide("allergic to kiwi. fruit salad or an apple?");
  expect(outcome).not.toBe("no_valid_option");
  expect(reasoning).toMatch(/“fruit salad” has ingredients that are not known/);
});
