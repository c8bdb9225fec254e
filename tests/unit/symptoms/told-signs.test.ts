import { describe, expect, it } from "vitest";
import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { isUrgent } from "./is-urgent.ts";
import { labelsOf, nowhere } from "./read-events.ts";

/** Each sign as worried people tell it, and words beside it that only look like one. */
const signs: readonly (readonly [sign: string, urgent: readonly string[], harmless: readonly string[]])[] = [
  [
    "stroke",
    [
      "wife's smile only works on one side and she can't say my name",
      "I picked up the kettle and it just slid out of my hand, can't make a fist",
      "tried to stand and my left leg folded, and only a slur came out",
    ],
    ["hand went to sleep under the pillow", "got tongue-tied at the meeting, blushed"],
  ],
  [
    "heart",
    [
      "feels like a paving slab on my ribs, been there an hour and I'm sweating",
      "chest like someone tightening a belt, pain up into my teeth",
      "cold sweats, nausea and both arms heavy",
    ],
    ["tight chest muscles after dips", "heart full of joy at the school play"],
  ],
  [
    "headache in an instant",
    [
      "boom, like a firework going off in my skull, never known pain like it",
      "headache reached its worst within a minute",
      "I've had migraines all my life and this is nothing like them. it hit me in an instant, worst ever",
    ],
    ["headache crept up over the afternoon", "the tax form gives me the worst headache of my life lol"],
  ],
  [
    "blow to the head",
    [
      "since the tackle I've double vision and can't remember the second half",
      "watery stuff dripping from my ear since the crash",
    ],
    ["hit my head on the shelf, sore spot"],
  ],
  [
    "young baby",
    ["my baby has fever and is 7 weeks", "101.3 in my 2 month old", "100.9 rectal, she's 7 weeks"],
    ["newborn had a temp of 36.9", "I've got baby fever, so broody"],
  ],
  [
    "rash",
    [
      "spots that stay there when I press a glass on them, hot",
      "rash like tiny bruises",
      "blood spots all over his legs",
    ],
    ["rash turns white when I push on it", "red dots on my legs after shaving"],
  ],
  [
    "baby in the womb",
    [
      "I've been counting and he's only kicked twice since this morning, 35 weeks",
      "bump has gone quiet, 31 weeks",
    ],
    ["30 weeks and baby kicks like mad whenever I eat chocolate", "baby is active tonight, 31 weeks"],
  ],
  [
    "pressure in pregnancy",
    ["29 weeks and my blood pressure is 165/112", "33 weeks, pain below my ribs, vomiting"],
    ["my blood pressure is 145/92", "30 weeks, heartburn after curry"],
  ],
  [
    "sugar and ketones",
    [
      "type 1, ketones 3.6",
      "took my novorapid but no dinner, trembling and sweaty",
      "meter just says HI and I feel sick",
    ],
    ["keto diet, ketones 1.1, energy fine", "shaky because I skipped lunch"],
  ],
  [
    "starvation",
    ["bmi 12.5, dizzy every time I stand", "not eaten for a week to get thin and I keep blacking out"],
    ["fasting for ramadan, headache at iftar", "skipped dinner, woke up hungry"],
  ],
  [
    "breath",
    [
      "baby's tummy sucks in under the ribs with each breath",
      "I can only say two words at a time",
      "my inhaler is empty, asthma attack",
    ],
    ["out of puff after the stairs, fine now", "baby snores a bit"],
  ],
  [
    "venom",
    ["redback on my finger, sweating and vomiting", "scorpion sting, can't stop drooling"],
    ["spider in the bath made me scream", "jellyfish on the beach, we just looked"],
  ],
  [
    "wounds and burns",
    [
      "finger end has come off in the door",
      "steam burn right round my wrist, all blistered",
      "skin hanging off after a firework went off",
    ],
    ["burnt tongue on pizza", "cut my nails too short"],
  ],
  [
    "infection",
    [
      "my leg's been hot and red since the cat scratched it, now my teeth won't stop chattering",
      "kidney stone and shivering, temp 39",
    ],
    ["cat scratched me, tiny red line, cleaned it"],
  ],
  [
    "poison",
    ["kid found my vape liquid and drank it, being sick", "gave my baby ten times the dose of calpol"],
    ["took a pill at 5pm for my knee", "food poisoning from the takeaway last week, better now"],
  ],
];

describe.each(signs)("%s", (_, urgent, harmless) => {
  it.each(urgent.map((text) => [text]))("is a sign: %s", (text) => expect(isUrgent(text)).toBe(true));
  it.each(harmless.map((text) => [text]))("is none: %s", (text) => expect(isUrgent(text)).toBe(false));
});

describe("whose symptom it is", () => {
  const subjectsOf = (text: string) => readSymptoms(text, nowhere).map(({ subject }) => subject);
  it.each([
    ["bruises coming up on my baby's tummy", ["child"]],
    ["my toddler is burning hot and her neck is stiff", ["child", "child"]],
    ["vomiting, won't let us look at his leg", ["self"]],
  ])("%s -> %j", (text, subjects) => expect(subjectsOf(text)).toEqual(subjects));
});

describe("what is over", () => {
  it.each([
    ["headaches at home, better at work", false],
    ["cold and wet all over", false],
    ["legs weak over two days", false],
    ["sweating, arm gone numb", false],
    ["my knee hurts going down stairs", false],
    ["knee swelling going down", true],
  ])("is told from words that end nothing: %s", (text, isOver) =>
    expect(readSymptoms(text, nowhere)[0]?.isOver).toBe(isOver),
  );
});

it("a likeness is told as it is felt", () => {
  expect(labelsOf("it's as if someone is standing on my chest")).toEqual(["chest pain"]);
});
