import { describe, expect, it } from "vitest";
import { isUrgent } from "./is-urgent.ts";
import { labelsOf, nowhere, onlyEventOf } from "./read-events.ts";

/** Each sign as described by its circumstances, and similar words that are none. */
const signs: readonly (readonly [sign: string, urgent: readonly string[], harmless: readonly string[]])[] = [
  [
    "carbon monoxide",
    [
      "headachy and queasy ever since the new gas boiler was fitted",
      "me and the cat are both drowsy and sick with the stove running",
      "headaches only at home since the log burner went in",
      "dizzy and sick, the carbon monoxide alarm keeps going off",
    ],
    ["dry skin and a headache since the heating came on", "felt sick after the barbecue in the garden"],
  ],
  [
    "food stuck on the way down",
    ["lamb wedged halfway down and not even water gets past"],
    ["ate too fast, a bit of toast went down slowly"],
  ],
  [
    "dehydration",
    [
      "vomiting all day, dry mouth",
      "diarrhoea for 2 days, lips are dry and cracked",
      "nauseous all day and haven't peed since yesterday",
      "feeling sick all day, sunken eyes and no wee",
    ],
    [
      "nauseous all day, dry mouth",
      "really thirsty all day with a dry mouth",
      "queasy all day, dizzy when I stand up",
    ],
  ],
  [
    "likened to a visit or a drink",
    [
      "half my mouth feels like I've come from the dentist, words are jumbled",
      "slurring as if I'm drunk, never touch alcohol",
    ],
    ["two fillings at the dentist, half my mouth is numb"],
  ],
  [
    "effort and rest",
    ["tight chest climbing the stairs, goes when I rest"],
    ["chest tight after sprints at the gym, fine in a minute"],
  ],
  [
    "adrenaline pen",
    ["came up in welts after cashews, used my epipen and feel fine"],
    ["welts after cashews, antihistamine helped"],
  ],
  [
    "relatives as they usually are",
    ["granny is confused today, she's usually sharp", "dad isn't making sense and he's normally very bright"],
    ["dad usually forgets where his keys are"],
  ],
  [
    "weakness that climbs",
    ["legs turned to jelly yesterday and it's creeping up to my hips"],
    ["legs like jelly after the gym"],
  ],
  [
    "bowel and bladder",
    ["bringing up stuff that smells of poo", "catheter is blocked, nothing has drained since noon"],
    ["the drains smell of poo and I feel fine"],
  ],
  [
    "likened to an accident",
    ["swallowed a piece of glass from the jar"],
    ["throat feels like I've swallowed glass", "feels like I've been stabbed under the ribs"],
  ],
  [
    "sleep",
    ["my 2 month old stops breathing in her sleep"],
    ["my husband snores and stops breathing at night"],
  ],
];

describe("a sign is recognised by its circumstances", () => {
  it.each(signs)("%s", (_, urgent, harmless) => {
    expect(urgent.filter((text) => !isUrgent(text))).toEqual([]);
    expect(harmless.filter(isUrgent)).toEqual([]);
  });
});

describe("words that only look like a symptom name none", () => {
  it.each([
    "gagging for a decent cup of coffee",
    "the canteen food was grim",
    "itching to get back into the garden",
    "a bleeding heart like me always tips",
    "no more cramps thanks to the magnesium",
    "don't feel bloated any more since I cut out onions",
    "my husband's got a bad cold, he's sneezing everywhere",
    "nine weeks since my last migraine",
    "knee clicks when I squat",
  ])("%s", (text) => expect(labelsOf(text)).toEqual([]));
});

describe("short forms are read in full", () => {
  it.each([
    ["spot of a headache", 1],
    ["mod. headache", 3],
    ["sev. headache", 4],
    ["heavy legs", null],
  ])("%s has intensity %j", (text, intensity) => {
    expect(onlyEventOf(text, nowhere).intensity).toBe(intensity);
  });

  it("takes the food of a meal by its time as the cause", () => {
    expect(onlyEventOf("bloated since last night's lasagne", nowhere).trigger?.text).toBe("lasagne");
  });

  it("reads an itchy rash as one complaint", () => {
    expect(labelsOf("the itchy rash on my wrists is fading")).toEqual(["rash"]);
  });
});
