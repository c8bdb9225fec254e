import { describe, expect, it } from "vitest";
import { answerQuestion } from "../../../functions/decide/answer-question.ts";
import { decideRequest } from "../../../functions/decide/contract.ts";
import { receiveQuestion } from "../../../functions/decide/receive-question.ts";
import { kitchenPorts } from "./support/kitchen.ts";

async function decide(request_text: string, ...stated: string[]) {
  const options = stated.map((data) => ({ type: "text", data }));
  const request = decideRequest.parse({ request_text, ...(stated.length > 0 && { options }) });
  const { decision } = await answerQuestion(await receiveQuestion(request, kitchenPorts()), kitchenPorts(), {
    keyId: "",
    signal: new AbortController().signal,
  });
  const { selected_option, ...result } = decision;
  const label = result.options.find(({ id }) => id === selected_option)?.label ?? null;
  return { ...result, label, labels: result.options.map((option) => option.label) };
}

describe("what the question states counts before the catalogue", () => {
  it.each([
    ["Which has fewer calories, an egg with 250 kcal or a doughnut with 90 kcal?", "doughnut with 90 kcal"],
    ["salmon (5 g protein) or apple (30 g protein), more protein", "apple (30 g protein)"],
    ["less salt: bread with 1.2 g salt or broccoli with 2 g salt", "bread with 1.2 g salt"],
    ["bread 3g salt, salmon 2g salt a portion, lentils 1g. less salt", "lentils 1g"],
    ["the 310 kcal egg or the 250 kcal doughnut, fewer kcal", "250 kcal doughnut"],
  ])("%s", async (text, label) => {
    expect(await decide(text)).toMatchObject({ outcome: "selected", label });
  });

  it("in the options of a list as well, with the figures in the reasoning", async () => {
    const { label, reasoning } = await decide(
      "More protein?",
      "egg, 6 g protein",
      "zorblax bar, 20 g protein",
    );
    expect(label).toBe("zorblax bar, 20 g protein");
    expect(reasoning).toContain("per portion it has 20 g of protein, against 6 g of protein");
  });

  it("and where nothing else is known of any option", async () => {
    const answer = await decide(
      "Meal A (300 kcal, 25 g protein) or Meal B (450 kcal, 20 g protein)? I want protein",
    );
    expect(answer).toMatchObject({ outcome: "selected", label: "Meal A (300 kcal, 25 g protein)" });
  });
});

describe("figures part the options where no word does", () => {
  it.each([
    ["egg = 250 kcal, doughnut = 480 kcal, which has more energy", ["egg = 250 kcal", "doughnut = 480 kcal"]],
    ["watching my salt. egg 0.4g salt, bread 1.1g salt", ["egg 0.4g salt", "bread 1.1g salt"]],
    [
      "label says 2000 kJ for the egg and 1400 kJ for the bread. lower energy",
      ["2000 kJ for the egg", "1400 kJ for the bread"],
    ],
    ["A: 300 kcal\nB: 250 kcal\n\nfewer calories", ["A: 300 kcal", "B: 250 kcal"]],
    ["calories: egg 180, bread 420, apple 350. Which is lowest?", ["egg 180", "bread 420", "apple 350"]],
  ])("%s", async (text, labels) => {
    expect(await decide(text)).toMatchObject({ outcome: "selected", labels });
  });
});

describe("a table of figures has an option a column or a row", () => {
  const question = "\n\nWhich has less sugar?";

  it.each([
    ["columns between bars", "| | Oat | Nut |\n|---|---|---|\n| kcal | 190 | 210 |\n| sugar | 12 g | 6 g |"],
    ["rows between bars", "| bar | kcal | sugar |\n|---|---|---|\n| Oat | 190 | 12 g |\n| Nut | 210 | 6 g |"],
    ["columns with spaces", "         Oat     Nut\nkcal     190     210\nsugar 12 g    6 g"],
    ["rows with commas", "bar,kcal,sugar (g)\nOat,190,12\nNut,210,6"],
    ["rows with tabs", "bar\tkcal\tsugar\nOat\t190\t12\nNut\t210\t6"],
    ["blocks of lines", "Oat\nkcal 190\nsugar 12 g\n\nNut\nkcal 210\nsugar 6 g"],
  ])("%s", async (_, table) => {
    const { outcome, label, reasoning } = await decide(table + question);
    expect({ outcome, label: label?.slice(0, 3) }).toEqual({ outcome: "selected", label: "Nut" });
    expect(reasoning).toContain("6 g of sugars, against 12 g of sugars");
  });
});

describe("what was had leaves the rest of an allowance", () => {
  it.each([
    [
      "I can have 20 g carbs, had 12 so far. Egg with 6 g carbs or apple with 15 g carbs?",
      "Egg with 6 g carbs",
      "over 8 g",
    ],
    [
      "my limit is 2000 mg sodium a day and I've had 1600 already. egg with 700 mg sodium or bread with 300 mg sodium",
      "bread with 300 mg sodium",
      "over 400 mg",
    ],
    [
      "max 2000 mg potassium, had 1900 so far: dates with 170 mg potassium or rice with 50 mg potassium?",
      "rice with 50 mg potassium",
      "over 100 mg",
    ],
    [
      "my target is max 60 g protein, had 50 so far: tofu with 16 g protein or rice with 4 g protein?",
      "rice with 4 g protein",
      "over 10 g",
    ],
    [
      "My limit is 60 g protein a day for my kidneys, had 50 so far: tofu with 16 g protein or rice with 4 g protein?",
      "rice with 4 g protein",
      "over 10 g",
    ],
  ])("%s", async (text, label, stated) => {
    const answer = await decide(text);
    expect(answer).toMatchObject({ outcome: "selected", label });
    expect(answer.reasoning).toContain(stated);
  });
});

it.each(["at least 80 g protein a day", "I eat 80 g protein per day"])(
  "no option is out for less than the day should have: %s",
  async (text) => {
    const answer = await decide(`${text}: wrap with 20 g protein or soup with 6 g protein`);
    expect(answer).toMatchObject({ outcome: "selected", label: "wrap with 20 g protein" });
  },
);

it("what a day should have is a wish for more of it", async () => {
  const { label, reasoning } = await decide("at least 80 g protein a day: egg or apple?");
  expect(label).toBe("egg");
  expect(reasoning).toContain("for more protein");
});

describe("figures without a goal", () => {
  it("decide where they all point the same way", async () => {
    expect((await decide("bar with 20 g protein or bar with 30 g protein, which?")).label).toBe(
      "bar with 30 g protein",
    );
  });

  it("and do not where they disagree", async () => {
    const answer = await decide("shake 30 g protein 400 kcal or bar 15 g protein 120 kcal, which is better");
    expect(answer.outcome).toBe("needs_information");
    expect(answer.reasoning).toContain("state a goal");
  });

  it("and say nothing of an allergy", async () => {
    const answer = await decide(
      "I have a nut allergy. Bar A 20 g protein or bar B 12 g protein, more protein?",
    );
    expect(answer.outcome).toBe("needs_information");
  });
});

describe("alternatives are found in other manners", () => {
  it.each([
    ["swap the doughnut for an apple to cut sugar?", ["doughnut", "apple"]],
    ["Egg? Or bread? Less fat", ["Egg", "bread"]],
    ["rather than a doughnut could I have an apple - less sugar?", ["doughnut", "apple"]],
    ["my friend says broccoli is better than apple for fibre", ["broccoli", "apple"]],
    ["no sugar cola or cola, less sugar?", ["no sugar cola", "cola"]],
    ["bread with or without egg, less fat", ["bread with egg", "bread without egg"]],
    ["iron? lentils / apple", ["lentils", "apple"]],
  ])("%s", async (text, labels) => {
    expect((await decide(text)).labels).toEqual(labels);
  });
});

it.each([
  ["Which is cheaper, egg or apple?", "price"],
  ["what tastes better, cola or water?", "taste"],
])("a question of something else alone is stated what can be compared: %s", async (text, what) => {
  const { outcome, reasoning } = await decide(text);
  expect(outcome).toBe("needs_information");
  expect(reasoning).toContain(`Only nutrition is compared here, not ${what}: state what matters`);
});

it.each([
  ["iron - lentils or apple", "lentils"],
  ["low on iron, lentils or apple", "lentils"],
  ["fibre wise, lentils or egg", "lentils"],
  ["salt wise: anchovy or egg", "egg"],
  ["i care about protein, apple or egg", "egg"],
])("a measure says which way it counts: %s", async (text, label) => {
  expect(await decide(text)).toMatchObject({ outcome: "selected", label });
});

it.each([
  ["medium or large cola, less sugar", ["medium", "large cola"]],
  ["full fat or fat free rice, least fat", ["full fat", "fat free rice"]],
])("describing words share the food of the last: %s", async (text, labels) => {
  const answer = await decide(text);
  expect(answer.labels).toEqual(labels);
  expect(answer.reasoning).not.toContain("is not known");
});

it("a thing beside a word that is a food by accident is no question of food", async () => {
  expect((await decide("Bitcoin or apple?")).outcome).toBe("no_valid_option");
});

it("a pronoun stands for the food named before", async () => {
  const { labels, outcome } = await decide("I found lentils, cook them or have a doughnut, more protein");
  expect({ labels, outcome }).toEqual({ labels: ["cook them", "doughnut"], outcome: "selected" });
});

it("high and bad for somebody means less of it", async () => {
  const { label } = await decide("High sodium is bad for me: anchovy or an egg?");
  expect(label).toBe("egg");
});
