import { describe, expect, it } from "vitest";
import { readSituation } from "../../../shared/domain/safety/mod.ts";
import { decide } from "./support/decide-text.ts";

describe("a reaction described without the word allergy", () => {
  it.each([
    ["I come out in hives with shellfish btw", "shellfish"],
    ["last time I ate mango my lips went tingly", "mango"],
    ["sesame = itchy throat every time", "sesame"],
    ["walnut anaphylaxis", "walnut"],
    ["EpiPen for cashews", "cashews"],
    ["pecans make my throat close up", "pecans"],
    ["lupin makes his lips balloon", "lupin"],
  ])("names its food: %s", (text, food) => {
    expect(readSituation(text).reactions.join(" ")).toContain(food);
  });
});

it("a severe reaction to a food that nobody knows leads to a question, not to a choice", async () => {
  const { outcome, reasoning } = await decide("anaphylaxis in the family, carry an epipen. apple or cola?");
  expect(outcome).toBe("needs_information");
  expect(reasoning).toMatch(/name it as an allergy/);
});

it("an illness without a rule leads to a question as well", async () => {
  const { outcome, reasoning } = await decide("Wolman disease since birth. apple or cola?");
  expect(outcome).toBe("needs_information");
  expect(reasoning).toMatch(/Wolman disease/);
});
