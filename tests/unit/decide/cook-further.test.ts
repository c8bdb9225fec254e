import { expect, it } from "vitest";
import { decide } from "./support/decide-text.ts";

it.each([
  "Chicken thigh still pink in the middle. Eat it as is or cook it again?",
  "chiken thigh is stil pink in midle. eat it as is or put it bak in the oven til its done",
  "the chicken isn't cooked through: put it back in the oven or eat it as it is?",
  "my undercooked chicken: eat as is or cook it again",
])("poultry that is not cooked through is cooked further: %s", async (question) => {
  const { options, reasoning } = await decide(question);
  const labels = options.map(({ label }) => label).toSorted();
  expect(labels).toEqual([expect.stringMatching(/^fully cooked chicken/), "undercooked chicken"]);
  expect(reasoning).toMatch(/“undercooked chicken” is unsuitable.*Salmonella.*USDA/);
});

it.each([
  "The chicken is no longer pink. Eat it or cook it more?",
  "The chicken is roasted. Eat it as is or heat it up?",
])("and what is cooked is not: %s", async (question) => {
  const { reasoning } = await decide(question);
  expect(reasoning).not.toContain("Salmonella");
});
