import { describe, expect, it } from "vitest";
import { foodsOf, gramsOf, readTold } from "./support/read-told.ts";

describe("what a line means", () => {
  it("is raw, dry and plain", () => {
    expect(foodsOf("300 g rice", "2 chicken breasts", "200 g penne", "150 g red lentils", "3 eggs")).toEqual([
      "Rice, white, long-grain, regular, raw, enriched",
      "Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw",
      "Pasta, dry, enriched",
      "Lentils, pink or red, raw",
      "Egg, whole, raw, fresh",
    ]);
  });

  it("is canned where it comes in a can, cooked where the line says so", () => {
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

  it("is a vegetable where peppers are counted and a spice where they are not", () => {
    expect(foodsOf("4 peppers", "1 tsp pepper", "pepper")).toEqual([
      "Peppers, sweet, red, raw",
      "Spices, pepper, black",
      "Spices, pepper, black",
    ]);
  });

  it("is the first of alternatives, with the head they share", () => {
    const lines = readTold(
      "50 g butter or margarine",
      "1 green or red pepper",
      "2 tbsp honey, agave or sugar",
      "500 g broad, runner or string beans",
    );
    expect(lines.map(({ name }) => name)).toEqual(["butter", "green pepper", "honey", "broad beans"]);
  });

  it("keeps what a name says beside what its measure implies", () => {
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

  it("is whole where birds are counted and a piece where they are weighed", () => {
    const [whole, pieces] = readTold("1 chicken", "400 g chicken");
    expect(whole?.food?.name).toBe("Chicken, broilers or fryers, meat and skin, raw");
    expect(pieces?.food?.name).toMatch(/breast/);
  });

  it("is never the food that its name claims not to be", () => {
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
    expect(foodsOf("200 ml alcohol-free beer")[0]).not.toMatch(/beer/i);
  });

  it("is no other food that shares a word", () => {
    const foods = foodsOf(
      "1 tbsp rose water",
      "10 curry leaves",
      "1 tbsp walnut butter",
      "juniper berries: 5",
    );
    expect(foods).not.toContain("Beverages, water, tap, drinking");
    expect(foods.join()).not.toMatch(/curry powder|Butter, salted|Berries, NFS/);
  });

  it("survives a slip of the pen", () => {
    expect(foodsOf("1 whole ckicken", "1 tsp cinamon")).toEqual([
      "Chicken, broilers or fryers, meat and skin, raw",
      "Spices, cinnamon, ground",
    ]);
  });

  it("comes from fields as from a line", () => {
    const [line] = readTold({ name: "unsalted butter, softened", quantity: 2, unit: "tbsp" });
    expect(line).toMatchObject({ name: "unsalted butter", grams: 28.4, measure: "2 tablespoons" });
    expect(
      gramsOf({ name: "eggs", quantity: 2, unit: "piece" }, { name: "flour", quantity: 0.5, unit: "kg" }),
    ).toEqual([100, 500]);
  });

  it("tells nothing of headings, tools and empty lines", () => {
    expect(readTold("For the sauce:", "### Dough", "", "---", "8 wooden skewers", "baking paper")).toEqual(
      [],
    );
  });
});

describe("lines that list foods", () => {
  it("give each its own, and say which line it is from", () => {
    const lines = readTold("2 onions", "Salt and pepper to taste", "1 tsp each cumin and mace");
    expect(lines.map(({ line, name }) => [line, name])).toEqual([
      [0, "onions"],
      [1, "Salt"],
      [1, "pepper"],
      [2, "cumin"],
      [2, "mace"],
    ]);
  });

  it("are one food where foods of a kind share an amount", () => {
    const lines = readTold("400 g ground pork and beef", "1 tsp salt and pepper", "100 g flour and sugar");
    expect(lines.map(({ name, grams }) => [name, grams])).toEqual([
      ["ground pork and beef", 400],
      ["salt and pepper", 6],
      ["flour", 50],
      ["sugar", 50],
    ]);
  });

  it("give juice and zest of a fruit their own weights", () => {
    const [zest, juice] = readTold("zest and juice of 2 lemons");
    expect(zest).toMatchObject({ name: "lemon zest", grams: 12 });
    expect(juice).toMatchObject({ name: "lemon juice", grams: 90 });
  });
});
