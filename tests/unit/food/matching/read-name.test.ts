import { describe, expect, it } from "vitest";
import { readName } from "../../../../shared/domain/food/matching/read-name.ts";

const facetsOf = (name: string, kind: string) => [...(readName(name).facets.get(kind) ?? [])];

describe("the name of a food", () => {
  it("names in its first part, describes behind commas, and tells what is beside", () => {
    const { terms, heads } = readName("Tuna, canned in oil, drained");
    expect(Object.fromEntries(terms)).toEqual({
      tuna: "core",
      canned: "detail",
      oil: "beside",
      drained: "detail",
    });
    expect([...heads]).toEqual(["tuna"]);
  });

  it("names behind a word for its kind", () => {
    expect([...readName("Cheese, Cheddar").heads]).toEqual(["cheese", "cheddar"]);
  });

  it.each([
    ["Peanuts, unsalted", ["salt"]],
    ["Bread, gluten-free", ["gluten"]],
    ["Chicken thigh, skin not eaten", ["skin"]],
    ["Beans, boiled (without salt)", ["salt"]],
    ["Yogurt, fat free", []],
    ["Pork chop, fried (without addition of fat and salt)", ["fat", "salt"]],
    ["Crackers, without salt or sugar, with seeds", ["salt", "sugar"]],
  ])("tells what the food lacks: %s", (name, lacking) => {
    expect([...readName(name).lacking]).toEqual(lacking);
  });

  it.each([
    ["Taro, boiled* (as part of a recipe)", ["taro", "boiled"]],
    ["Pork, fillet, raw1", ["pork", "fillet", "raw"]],
    ["Cheese, cow milk, cottage", ["cheese", "cottage"]],
    ["Munster cheese, from cow's milk", ["munster", "cheese"]],
    ["Lentils, cooked with onion and soy oil", ["lentil", "cooked", "onion"]],
    ["Tuna, canned in olive oil", ["tuna", "canned", "oil"]],
    ["Cheese, goat milk, fresh", ["cheese", "goat", "milk", "fresh"]],
  ])("leaves out what says nothing of the food: %s", (name, terms) => {
    expect([...readName(name).terms.keys()]).toEqual(terms);
  });

  it("tells percentages, a range as its mean", () => {
    expect(readName("Chocolate, dark, 70-85 % cacao").percents).toEqual([77.5]);
  });

  it("takes fat in dry matter for about half as much of the cheese", () => {
    expect(readName("Brie, 50% fat in dry matter").percents[0]).toBeCloseTo(27.5);
  });

  it("names a cheese behind the animal of its milk", () => {
    expect([...readName("Cheese, cow milk, cottage").heads]).toEqual(["cheese", "cottage"]);
  });

  it("takes a compound for one word", () => {
    const { terms, heads } = readName("Sweet potatoes, raw");
    expect([...terms.keys()]).toEqual(["sweetpotato", "raw"]);
    expect([...heads]).toEqual(["sweetpotato"]);
    expect([...readName("Maize flour").heads]).toEqual(["flour"]);
  });

  it("takes what was dry before it was cooked for cooked", () => {
    expect(facetsOf("Lentils, dry, boiled", "state")).toEqual(["cooked"]);
    expect(facetsOf("Lentils, dry", "state")).toEqual(["dry"]);
  });

  it("tells facets, of phrases in any order", () => {
    expect(facetsOf("Cheese, cottage, low fat", "strength")).toEqual(["low"]);
    expect(facetsOf("Passion fruit juice", "form")).toEqual(["juice"]);
    expect(facetsOf("Fruit in juice", "form")).toEqual([]);
    expect(facetsOf("Salmon, smoked, raw", "state")).toEqual(["raw"]);
  });
});
