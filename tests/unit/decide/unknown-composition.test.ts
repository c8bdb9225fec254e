import { describe, expect, it } from "vitest";
import { decide } from "./support/decide-text.ts";

describe("food of unknown composition is never chosen where one ingredient may harm", () => {
  it.each([
    "nut allergy with epipen. the chef's surprise doughnut or grandma's secret pudding?",
    "severe peanut allergy: my colleague's doughnuts or a doughnut from the bakery?",
    "coeliac - an unlabelled doughnut or a friend's lentils?",
    "egg allergy, mystery rice or the dish of the day?",
    "allergic to milk: lentils a neighbour made, or rice from a street stall",
    "peanut allergy at a potluck: lentils or doughnut",
  ])("%s", async (text) => {
    const { outcome, reasoning } = await decide(text);
    expect(outcome).not.toBe("selected");
    expect(reasoning).toMatch(/not known/);
  });
});

it("beside food of unknown composition a plain one is chosen", async () => {
  const { options, selected_option } = await decide(
    "peanut allergy: an apple or my aunt's homemade doughnuts?",
  );
  expect(options.find(({ id }) => id === selected_option)?.label).toBe("apple");
});

it.each([
  "hazelnut allergy. A colleague brought doughnuts, nobody knows what's in them. Have one of those or an apple?",
])("what nobody knows of one food is not said of the fruit beside it: %s", async (text) => {
  const { options, selected_option } = await decide(text);
  expect(options.find(({ id }) => id === selected_option)?.label).toBe("apple");
});

it("a plain fruit stays what it is wherever it is sold", async () => {
  const { options, selected_option } = await decide(
    "peanut allergy, at a street stall: an apple or a doughnut?",
  );
  expect(options.find(({ id }) => id === selected_option)?.label).toBe("apple");
});

it("where nothing may harm the composition of a dish does not matter", async () => {
  const { outcome } = await decide("less sugar: my aunt's lentils or cola");
  expect(outcome).toBe("selected");
});
