import { describe, expect, it } from "vitest";
import { readSmall } from "./small-catalogue.ts";

function count(text: string, name: RegExp): number {
  return readSmall(text).filter((item) => item.status === "matched" && name.test(item.name)).length;
}

function grams(text: string, name: RegExp): number {
  return readSmall(text).find((item) => name.test(item.name))?.grams ?? 0;
}

describe("what is had again", () => {
  it.each([
    ["Breakfast: rye bread, butter. Lunch: rice, butter", /^Butter/, 2],
    ["7am banana. 10am banana", /^Banana/, 2],
    ["banana 8:30, apple 12:00, banana 15:30", /^Banana/, 2],
    ["B: banana L: rice, banana", /^Banana/, 2],
    ["rice with butter. Rye bread with butter", /^Butter/, 2],
    ["Mon: rice, banana. Tue: banana", /^Banana/, 2],
    ["Monday banana, rice. Tuesday banana", /^Banana/, 2],
    ["banana at 8, banana at 11", /^Banana/, 2],
    ["banana, rice, banana", /^Banana/, 2],
    ["banana\nrice\nbanana", /^Banana/, 2],
    ["rice with butter, banana, rice with butter", /^Rice/, 2],
    ["rice, banana. Later more rice", /^Rice/, 2],
    ["banana and rice, then banana again", /^Banana/, 2],
  ])("at another meal or with another food is counted again: %j", (text, name, expected) =>
    expect(count(text, name)).toBe(expected),
  );

  it.each([
    ["pizza for lunch. The pizza was cold", /^Pizza/],
    ["a banana, one ripe banana", /^Banana/],
  ])("within a meal is the same food: %j", (text, name) => expect(count(text, name)).toBe(1));
});

describe("what is stirred into drinks", () => {
  it("is had as often as the drinks are", () => {
    expect(grams("3 coffees with milk", /^Milk/)).toBe(3 * grams("coffee with milk", /^Milk/));
  });

  it("has its own amount where one is stated", () => {
    expect(grams("3 coffees with 50 g milk", /^Milk/)).toBe(50);
  });
});

it("a pair of which one is counted with its kind has that one once", () => {
  expect(count("egg and rice, 2 fried eggs", /^Egg/)).toBe(1);
});
