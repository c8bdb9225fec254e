import { describe, expect, it } from "vitest";
import { readDraftRequest } from "../../../functions/draft/engine/request/read-draft-request.ts";

const swaps = (text: string) =>
  readDraftRequest(text).swaps.map(({ from, to, amount }) => [from, to, ...(amount ? [amount] : [])]);

describe("what is not at hand", () => {
  it.each([
    ["I don't have any leeks, only spring onions - change that.", "leeks", "spring onions"],
    ["I can't get hold of pancetta here. I have bacon.", "pancetta", "bacon"],
    ["My supermarket doesn't sell tahini. Peanut butter is what I've got.", "tahini", "Peanut butter"],
    ["I've got turkey mince rather than beef mince", "beef mince", "turkey mince"],
    ["instead of cream I've only got evaporated milk", "cream", "evaporated milk"],
    ["the only milk I have is oat milk instead of cow's", "milk", "oat milk"],
    ["out of mascarpone, can I sub ricotta", "mascarpone", "ricotta"],
    ["no crème fraîche in the fridge, could we substitute sour cream?", "crème fraîche", "sour cream"],
    ["I only have frozen peas, use those instead of fresh", "peas", "frozen peas"],
    ["Just noticed I have no golden syrup, but plenty of honey", "golden syrup", "honey"],
    ["got no leeks, though there are some onions", "leeks", "onions"],
    ["just got dried sage, put that in instead of the fresh stuff", "sage", "dried sage"],
  ])("is swapped for what is: %s", (text, from, to) => {
    expect(swaps(text)).toContainEqual([from, to]);
  });
});

describe("what is exchanged and disliked", () => {
  it("is exchanged, whether it is told of one or of several", () => {
    expect(swaps("use courgettes rather than aubergines. My dad can't stand aubergine")).toEqual([
      ["aubergines", "courgettes"],
    ]);
  });

  it("is not replaced by what may stay", () => {
    expect(swaps("swap the feta for something without dairy. Eggs are fine")).toEqual([["feta", null]]);
  });
});

describe("the amount of what comes instead", () => {
  it.each([
    "leave out the feta and add 150 g halloumi instead",
    "drop the feta and add 150 g halloumi in its place",
    "no feta, 150 g halloumi instead",
  ])("is the stated one, and comes once: %s", (text) => {
    expect(swaps(text)).toEqual([["feta", "halloumi", "150 g halloumi"]]);
    expect(readDraftRequest(text).additions).toEqual([]);
  });

  it.each([
    ["couldn't get haddock, use 350 g smoked trout instead", "haddock", "350 g smoked trout"],
    ["the shop was out of shallots, I'll use 2 onions instead", "shallots", "2 onions"],
    ["no lamb mince left, use 450 g beef mince instead", "lamb mince", "450 g beef mince"],
    ["we have run out of pearl barley. Use 200 g spelt", "pearl barley", "200 g spelt"],
  ])("is kept where something is not at hand: %s", (text, from, amount) => {
    const [swap, ...others] = readDraftRequest(text).swaps;
    expect(swap).toMatchObject({ from, amount });
    expect(others).toEqual([]);
  });

  it("of two that go is not doubled", () => {
    expect(swaps("drop the ham and the feta and add 300 g tofu instead")).toEqual([
      ["ham", "tofu", "300 g tofu"],
      ["feta", null],
    ]);
  });

  it.each(["swap the pork for tofu. Same weight is fine.", "use halloumi instead of feta. Equal weight"])(
    "is the same where the next sentence says so: %s",
    (text) => {
      expect(readDraftRequest(text).swaps[0]?.isSameMass).toBe(true);
    },
  );
});
