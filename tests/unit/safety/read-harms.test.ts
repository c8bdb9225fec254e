import { expect, it } from "vitest";
import { readSituation } from "../../../shared/domain/safety/mod.ts";

it.each([
  ["Fish puts me in A&E.", "Fish", true],
  ["dairy sends my daughter to hospital.", "dairy", true],
  ["one bite of egg and I'm in an ambulance.", "egg", true],
  ["soya makes me really ill.", "soya", false],
  ["lupin sets me off.", "lupin", false],
  ["onions don't agree with me.", "onions", false],
])("what harms somebody in passing words is a reaction: %s", (text, food, isSevere) => {
  const { reactions, topics } = readSituation(text);
  expect(reactions).toEqual([food]);
  expect(topics.has("severe_allergy")).toBe(isSevere);
});

it.each(["milk doesn't make me ill any more", "My gran landed in hospital", "my job makes me sick"])(
  "what is denied or no food is no reaction: %s",
  (text) => {
    expect(readSituation(text).reactions).toEqual([]);
  },
);

it("gluten that harms is read as coeliac disease", () => {
  expect(readSituation("gluten wrecks me").topics.has("coeliac_disease")).toBe(true);
});

it.each([
  ["165/100 at the pharmacy this morning", "hypertension"],
  ["the nurse measured 172 over 98", "hypertension"],
  ["32 weeks and anaemic", "pregnancy"],
  ["I'm 20 weeks, swordfish or salmon", "pregnancy"],
  ["nil by mouth since midnight", "before_surgery"],
  ["op is tomorrow at 8", "before_surgery"],
])("figures and dates show a state without its name: %s", (text, topic) => {
  expect(readSituation(text).topics.has(topic)).toBe(true);
});

it.each([
  ["150/100 g of rice", "hypertension"],
  ["120/80 today", "hypertension"],
  ["6 weeks into my diet", "pregnancy"],
  ["baby is 8 weeks old", "pregnancy"],
  ["op is in March", "before_surgery"],
])("other figures and dates do not: %s", (text, topic) => {
  expect(readSituation(text).topics.has(topic)).toBe(false);
});
