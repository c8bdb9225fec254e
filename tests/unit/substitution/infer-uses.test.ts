import { expect, test } from "vitest";
import { inferUses } from "../../../functions/draft/engine/substitution/lines/infer-use.ts";
import { recipe } from "./support/kitchen.ts";

const egg = { title: "", lines: [] as string[], steps: [] as string[], use: "" };

test.each([
  { ...egg, title: "Bean burgers", lines: ["50 egg", "400 black beans"], use: "binder" },
  { ...egg, title: "Sponge cake", lines: ["150 eggs", "200 flour", "180 sugar"], use: "leavening" },
  { ...egg, title: "Apple turnovers", lines: ["50 egg, for brushing", "300 pastry"], use: "glaze" },
  { ...egg, title: "Scrambled eggs", lines: ["200 eggs", "20 butter"], use: "dish" },
  {
    ...egg,
    title: "Celeriac schnitzel",
    lines: ["50 egg", "400 celeriac", "60 flour", "100 breadcrumbs"],
    use: "coating",
  },
  { ...egg, title: "Crème caramel", lines: ["200 eggs", "500 milk"], use: "custard" },
  { ...egg, title: "Meringue", lines: ["100 egg whites", "150 sugar"], use: "foam" },
  { ...egg, title: "Shortbread", lines: ["200 butter", "300 flour", "100 sugar"], use: "baking" },
  { ...egg, title: "Radish sandwich", lines: ["20 butter", "80 bread"], use: "spread" },
  { ...egg, title: "Fried cod", lines: ["30 butter", "400 cod"], use: "cooking" },
  { ...egg, title: "Gravy", lines: ["30 flour", "500 stock"], use: "thickener" },
  { ...egg, title: "Carrot cake", lines: ["250 flour", "200 sugar"], use: "baking" },
  { ...egg, title: "Fish and chips", lines: ["200 beer", "150 flour"], use: "batter" },
  { ...egg, title: "Guinness stew", lines: ["400 stout", "600 beef"], use: "braise" },
])("$title: the first ingredient serves as $use", ({ title, lines, steps, use }) => {
  expect(inferUses(recipe(title, lines, steps))[0]?.use).toBe(use);
});

test("a told role is kept", () => {
  const source = recipe("Cake", ["100 butter", "200 flour"]);
  const stated = source.ingredients.map((one) => ({ ...one, role: "garnish" as const }));
  expect(inferUses({ ...source, ingredients: stated })[0]?.role).toBe("garnish");
});
