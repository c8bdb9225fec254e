import { describe, expect, it } from "vitest";
import { isComposite, listHeld } from "../../../functions/draft/engine/substitution/rules/composite-foods.ts";

describe("what a composite food may hold", () => {
  it.each([
    ["chicken stock cube", "celery"],
    ["vegetable bouillon powder", "garlic_bulb"],
    ["red curry paste", "garlic_bulb"],
    ["thai green curry paste", "fish"],
    ["curry powder", "mustard"],
    ["barbecue sauce", "mustard"],
    ["Worcestershire sauce", "onion_bulb"],
    ["fajita seasoning", "garlic_bulb"],
    ["pork sausages", "mustard"],
    ["mango chutney", "onion_bulb"],
  ])("%s: %s", (name, kind) => {
    expect(listHeld(name).map((held) => held.kind)).toContain(kind);
  });

  it.each(["soy milk", "butter beans", "chicken thighs", "tomatoes", "olive oil", "sausage rolls tin"])(
    "is nothing for %s",
    (name) => {
      expect(isComposite(name)).toBe(false);
    },
  );
});
