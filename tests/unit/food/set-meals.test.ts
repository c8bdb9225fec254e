import { expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

it.each([
  ["whopper meal, cola", ["whopper meal", "french fry", "cola"]],
  ["2 whopper meals", ["2 whopper meal", "2 french fry"]],
])("is served with fries: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

it.each([
  ["whopper meal with onion rings", ["whopper meal", "onion ring"]],
  ["whopper meal, no fries", ["whopper meal"]],
])("has no second side: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

it.each([
  ["cheeseburger, no bun", ["hamburger patty", "american cheese"]],
  ["bunless turkey burger", ["turkey patty"]],
  ["burger in a lettuce wrap, fries", ["hamburger patty", "lettuce", "fry"]],
  ["hot dog without the bun", ["frankfurter"]],
])("is what is left without the bun: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
