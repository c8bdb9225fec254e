import { expect, it } from "vitest";
import { unwrapPage } from "../../../functions/draft/engine/source/unwrap-page.ts";

const lines = (text: string) =>
  unwrapPage(text)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

it("turns the tags of a page into lines", () => {
  const page = "<h2>Dip</h2><ul><li>3 avocados</li><li>&frac12; lime</li></ul><ol><li>Mash.</li></ol>";
  expect(lines(page)).toEqual(["Dip", "- 3 avocados", "- ½ lime", "1. Mash."]);
});

it("leaves out buttons, votes and what a serving has", () => {
  const page = [
    "Jump to Recipe | Print | Pin",
    "★★★★★ 4.8 from 212 votes",
    "Tomato soup",
    "Servings: 4 | Calories: 310kcal | Author: Jen",
    "1 kg tomatoes",
    "Did you make this? Leave a comment below!",
  ];
  expect(lines(page.join("\n"))).toEqual(["Tomato soup", "Servings: 4", "1 kg tomatoes"]);
});

it("leaves out the head, the greeting and the end of a letter", () => {
  const letter = [
    "From: Mum",
    "To: Alex",
    "Subject: Re: vegan please",
    "Hi love,",
    "> 1 kg tomatoes",
    "> 2 onions",
    "Lots of love",
    "Mum xx",
  ];
  expect(lines(letter.join("\n"))).toEqual(["vegan please", "1 kg tomatoes", "2 onions"]);
});

it.each([
  "Calories: under 300 please",
  "From: my gran",
  "Thanks, and no nuts",
  "Hi, no nuts please!",
  "Nutrition per serving: at most 500 mg sodium",
])("keeps what asks for something: %s", (line) => {
  const text = ["Soup", "1 onion", "1 carrot", line, "Simmer."].join("\n");
  expect(lines(text)).toContain(line);
});
