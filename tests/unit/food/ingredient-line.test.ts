import { describe, expect, it } from "vitest";
import { readIngredientLine } from "../../../shared/food/ingredient-lines/read-ingredient-line.ts";

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
    ["2 strips bacon", "strip", "bacon"],
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
    expect(readIngredientLine("2 little gem lettuces").name).toBe("little gem lettuces");
  });

  it("of a measured amount may be followed by what it comes in", () => {
    expect(readIngredientLine("400g tin butter beans")).toMatchObject({ unit: "g", package: "tin" });
    expect(readIngredientLine("3cm/1in piece galangal")).toMatchObject({ unit: "cm", package: "piece" });
    expect(readIngredientLine("300g fillet steak")).toMatchObject({ unit: "g", name: "fillet steak" });
  });
});

describe("the name", () => {
  it.each([
    ["2 cups trimmed and finely shredded kohlrabi", "kohlrabi", "trimmed and finely shredded"],
    ["1 cup freshly ground linseed", "linseed", "freshly ground"],
    ["1 cup ground linseed", "ground linseed", null],
    ["1 kohlrabi, peeled", "kohlrabi", "peeled"],
    ["1 kohlrabi peeled and diced", "kohlrabi", "peeled and diced"],
    ["1 kohlrabi - peeled, cored", "kohlrabi", "peeled, cored"],
    ["smoked salt and coarsely ground long pepper", "smoked salt and long pepper", "coarsely ground"],
    ["1 bunch fresh chopped lovage", "fresh lovage", "chopped"],
    ["100 g anchovies packed in oil", "anchovies packed in oil", null],
  ])("of %j is %j", (line, name, preparation) => {
    expect(readIngredientLine(line)).toMatchObject({ name, preparation });
  });

  it("goes on behind a comma while only describing words stood before", () => {
    expect(first("2 boneless, skinless guinea fowl breasts, diced").name).toBe(
      "boneless, skinless guinea fowl breasts",
    );
    expect(first("2 turnips, skinned").name).toBe("turnips");
  });

  it("holds the members of a list that share an ending, and no explanation", () => {
    expect(first("1 kg delicata, kuri or spaghetti squash").name).toBe("delicata, kuri or spaghetti squash");
    expect(first("1 kg venison, boar or hare").name).toBe("venison");
    expect(first("1 tbsp ghee, lard or dripping").name).toBe("ghee");
    expect(first("1 tbsp ghee, lard, or dripping").name).toBe("ghee, lard, or dripping");
    expect(readIngredientLine("1 tsp each mace, cumin and dill seed")).toMatchObject({
      name: "mace, cumin and dill seed",
      isForEach: true,
    });
  });

  it("loses remarks, purposes and alternatives with amounts", () => {
    expect(readIngredientLine("ghee for frying")).toMatchObject({ name: "ghee", purpose: "for frying" });
    expect(readIngredientLine("chervil, to garnish").purpose).toBe("to garnish");
    expect(readIngredientLine("2 tsp fresh lovage or 1 tsp dried")).toMatchObject({
      name: "fresh lovage",
      comment: "or 1 tsp dried",
    });
    expect(readIngredientLine("1 tbsp malt vinegar (or to taste)").comment).toBe("or to taste");
    expect(readIngredientLine("good-quality lard").name).toBe("lard");
  });

  it("keeps a word in brackets only where the name goes on", () => {
    expect(first("fine (sea) salt").name).toBe("fine sea salt");
    expect(first("1 cup kasha (buckwheat)").name).toBe("kasha");
  });

  it("is the text of a link", () => {
    expect(first("1 serving [sourdough starter](/sourdough)").name).toBe("sourdough starter");
  });
});

it("an optional ingredient is told wherever the line says so", () => {
  for (const line of ["capers (optional)", "capers, optional", "(optional) capers"])
    expect(readIngredientLine(line)).toMatchObject({ name: "capers", isOptional: true, comment: null });
  expect(readIngredientLine("capers").isOptional).toBe(false);
});

it("the parts meant of a fruit are told before and behind it", () => {
  const expected = { quantity: 2, name: "pomelos", parts: ["zest", "juice"] };
  for (const line of [
    "Zest and juice of 2 pomelos",
    "zest, juice 2 pomelos",
    "2 pomelos, zest and juice only",
  ])
    expect(readIngredientLine(line)).toMatchObject(expected);
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
