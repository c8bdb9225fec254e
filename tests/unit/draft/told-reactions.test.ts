import { describe, expect, it } from "vitest";
import { nameBounds } from "../../../functions/draft/engine/request/name-bounds.ts";
import { settleWords } from "../../../functions/draft/engine/request/settle-words.ts";
import { plainRefusals } from "../../../shared/domain/constraints/mod.ts";

describe("a reaction told as it is told", () => {
  it.each([
    ["My flatmate will literally die if she eats peanuts or shellfish", "allergic to peanuts and shellfish"],
    ["my son could die if he has sesame", "allergic to sesame"],
    ["sesame's a no, coeliac too", "no sesame"],
    ["raisins are a definite no for my son", "no raisins"],
    ["a girl is allergic to nuts & another can't do egg", "Allergic to egg"],
    ["we're knocking dairy on the head", "no dairy"],
    ["so nothing milky", "so no dairy"],
    ["nothing eggy please", "no eggs"],
  ])("leaves the food out: %s", (said, plain) => {
    expect(plainRefusals(said)).toContain(plain);
  });

  it.each(["nuts are no problem", "nothing too fishy", "my basil died from heat", "something cheesy"])(
    "is none: %s",
    (said) => {
      expect(plainRefusals(said)).toBe(said);
    },
  );
});

describe("wishes in passing", () => {
  it.each([
    ["chuck on 100 g mushrooms", "add 100 g mushrooms"],
    ["Just use turkey mince", "use turkey mince"],
    ["can it be pescatarian with 200 g prawns", "pescatarian. Use 200 g prawns"],
    ["keep the real bacon", "keep the bacon"],
    ["we like heat", "spicier"],
    ["no walnuts, raisins as well", "no walnuts. No raisins"],
    ["more walnuts, raisins as well", "more walnuts. Add raisins"],
    ["no soggy pasta", "mind that it is soggy"],
  ])("are in plain words: %s", (said, plain) => {
    expect(settleWords(said)).toBe(plain);
  });

  it("that would be ideal are bounds", () => {
    expect(nameBounds("More protein, 30 g per plate would be ideal")).toBe(
      "More protein, at least 30 g protein",
    );
  });
});
