import { describe, expect, it } from "vitest";
import { readIngredientLine } from "../../../shared/domain/food/ingredient-lines/read-ingredient-line.ts";

const first = (line: string) => {
  const { quantity, unit, name } = readIngredientLine(line);
  return { quantity, unit, name };
};

describe("the first measure", () => {
  it.each([
    ["3 tbsp tahini", 3, "tablespoon", "tahini"],
    ["2 c. oat bran", 2, "cup", "oat bran"],
    ["2 T miso", 2, "tablespoon", "miso"],
    ["2 t miso", 2, "teaspoon", "miso"],
    ["6 fl. oz. kefir", 6, "fluid ounce", "kefir"],
    ["1½ lbs okra", 1.5, "pound", "okra"],
    ["1-1/2 cups millet", 1.5, "cup", "millet"],
    ["2 and 1/4 cups millet", 2.25, "cup", "millet"],
    ["0,5 l oat drink", 0.5, "l", "oat drink"],
    ["1,000 g celeriac", 1000, "g", "celeriac"],
    ["half a pomelo", 0.5, null, "pomelo"],
    ["Three figs", 3, null, "figs"],
    ["about 30 lychees", 30, null, "lychees"],
    ["a dozen quail eggs", 1, "dozen", "quail eggs"],
    ["1 x large swede", 1, null, "swede"],
    ["2 (or 3) medlars", 2, null, "medlars"],
    ["scant 1/2 cup panko", 0.5, "cup", "panko"],
    ["１ cup panko", 1, "cup", "panko"],
    ["2 clove(s) black garlic", 2, "clove", "black garlic"],
    ["100 g 00 flour", 100, "g", "00 flour"],
    ["00 flour", null, null, "00 flour"],
    ["half and half", null, null, "half and half"],
    ["salsify", null, null, "salsify"],
  ])("of %j is %s %s", (line, quantity, unit, name) => {
    expect(first(line)).toEqual({ quantity, unit, name });
  });

  it.each([
    ["2-3 tsp sumac", 2, 3],
    ["2 to 3 tsp sumac", 2, 3],
    ["½–1 tsp sumac", 0.5, 1],
    ["5 or 6 medlars", 5, 6],
    ["1 to 1 1/2 pounds ling", 1, 1.5],
    ["100g-150g samphire", 100, 150],
  ])("of %j keeps both ends of the range", (line, quantity, quantityMax) => {
    expect(readIngredientLine(line)).toMatchObject({ quantity, quantityMax });
  });

  it("is followed by the same amount in other measures", () => {
    const others = (line: string) => readIngredientLine(line).others;
    expect(others("225g/8oz quinces")).toEqual([{ quantity: 8, unit: "oz" }]);
    expect(others("1 cup (240 ml) whey")).toEqual([{ quantity: 240, unit: "ml" }]);
    expect(others("quinces: 225g | 8oz")).toEqual([{ quantity: 8, unit: "oz" }]);
    expect(others("3 large or 5 small quinces")).toEqual([{ quantity: 5, unit: null }]);
    expect(others("8 (about 2 pounds) quinces")).toEqual([{ quantity: 2, unit: "pound" }]);
    expect(others("225g 8oz quinces")).toEqual([{ quantity: 8, unit: "oz" }]);
    expect(others("2 quinces (about 1 pound)")).toEqual([{ quantity: 1, unit: "pound" }]);
    expect(others("2 quinces, about 1 pound total")).toEqual([{ quantity: 1, unit: "pound" }]);
    expect(first("225g/8oz quinces").quantity).toBe(225);
  });

  it("carries what is added to it", () => {
    expect(readIngredientLine("1 cup plus 2 tablespoons buttermilk")).toMatchObject({
      name: "buttermilk",
      quantity: 1,
      plus: { quantity: 2, unit: "tablespoon" },
    });
    expect(first("1 cup, plus 2 tablespoons, buttermilk").name).toBe("buttermilk");
    expect(readIngredientLine("1.1 litres/2 pints 3fl oz cider")).toMatchObject({
      name: "cider",
      others: [{ quantity: 2, unit: "pint", plus: { quantity: 3, unit: "fluid ounce" } }],
    });
  });

  it.each([
    ["2 x 150g/5oz venison steaks", 2, null, 150, "g"],
    ["2×150 g venison steaks", 2, null, 150, "g"],
    ["3 (8 ounce) tubs ricotta", 3, "tub", 8, "oz"],
    ["3 8-ounce tubs ricotta", 3, "tub", 8, "oz"],
    ["1 bottle (500 ml) perry", 1, "bottle", 500, "ml"],
    ["1 small 4-pound goose", 1, null, 4, "pound"],
    ["2 4-to-5-ounce quails", 2, null, 4, "oz"],
  ])("of %j counts pieces and tells what each holds", (line, quantity, unit, held, heldIn) => {
    const read = readIngredientLine(line);
    expect([read.quantity, read.unit]).toEqual([quantity, unit]);
    expect(read.each).toMatchObject({ quantity: held, unit: heldIn });
  });

  it("may stand behind the name", () => {
    const turnips = { quantity: 300, unit: "g", name: "turnips" };
    for (const line of ["turnips 300g", "turnips: 300 g", "turnips, 300 g", "turnips (300 g)"])
      expect(first(line)).toEqual(turnips);
    expect(first("Lard for 12 (300 g) tins").quantity).toBeNull();
  });
});

describe("a unit", () => {
  it.each([
    ["2 cloves black garlic", "clove", "black garlic"],
    ["2 garlic cloves", "clove", "garlic"],
    ["3 savory sprigs", "sprig", "savory"],
    ["4 ground cloves", null, "ground cloves"],
    ["20 cloves", null, "cloves"],
    ["2 strip steaks", null, "strip steaks"],
    ["1 strip steak", null, "strip steak"],
    ["3 roll mops", null, "roll mops"],
    ["2 strips bacon", "strip", "bacon"],
    ["2 in a box", null, "in a box"],
    ["2in piece galangal", "inch", "galangal"],
    ["6 curry leaves", null, "curry leaves"],
    ["6 gelatine leaves", "leaf", "gelatine"],
    ["2 cinnamon sticks", "stick", "cinnamon"],
    ["2 fish sticks", null, "fish sticks"],
  ])("of %j is %s", (line, unit, name) => {
    expect(readIngredientLine(line)).toMatchObject({ unit, name });
  });

  it("without a number stands alone", () => {
    expect(first("pinch of asafoetida")).toEqual({ quantity: null, unit: "pinch", name: "asafoetida" });
    expect(first("few sprigs savory")).toEqual({ quantity: null, unit: "sprig", name: "savory" });
    expect(first("a pinch of asafoetida").quantity).toBe(1);
    expect(first("bunch lovage")).toEqual({ quantity: null, unit: "bunch", name: "lovage" });
    expect(first("pinch or two of asafoetida").name).toBe("asafoetida");
    expect(first("can openers").unit).toBeNull();
  });

  it("keeps its size apart", () => {
    expect(readIngredientLine("1 heaped tsp urfa biber")).toMatchObject({ unit: "teaspoon", size: "heaped" });
    expect(readIngredientLine("2 very large swedes")).toMatchObject({ name: "swedes", size: "very large" });
    expect(readIngredientLine("1 thumb-sized piece of galangal").size).toBe("thumb-sized");
    expect(readIngredientLine("2 small to medium swedes").size).toBe("small to medium");
    expect(readIngredientLine("scant 1/2 cup panko").size).toBe("scant");
    expect(readIngredientLine("500 g fresh large prawns")).toMatchObject({
      name: "fresh prawns",
      size: "large",
    });
    expect(readIngredientLine("2 little gem lettuces").name).toBe("little gem lettuces");
  });

  it("of a measured amount may be followed by what it comes in", () => {
    expect(readIngredientLine("400g tin butter beans")).toMatchObject({ unit: "g", package: "tin" });
    expect(readIngredientLine("3cm/1in piece galangal")).toMatchObject({ unit: "cm", package: "piece" });
    expect(first("200g leaf spinach").name).toBe("leaf spinach");
    expect(readIngredientLine("300g fillet steak")).toMatchObject({ unit: "g", name: "fillet steak" });
  });
});

it("a hostile line is read without an error and within its length", () => {
  const hostile = [
    "",
    " ",
    ",,,",
    "1/0 cup x",
    "((((",
    "))",
    "1 (",
    "99999999999999999999 g",
    "½½½",
    "- - -",
    "\u0000",
  ];
  for (const part of ["(", "1 x ", "1-", "fresh, ", "a/", "[a](", "chopped and ", "½", "\u202e", "😀 "])
    hostile.push(part.repeat(5000));
  for (const line of hostile) {
    const read = readIngredientLine(line);
    expect(read.name.length).toBeLessThanOrEqual(2400);
    expect(read.quantity === null || Number.isFinite(read.quantity)).toBe(true);
  }
});

it("a prototype's member names are ordinary words", () => {
  for (const word of ["constructor", "__proto__", "toString"])
    expect(first(`2 ${word} beans`)).toMatchObject({ quantity: 2, unit: null });
});
