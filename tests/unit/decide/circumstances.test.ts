import { describe, expect, it } from "vitest";
import { remarkOnKitchen } from "../../../functions/decide/engine/filter/remark-on-kitchen.ts";
import { remarkOnPrice } from "../../../functions/decide/engine/filter/remark-on-price.ts";
import { remarkOnServing } from "../../../functions/decide/engine/filter/remark-on-serving.ts";
import { remarkOnTime } from "../../../functions/decide/engine/filter/remark-on-time.ts";

describe("an option that takes longer than there is time", () => {
  it.each([
    ["10 minutes before my call, kitchen has these", "beef casserole that needs 3 hours"],
    ["train in 7 mins", "bake a sweet potato (50 min)"],
    ["only got 15 minutes", "sourdough bread from scratch"],
    ["i have half an hour", "slow cooked lamb"],
    ["dinner on the table in 20 minutes max", "jacket potato (1 hour)"],
    ["we have twenty-five minutes", "stew that takes 3-4 hours"],
    ["Just 20 mins till kick off", "lasagne (2 hours)"],
    ["I've only 15 min", "slow cooked brisket (5 hours)"],
    ["25 minutes before i leave", "jacket potato (90 min)"],
  ])("is out: %j, %j", (text, label) => {
    expect(remarkOnTime({ label }, { text })).toHaveLength(1);
  });

  it.each([
    ["10 minutes before my call", "two-egg omelette"],
    ["10 minutes before my call", "leftover slow cooked lamb"],
    ["what to eat 2 hours after a run", "slow cooked lamb"],
    ["i have an hour", "pasta bake (40 minutes)"],
    ["i have 10 minutes", "brisket cooked for 12 hours"],
    ["omelette, only 10 mins to make", "omelette"],
    ["i slept only 5 hours", "stew that needs 8 hours"],
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

  it("stays where only the other one is missing", () => {
    const text = "no oven at my flat";
    expect(remarkOnKitchen({ label: "pancakes" }, { text })).toEqual([]);
    expect(remarkOnKitchen({ label: "bake a potato" }, { text })).toHaveLength(1);
    expect(remarkOnKitchen({ label: "roast some chicken" }, { text })).toHaveLength(1);
    expect(remarkOnKitchen({ label: "fry an egg" }, { text: "no hob here" })).toHaveLength(1);
  });

  it("stays where it may be cooked already", () => {
    const text = "only have a kettle at work";
    expect(remarkOnKitchen({ label: "baked beans on bread" }, { text })).toEqual([]);
    expect(remarkOnKitchen({ label: "roast chicken sandwich" }, { text })).toEqual([]);
  });

  it("is out where it would have to be cooked there", () => {
    for (const text of [
      "dorm room, all we have is a kettle",
      "nothing but a kettle in here",
      "power cut tonight",
    ])
      expect(remarkOnKitchen({ label: "grilled salmon" }, { text })).toHaveLength(1);
    expect(remarkOnKitchen({ label: "dried noodles" }, { text: "the gas is off" })).toHaveLength(1);
    expect(remarkOnKitchen({ label: "dried noodles" }, { text: "only have a kettle" })).toEqual([]);
    expect(remarkOnKitchen({ label: "fry an egg" }, { text: "my hob is broken" })).toHaveLength(1);
    expect(remarkOnKitchen({ label: "grilled salmon" }, { text: "the kettle is on" })).toEqual([]);
    expect(remarkOnKitchen({ label: "grilled salmon" }, { text: "no power in my arms" })).toEqual([]);
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

  it("stays where pounds are of a body", () => {
    expect(remarkOnPrice({ label: "salad 12.50" }, { text: "10 pounds left to lose" })).toEqual([]);
  });
});

describe("an option that is served otherwise than it is asked for", () => {
  const serve = (label: string, text: string) => {
    const whole = { name: label, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
    return remarkOnServing({ label, whole }, { text });
  };

  it.each([
    ["sriracha noodles", "NOT spicy please"],
    ["madras", "nothing too spicy tonight"],
    ["iced coffee and sorbet", "soaked through, need something warm"],
    ["beef stew", "heatwave, something cold for lunch"],
    ["beef tagine", "so humid, I can't face anything hot"],
    ["ramen", "we want a cold dinner"],
    ["gazpacho", "fancy a hot lunch"],
    ["mashed swede", "he only eats crunchy things"],
  ])("is out: %j, %j", (label, text) => expect(serve(label, text)).toHaveLength(1));

  it.each([
    ["korma", "NOT spicy please"],
    ["madras", "something hot and spicy"],
    ["warm potato salad", "need something warm"],
    ["carrot sticks", "he only eats crunchy things"],
    ["smoothie", "a hot pepper omelette or a smoothie"],
    ["beef stew", "something on a cold day"],
    ["beef stew", "it's not hot today"],
    ["beef stew", "there is no hot water"],
    ["beef stew", "I'm at lunch cold and wet"],
    ["vindaloo", "the korma is not spicy"],
  ])("stays otherwise: %j, %j", (label, text) => expect(serve(label, text)).toEqual([]));
});
