import { describe, expect, it } from "vitest";
import { plainRefusals } from "../../../shared/domain/constraints/mod.ts";

describe("a refused food in other words", () => {
  it.each([
    ["my uncle swells up when he eats cashews", "allergic to cashews"],
    ["leeks put me in hospital", "allergic to leeks"],
    ["she carries an epipen because of walnuts", "allergic to walnuts"],
    ["mussels gave my dad hives", "allergic to mussels"],
    ["celery is a no-go for us", "no celery"],
    ["garlic and me don't get on", "no garlic"],
    ["we don't keep pork in the house", "no pork"],
    ["fennel is the one thing she can't eat", "no fennel"],
    ["okra? absolutely not", "no okra"],
    ["leeks and onions trigger my migraine", "allergic to leeks and onions"],
  ])("%s", (said, plain) => {
    expect(plainRefusals(said)).toBe(plain);
  });

  it.each(["don't forget the leeks", "lactose intolerance in the family", "rainy days are not my thing"])(
    "is not in %j",
    (said) => {
      expect(plainRefusals(said)).toBe(said);
    },
  );
});
