import { describe, expect, it } from "vitest";
import { readDishes } from "../../../functions/design/engine/read-dishes.ts";
import { recipeBook } from "../../../shared/domain/recipes/recipe-book.ts";
import { designFrom, recipesOf } from "./support/design.ts";

const titles = new Map(recipeBook.map(({ id, title }) => [id, title]));

/** The titles of the recipes that a text names, by each of its dishes. */
function readTitles(text: string): (string | undefined)[][] {
  return readDishes(text, []).dishes.map(({ all }) => [...all].map((id) => titles.get(id)));
}

describe("the name of a dish", () => {
  it.each([
    ["pad thai please", /pad thai/i],
    ["a taco or two", /taco/i],
    ["a massaman curry", /massaman/i],
    ["shakshuka for two", /shakshuka/i],
  ])("means its recipes: %s", (text, title) => {
    const [found = []] = readTitles(text);
    expect(found).not.toEqual([]);
    for (const one of found) expect(one).toMatch(title);
  });

  it("is the longest that the words allow: a Thai green curry is no other curry", () => {
    expect(readDishes("a Thai green curry", []).dishes.map(({ words }) => words)).toEqual([
      "Thai green curry",
    ]);
  });

  it.each(["no pizza", "anything instead of pizza", "something with black beans", "rice with naan"])(
    "is none where the text refuses it, or names only a food: %s",
    (text) => {
      expect(readDishes(text, []).dishes).toEqual([]);
    },
  );
});

describe("a dish that is asked for by name", () => {
  it("is served, and is a constraint", async () => {
    const result = await designFrom({ request_text: "pad thai" });
    expect(recipesOf(result)[0]?.title).toMatch(/pad thai/i);
    expect(result.verification).toContainEqual(
      expect.objectContaining({ constraint: "request_text: pad thai", satisfied: true }),
    );
  });

  it("is reported where no recipe makes it", async () => {
    const { unmet_wishes } = await designFrom({ request_text: "hákarl or vitello tonnato" });
    expect(unmet_wishes).toContainEqual({
      wish: "vitello tonnato",
      reason: "not_possible",
      detail: "no recipe for vitello tonnato",
    });
  });

  it("is reported with the rule where its recipe breaks one", async () => {
    const result = await designFrom({ request_text: "guacamole", avoided_foods: ["avocado"] });
    expect(recipesOf(result)[0]?.title).not.toMatch(/guacamole/i);
    expect(result.unmet_wishes).toContainEqual({
      wish: "guacamole",
      reason: "not_possible",
      detail: "no recipe for guacamole keeps to avoided_foods: no avocado",
    });
  });
});
