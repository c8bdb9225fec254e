import { describe, expect, test } from "vitest";
import { editCost } from "../../../../shared/domain/food/spelling/edit-cost.ts";

const cost = (written: string, meant: string, edits = 2) => editCost(written, meant, { edits, cost: 1_000 });

describe("the cost of slips", () => {
  test("is nothing for the same word", () => {
    expect(cost("turnip", "turnip", 0)).toBe(0);
  });

  test.each([
    ["a letter of the same sound", "konfit", "confit"],
    ["another spelling of a sound", "fesant", "phesant"],
    ["a silent letter left out", "artichoe", "artichoke"],
    ["a doubled letter written once", "gamon", "gammon"],
    ["a letter written twice", "turrnip", "turnip"],
    ["two letters in the wrong order", "tunrip", "turnip"],
    ["a vowel for another", "turnap", "turnip"],
    ["a letter left out", "turip", "turnip"],
    ["a letter too many", "turmnip", "turnip"],
    ["any other letter", "turgip", "turnip"],
  ])("counts %s as one edit", (_, written, meant) => {
    expect(cost(written, meant, 1)).toBeLessThan(200);
    expect(cost(written, meant, 0)).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([
    ["the same sound", "konfit", "confit", "nonfit"],
    ["a doubled letter", "gamon", "gammon", "gamblon"],
    ["a swap", "tunrip", "turnip", "tunlip"],
    ["a vowel for a vowel", "turnap", "turnip", "turnkp"],
    ["the key beside", "turnup", "turnip", "turnzp"],
    ["a letter left out", "turip", "turnip", "turwip"],
  ])("is less for %s than for any other slip", (_, written, meant, other) => {
    const nearest = other === "gamblon" ? "gammon" : meant;
    expect(cost(written, nearest)).toBeLessThan(cost(other, nearest));
  });

  test("is more where the first letter is another one", () => {
    expect(cost("purnip", "turnip")).toBeGreaterThan(cost("turpip", "turnip"));
  });

  test("adds up over a word", () => {
    expect(cost("turrnap", "turnip")).toBe(cost("turrnip", "turnip") + cost("turnap", "turnip"));
  });

  test("is that of the cheapest way", () => {
    expect(cost("rhubabr", "rhubarb")).toBe(cost("ab", "ba") - cost("b", "b") - 50);
  });

  test("is infinite beyond the allowance", () => {
    expect(editCost("turnap", "turnip", { edits: 2, cost: 10 })).toBe(Number.POSITIVE_INFINITY);
    expect(cost("trnup", "turnip", 1)).toBe(Number.POSITIVE_INFINITY);
    expect(cost("", "turnip")).toBe(Number.POSITIVE_INFINITY);
  });
});
