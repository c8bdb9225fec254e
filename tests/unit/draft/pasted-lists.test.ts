import { describe, expect, it } from "vitest";
import { cleanLine } from "../../../functions/draft/engine/source/clean-line.ts";
import { outlineRecipe } from "../../../functions/draft/engine/source/outline/outline-recipe.ts";

const wish = "\n\nno onion please";

describe("lists as people paste them", () => {
  it("have facts between bars, and eaters in brackets", () => {
    const { lines, servings } = outlineRecipe(
      `Banana Bread\nPrep: 10 min | Cook: 1 hr | Yield: 1 loaf (10 slices)\n* 3 bananas\n* 180 g flour\nInstructions\nMash the bananas and mix in the flour. Bake for 1 hour.${wish}`,
    );
    expect(lines).toEqual(["3 bananas", "180 g flour"]);
    expect(servings).toBe(10);
  });

  it("may stand behind the title in one line", () => {
    const { title, lines, servings } = outlineRecipe(
      `Beef Stir Fry - serves 2. 300g rump steak, 1 head broccoli, 150g egg noodles. Fry the steak. Add the broccoli.${wish}`,
    );
    expect(title).toBe("Beef Stir Fry");
    expect(lines).toHaveLength(3);
    expect(servings).toBe(2);
  });

  it("keep lines that only say what they are for", () => {
    const { lines } = outlineRecipe(
      `Fish and chips\n4 cod fillets\n900g potatoes\nsplash milk\ntartare sauce and malt vinegar, to serve\nFry the fish. Serve with tartare sauce.${wish}`,
    );
    expect(lines.slice(2)).toEqual(["splash milk", "tartare sauce and malt vinegar, to serve"]);
  });

  it("name the parts of a dish without a colon, and the steps of a part are no foods", () => {
    const { lines, parts, steps } = outlineRecipe(
      `Satay\n500g chicken\n1 tsp cumin\nPeanut sauce\n150g peanut butter\n160ml coconut cream\nSauce: warm the peanut butter with the coconut cream. Grill the chicken.${wish}`,
    );
    expect(lines).toHaveLength(4);
    expect(parts.at(-1)).toBe("peanut sauce");
    expect(steps[0]).toMatch(/^Sauce: warm/);
  });
});

describe("a list in an unusual layout", () => {
  it.each([
    ["between slashes", "Guacamole\n3 avocados / 1 lime / half a red onion / salt\nMash and mix all.", 4],
    ["from half a cabbage on", "Slaw\nhalf a white cabbage (400g), 2 carrots, salt\nShred and mix all.", 3],
    [
      "with counts behind the names",
      "Frittata\n\neggs 6\npotatoes 300g\nonion 1\nolive oil 2T\n\nFry all.",
      4,
    ],
    [
      "on one line with its steps",
      "Burgers / 4 portions / 500 g mince, 1 egg / Mix and shape the mince. Grill it.",
      2,
    ],
  ])("is read %s", (_, text, count) => {
    const { lines, steps } = outlineRecipe(text);
    expect({ count: lines.length, hasSteps: steps.length > 0 }).toEqual({ count, hasSteps: true });
  });

  it.each([
    ["2 mangoes (400 g flesh)", "2 mangoes (400 g)"],
    ["1 can tuna (112 g net weight)", "1 can tuna (112 g)"],
    ["1 can beans (240 g drained)", "1 can beans (240 g drained)"],
    ["2 eggs (60 g protein)", "2 eggs (60 g protein)"],
  ])("has the mass in brackets: %s", (line, cleaned) => {
    expect(cleanLine(line)).toBe(cleaned);
  });
});

it("foods without amounts on one line are lines of their own", () => {
  const { lines } = outlineRecipe(
    "Guac\nServes 4\navocados, lime juice, salt, coriander\nMash everything together.",
  );
  expect(lines).toEqual(["avocados", "lime juice", "salt", "coriander"]);
});
