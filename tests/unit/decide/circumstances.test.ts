import { describe, expect, it } from "vitest";
import { remarkOnKitchen } from "../../../functions/decide/engine/filter/remark-on-kitchen.ts";
import { remarkOnPrice } from "../../../functions/decide/engine/filter/remark-on-price.ts";
import { remarkOnTime } from "../../../functions/decide/engine/filter/remark-on-time.ts";

describe("an option that takes longer than there is time", () => {
  it.each([
    ["10 minutes before my call, kitchen has these", "beef casserole that needs 3 hours"],
    ["train in 7 mins", "bake a sweet potato (50 min)"],
    ["only got 15 minutes", "sourdough bread from scratch"],
    ["i have half an hour", "slow cooked lamb"],
  ])("is out: %j, %j", (text, label) => {
    expect(remarkOnTime({ label }, { text })).toHaveLength(1);
  });

  it.each([
    ["10 minutes before my call", "two-egg omelette"],
    ["10 minutes before my call", "leftover slow cooked lamb"],
    ["what to eat 2 hours after a run", "slow cooked lamb"],
    ["i have an hour", "pasta bake, 40 minutes"],
  ])("stays otherwise: %j, %j", (text, label) => {
    expect(remarkOnTime({ label }, { text })).toEqual([]);
  });
});

describe("an option that needs an oven", () => {
  it("is out where there is only a kettle", () => {
    const text = "no oven no hob at the hostel, only a kettle";
    expect(remarkOnKitchen({ label: "frozen lasagne" }, { text })).toHaveLength(1);
    expect(remarkOnKitchen({ label: "couscous pot" }, { text })).toEqual([]);
    expect(remarkOnKitchen({ label: "frozen berries" }, { text })).toEqual([]);
  });

  it("stays where nothing is said of the kitchen", () => {
    expect(remarkOnKitchen({ label: "frozen lasagne" }, { text: "what is quicker" })).toEqual([]);
  });
});

describe("an option that costs more than is left", () => {
  it.each(["3 euros to my name til payday", "got $3 left until friday"])("is out: %j", (text) => {
    expect(remarkOnPrice({ label: "poke bowl 9.90" }, { text })).toHaveLength(1);
    expect(remarkOnPrice({ label: "lentil soup 2.50" }, { text })).toEqual([]);
  });
});
