import { describe, expect, it } from "vitest";
import { isUrgent } from "./is-urgent.ts";

/** Emergencies that are told by what is seen, beside what only sounds like them. */
const pairs: readonly (readonly [urgent: string, harmless: string])[] = [
  ["home from Accra six days ago, fever and chills since this morning", "home from the gym, warm and tired"],
  ["delivered twelve days ago, fever 38.9 and my stitches smell", "delivered the parcels twelve days ago"],
  ["uncle mixed weedkiller, now drooling with tiny pupils", "mixed the weedkiller, washed my hands"],
  [
    "granddaughter got into grandad's tablets, she thought they were sweets",
    "she thought the olives were grapes",
  ],
  ["the watch battery is gone and my toddler keeps drooling and gagging", "the watch battery is flat"],
  ["I have found a way out for tonight", "found the way out of the car park"],
  ["not slept for six nights and he's convinced he can fly", "can't sleep, dreaming I can fly"],
  ["woke up with a bat in our bedroom, it flew past the cot", "a bat hung in the barn roof"],
  ["my son's left testicle has gone higher up and he is vomiting", "my left sock rides up"],
  ["the spots stay there when I press a tumbler on his legs", "the spots on the tumbler come off"],
  ["the baby's soft spot is bulging when he is calm", "a soft spot for puddings"],
  ["the whites of her eyes have gone yellow", "the whites of my eggs stay runny"],
  [
    "the toilet looks like someone emptied a can of treacle, and I feel faint",
    "a can of treacle for the pudding",
  ],
  ["what he brought up looked like coffee grounds", "the coffee grounds go on the roses"],
  ["like a gunshot in the back of my head, then the worst headache", "heard a gunshot in the film"],
  ["only gibberish came out of mum for five minutes", "the karaoke was pure gibberish"],
  ["since the fall nan is drowsier and vague, she's on apixaban", "the leaves fall, a drowsy Sunday"],
  ["the grease gun went into my thumb, just a dot", "the grease gun needs a new hose"],
  ["blood and jelly in his nappy, 8 months old and screaming", "jelly on his bib, 8 months old"],
  ["the peanut went down the wrong way yesterday, she still wheezes", "peanut butter on the wrong shelf"],
  [
    "dad quit sweating in 38 degree heat and calls me by his brother's name",
    "a 38 degree heat cure for the dough",
  ],
  ["c-section four weeks ago, suddenly out of puff and my heart races", "out of milk since four weeks ago"],
];

describe("what is seen tells the emergency", () => {
  it.each(pairs)("%s", (urgent) => expect(isUrgent(urgent)).toBe(true));
  it.each(pairs)("unlike what is beside %s", (_, harmless) => expect(isUrgent(harmless)).toBe(false));
});

it.each([
  "my red scarf bled onto the towels in the wash",
  "the four stroke engine had a stroke counter fault",
])("a thing is not ill: %s", (text) => expect(isUrgent(text)).toBe(false));
