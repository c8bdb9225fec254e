import { describe, expect, it } from "vitest";
import { foodsOf, gramsOf, matchLines } from "./support/match-lines.ts";

describe("the food of a line", () => {
  it("is raw, dry and plain by default", () => {
    expect(foodsOf("300 g rice", "2 chicken breasts", "200 g penne", "150 g red lentils", "3 eggs")).toEqual([
      "Rice, white, long-grain, regular, raw, enriched",
      "Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw",
      "Pasta, dry, enriched",
      "Lentils, pink or red, raw",
      "Egg, whole, raw, fresh",
    ]);
  });

  it("is canned if it comes in a can, cooked if the line says so", () => {
    const [dry, canned, cooked] = foodsOf("200 g chickpeas", "1 tin chickpeas", "200 g cooked chickpeas");
    expect(dry).toContain("raw");
    expect(canned).toContain("canned");
    expect(cooked).toContain("cooked");
    expect(foodsOf("1 can (400 g) tomatoes")[0]).toContain("canned");
  });

  it("is a dried herb by the teaspoon and a fresh one by the bunch", () => {
    expect(foodsOf("1 tsp thyme", "1 bunch thyme", "2 tbsp chopped parsley", "1 tsp parsley")).toEqual([
      "Spices, thyme, dried",
      "Thyme, fresh",
      "Parsley, fresh",
      "Spices, parsley, dried",
    ]);
  });

  it("is a vegetable if peppers are counted and a spice if not", () => {
    expect(foodsOf("4 peppers", "1 tsp pepper", "pepper")).toEqual([
      "Peppers, sweet, red, raw",
      "Spices, pepper, black",
      "Spices, pepper, black",
    ]);
  });

  it("is the first of alternatives, with their shared noun", () => {
    const lines = matchLines(
      "50 g butter or margarine",
      "1 green or red pepper",
      "2 tbsp honey, agave or sugar",
      "500 g broad, runner or string beans",
    );
    expect(lines.map(({ name }) => name)).toEqual(["butter", "green pepper", "honey", "broad beans"]);
  });

  it("matches both the name and what the measure implies", () => {
    const foods = foodsOf(
      "2 fresh jalapeño peppers",
      "1 can green beans",
      "2 cups shredded romaine",
      "1 tin plum tomatoes",
    );
    expect(foods[0]).toMatch(/jalapeno/);
    expect(foods[1]).toMatch(/green, canned/);
    expect(foods[2]).toMatch(/romaine/);
    expect(foods[3]).toMatch(/^Tomatoes.*canned/);
  });

  it("is whole if birds are counted and a piece if they are weighed", () => {
    const [whole, pieces] = matchLines("1 chicken", "400 g chicken");
    expect(whole?.food?.name).toBe("Chicken, broilers or fryers, meat and skin, raw");
    expect(pieces?.food?.name).toMatch(/breast/);
  });

  it("is never the food that its name excludes", () => {
    const foods = foodsOf(
      "100 g vegan cheese",
      "200 g gluten-free flour",
      "3 vegan sausages",
      "egg-free mayonnaise",
    );
    expect(foods).toEqual([
      "Cheese, american cheddar, imitation",
      "Rice flour, white, unenriched",
      "Sausage, meatless",
      "Mayonnaise, made with tofu",
    ]);
    expect(foodsOf("200 ml alcohol-free beer")[0]).toMatch(/beer, (?:alcohol-free|nonalcoholic)/i);
  });

  it("is not another food that shares a word", () => {
    const foods = foodsOf(
      "1 tbsp rose water",
      "10 curry leaves",
      "1 tbsp walnut butter",
      "juniper berries: 5",
    );
    expect(foods).not.toContain("Beverages, water, tap, drinking");
    expect(foods.join()).not.toMatch(/curry powder|Butter, salted|Berries, NFS/);
  });

  it("is found despite a spelling mistake", () => {
    expect(foodsOf("1 whole ckicken", "1 tsp cinamon")).toEqual([
      "Chicken, broilers or fryers, meat and skin, raw",
      "Spices, cinnamon, ground",
    ]);
  });

  it("is the same from fields as from a line", () => {
    const [line] = matchLines({ name: "unsalted butter, softened", quantity: 2, unit: "tbsp" });
    expect(line).toMatchObject({ name: "unsalted butter", grams: 28.4, measure: "2 tablespoons" });
    expect(
      gramsOf({ name: "eggs", quantity: 2, unit: "piece" }, { name: "flour", quantity: 0.5, unit: "kg" }),
    ).toEqual([100, 500]);
  });

  it("is absent in headings, tools and empty lines", () => {
    expect(matchLines("For the sauce:", "### Dough", "", "---", "8 wooden skewers", "baking paper")).toEqual(
      [],
    );
  });
});

describe("lines that list foods", () => {
  it("give each food its own entry with the number of its line", () => {
    const lines = matchLines("2 onions", "Salt and pepper to taste", "1 tsp each cumin and mace");
    expect(lines.map(({ line, name }) => [line, name])).toEqual([
      [0, "onions"],
      [1, "Salt"],
      [1, "pepper"],
      [2, "cumin"],
      [2, "mace"],
    ]);
  });

  it("are one food if foods of a kind share an amount", () => {
    const lines = matchLines("400 g ground pork and beef", "1 tsp salt and pepper", "100 g flour and sugar");
    expect(lines.map(({ name, grams }) => [name, grams])).toEqual([
      ["ground pork and beef", 400],
      ["salt and pepper", 6],
      ["flour", 50],
      ["sugar", 50],
    ]);
  });

  it("give juice and zest of a fruit their own masses", () => {
    const [zest, juice] = matchLines("zest and juice of 2 lemons");
    expect(zest).toMatchObject({ name: "lemon zest", grams: 12 });
    expect(juice).toMatchObject({ name: "lemon juice", grams: 90 });
  });
});
