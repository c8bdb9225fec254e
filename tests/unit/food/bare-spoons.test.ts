import { describe, expect, it } from "vitest";
import { countBareSpoons } from "../../../shared/domain/food/text/passes/bare-spoons.ts";
import { tokenise } from "../../../shared/domain/food/text/tokenise.ts";

function count(text: string): string {
  return countBareSpoons(tokenise(text))
    .map((token) => token.text)
    .join(" ");
}

describe("spoons that nothing counts", () => {
  it.each([
    ["toast, jam tsp", "toast , jam 1 tsp"],
    ["big spoon smetana", "1 big spoon smetana"],
    ["pelmeni with spoon ghee", "pelmeni with 1 spoon ghee"],
  ])("%s", (text, counted) => {
    expect(count(text)).toBe(counted);
  });

  it.each(["a tsp of sugar", "2 tsp sugar", "measuring spoon", "honey 1 tbsp"])("%s stays", (text) => {
    expect(count(text)).toBe(text);
  });

  it("reads cc behind an amount as a volume", () => {
    expect(tokenise("milk 500cc").map((token) => token.text)).toEqual(["milk", "500", "ml"]);
    expect(tokenise("2 cc")[1]?.text).toBe("cc");
  });
});
