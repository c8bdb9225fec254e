import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("the dry weight of a dish", () => {
  it.each([
    ["spag bol (90g dry pasta)", ["296 g pasta meat sauce"]],
    ["risotto 80g dry", ["263 g risotto"]],
    ["tuna pasta bake, 75 g uncooked weight", ["247 g tuna pasta bake"]],
  ])("tells how much of the dish there was: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );

  it.each([
    ["pasta with pesto (75g dry)", ["75 g dry pasta", "pesto"]],
    ["whole wheat pasta 80g dry", ["80 g whole wheat pasta dry"]],
    ["oats 50g dry with berries", ["50 g oat dry", "berry"]],
  ])("is that of the dry food alone: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a weighed pack of noodles", () => {
  it("is dry, and an egg stands beside it", () =>
    expect(showPhrases("Maggi 1 pkt (70g) with egg")).toEqual(["70 g dry instant noodle", "egg"]));
});
