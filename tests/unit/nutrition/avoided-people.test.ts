import { describe, expect, it } from "vitest";
import { readNeeds } from "../../../shared/domain/constraints/mod.ts";

const avoidedIn = (text: string) => readNeeds(text).avoided.map((food) => food.text);

describe("foods that nobody eats", () => {
  it.each([
    ["nobody in our house likes fennel", ["fennel"]],
    ["no-one at the table eats veal", ["veal"]],
    ["my aunt doesn't take ginger and garlic", ["ginger", "garlic"]],
    ["grandpa won't have lamb or goat", ["lamb", "goat"]],
    ["nobody really likes fennel", ["fennel"]],
    ["none of us in our house will eat veal or liver", ["veal", "liver"]],
  ])("are left out: %s", (text, foods) => {
    expect(avoidedIn(text)).toEqual(foods);
  });

  it.each([
    "it doesn't take long to cook",
    "he won't have time",
    "nobody likes soggy pasta",
    "I hate overcooked salmon",
    "no burnt toast please",
  ])("are none of %j", (text) => {
    expect(avoidedIn(text)).toEqual([]);
  });
});

describe("foods in a row without commas", () => {
  it.each([
    ["no dairy eggs or fish", ["dairy", "eggs", "fish"]],
    ["no soy milk or nuts", ["soy milk", "nuts"]],
    ["without egg noodles", ["egg noodles"]],
    ["no bacon pasta please", ["bacon"]],
    ["no bacon pasta or rice", ["bacon", "pasta", "rice"]],
  ])("are apart only where they are no name of one: %s", (text, foods) => {
    expect(avoidedIn(text)).toEqual(foods);
  });
});

it.each([
  ["make it soy sauce-free", ["soy sauce"]],
  ["a celery-free soup", ["celery"]],
])("what stands before free may have two words: %s", (text, foods) => {
  expect(avoidedIn(text)).toEqual(foods);
});
