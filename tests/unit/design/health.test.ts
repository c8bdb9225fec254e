import { describe, expect, it } from "vitest";
import { designFrom, recipesOf } from "./support/design.ts";

async function namesOf(request: object): Promise<string> {
  const recipes = recipesOf(await designFrom(request));
  return recipes.flatMap(({ ingredients }) => ingredients.map(({ name }) => name)).join(", ");
}

describe("what is unsafe for whoever eats is in no dish", () => {
  it.each([
    [
      "6 desserts, I have galactosaemia",
      /(?<!coconut )\bmilk\b|(?<!(?:dairy-free|cocoa|peanut) )\b(?:cream|butter|yogh?urt)\b/,
    ],
    ["6 dinners, I take phenelzine", /salami|parmesan|cheddar|soy sauce|miso/i],
    ["6 lunches for my son, he is 3", /whole (?:almonds|nuts)|popcorn/i],
  ])("%s", async (request_text, unsafe) => {
    expect(await namesOf({ request_text })).not.toMatch(unsafe);
  });
});

it("the verification names who it is safe for, and the words are understood", async () => {
  const { verification, unmet_wishes } = await designFrom({ request_text: "I take phenelzine, a dinner" });
  const row = verification.find(({ constraint }) => constraint.includes("safe on an MAO inhibitor"));
  expect(row).toMatchObject({ hard: true, satisfied: true, value: 0 });
  expect(unmet_wishes).toEqual([]);
});

it("a wish for what is unsafe is a conflict", async () => {
  const { unmet_wishes } = await designFrom({ request_text: "lunchbox with nuts for my son, he is 3" });
  expect(unmet_wishes).toContainEqual(expect.objectContaining({ wish: "nuts", reason: "conflicts" }));
});

it("a limit that no rule keeps to has a notice", async () => {
  const { unmet_wishes } = await designFrom({ request_text: "a dinner, fluid is restricted to 1.5 litres" });
  expect(unmet_wishes.map(({ wish }) => wish).join(" ")).toContain("1.5 litres");
});

it("a restriction is read as well as the text", async () => {
  const { verification } = await designFrom({
    request_text: "a dinner",
    restrictions: ["galactosaemia"],
  });
  expect(verification.map(({ constraint }) => constraint)).toContain("request_text: safe with galactosaemia");
});
