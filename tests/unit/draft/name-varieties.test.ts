import { describe, expect, it } from "vitest";
import { nameVarieties } from "../../../functions/draft/engine/request/name-varieties.ts";

const lines = ["300 g plain flour", "300 ml milk", "100 g rice", "2 tbsp soy sauce"];

describe("a variety without its food", () => {
  it.each([
    ["wholemeal instead", "use wholemeal flour instead"],
    ["brown instead, no nuts", "use brown rice instead, no nuts"],
    ["can I have it with semi-skimmed?", "use semi-skimmed milk?"],
  ])("is of the one ingredient that has it: %s", (text, named) => {
    expect(nameVarieties(text, { lines })).toBe(named);
  });

  it.each(["brown the rice", "use wholemeal bread", "unsalted instead", "I like it brown"])(
    "%s stays as it is",
    (text) => {
      expect(nameVarieties(text, { lines })).toBe(text);
    },
  );

  it("stays unread where several have it", () => {
    const both = { lines: ["200 g flour", "200 g spaghetti"] };
    expect(nameVarieties("wholemeal instead", both)).toBe("wholemeal instead");
  });
});
