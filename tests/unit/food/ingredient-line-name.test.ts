import { describe, expect, it } from "vitest";
import { readIngredientLine } from "../../../shared/domain/food/ingredient-lines/read-ingredient-line.ts";

const first = (line: string) => {
  const { quantity, unit, name } = readIngredientLine(line);
  return { quantity, unit, name };
};

describe("the name", () => {
  it.each([
    ["2 cups trimmed and finely shredded kohlrabi", "kohlrabi", "trimmed and finely shredded"],
    ["1 cup freshly ground linseed", "linseed", "freshly ground"],
    ["1 cup ground linseed", "ground linseed", null],
    ["1 cup pitted and chopped damsons", "damsons", "pitted and chopped"],
    ["1 cup chopped and pitted damsons", "damsons", "chopped and pitted"],
    ["1 cup chopped roasted chestnuts", "roasted chestnuts", "chopped"],
    ["1 cup flaked almonds", "flaked almonds", null],
    ["2 tbsp cold lard", "lard", "cold"],
    ["2 tbsp cold water", "cold water", null],
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
    expect(first("4 unpeeled, raw or cooked").name).toBe("unpeeled");
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
    expect(first("1 cup fresh or frozen damsons").name).toBe("damsons");
    expect(first("1 cup dry crumbs from rye bread").name).toBe("dry crumbs");
    expect(first("broth from bones").name).toBe("broth from bones");
    expect(first("1/4 cup (or more) of verjuice").name).toBe("verjuice");
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
    expect(first("1 box Some Brand - Peas & Herbs").name).toBe("Some Brand - Peas & Herbs");
    expect(first("1 cup kasha (buckwheat)").name).toBe("kasha");
  });

  it("is the text of a link", () => {
    expect(first("1 serving [sourdough starter](/sourdough)").name).toBe("sourdough starter");
  });
});

it("an optional ingredient is told wherever the line says so", () => {
  for (const line of ["capers (optional)", "capers, optional", "(optional) capers", "(optional) 2 capers"])
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
