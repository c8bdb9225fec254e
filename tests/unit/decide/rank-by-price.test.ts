import { expect, it } from "vitest";
import { decide } from "./support/decide-text.ts";

async function pick(question: string): Promise<{ label: string | undefined; reasoning: string }> {
  const { options, selected_option: chosen, reasoning } = await decide(question);
  return { label: options.find(({ id }) => id === chosen)?.label, reasoning };
}

it.each([
  [
    "which is cheaper per gram of protein: tuna £2 for 20 g protein or tofu £3 for 40 g protein?",
    /tofu/,
    "7.50",
  ],
  [
    "tuna £1.10 with 27 g protein or tofu £1.80 with 33 g protein. which is cheaper per gram of protein?",
    /tuna/,
    "4.07",
  ],
  [
    "cheapest protein: chicken 600 g for £4.50 (31 g protein per 100 g) or lentils 500 g for £1.40 (24 g per 100 g)?",
    /lentils/,
    "1.17",
  ],
  ["most protein for my money: tuna £2 with 20 g protein or tofu £5 with 40 g protein", /tuna/, "10.00"],
])("chooses by the stated price of the stated protein: %s", async (question, label, cost) => {
  const found = await pick(question);
  expect(found.label).toMatch(label);
  expect(found.reasoning).toContain(`100 g of protein cost ${cost}`);
  expect(found.reasoning).not.toContain("not price");
});

it.each([
  "more protein: tuna £2 with 20 g protein or tofu £3 with 40 g protein, I'm on a budget",
  "cheapest protein: tuna with 20 g protein or tofu £3 with 40 g protein",
])("compares protein alone where the price of it is not asked for or not known: %s", async (question) => {
  const found = await pick(question);
  expect(found.label).toMatch(/tofu/);
  expect(found.reasoning).not.toContain("cost");
});
