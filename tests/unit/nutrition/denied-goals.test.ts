import { describe, expect, it } from "vitest";
import { readNeeds } from "../../../shared/domain/constraints/mod.ts";

function directionsOf(text: string): string[] {
  return readNeeds(text).goals.map(({ goal, direction }) => `${direction} ${goal}`);
}

describe("the goal of a question", () => {
  it.each([
    ["I don't want the one with the most calories", "less energy"],
    ["she doesn't want the option that has the most salt", "less sodium"],
    ["not the one with the least fibre", "more fibre"],
  ])("is the other direction where it is denied: %j", (text, goal) => {
    expect(directionsOf(text)).toEqual([goal]);
  });

  it.each([
    ["a film snack without loads of calories", "less energy"],
    ["without a lot of calories", "less energy"],
    ["without too many calories", "less energy"],
    ["not that many calories", "less energy"],
    ["without heaps of fat", "less fat"],
    ["not very high in salt", "less sodium"],
  ])("is less where much of it is denied: %j", (text, goal) => {
    expect(directionsOf(text)).toEqual([goal]);
    expect(readNeeds(text).avoided).toEqual([]);
  });

  it.each([
    ["loads of calories please", "more energy"],
    ["heaps of fibre", "more fibre"],
    ["very high in protein", "more protein"],
    ["not enough protein", "more protein"],
  ])("is more where much of it is wanted: %j", (text, goal) => {
    expect(directionsOf(text)).toEqual([goal]);
  });

  it.each([
    ["I want the one with the most calories", "more energy"],
    ["the one with the least fibre", "less fibre"],
    ["leanest fish of these four", "less fat"],
  ])("stands as it is said: %j", (text, goal) => {
    expect(directionsOf(text)).toEqual([goal]);
  });

  it("is none where the words describe a food", () => {
    expect(directionsOf("lean beef or salmon")).toEqual([]);
  });
});
