import { describe, expect, it } from "vitest";
import { isUrgent } from "./is-urgent.ts";
import { labelsOf } from "./read-events.ts";

/** Each sign in lay words, and words beside it that only look like one. */
const signs: readonly (readonly [sign: string, urgent: readonly string[], harmless: readonly string[]])[] = [
  [
    "throat",
    ["stung by a wasp, welts everywhere and my throat feels like it's getting narrower"],
    ["my necklace is getting smaller, throat lozenge helped"],
  ],
  [
    "missing tablets",
    [
      "toddler got into nan's handbag, there's 6 blood pressure tablets missing from the strip",
      "three of my heart pills are gone and the baby has a blue tongue",
    ],
    ["vitamin tablets missing from the cupboard, I have a cold", "kids pulled pills off my jumper, tired"],
  ],
  [
    "mushrooms",
    ["we foraged some white capped mushrooms for risotto last night. now all of us are vomiting"],
    ["had mushrooms on toast, feel a bit sick", "picked mushrooms at the farm shop, bloated"],
  ],
  [
    "temperature of a baby",
    [
      "She's 5 weeks old and feels like a little oven, thermometer in her bottom says 38.6",
      "7 week old, armpit says 39",
    ],
    ["the thermometer said 36.8 for my 5 week old", "oven thermometer says 180, had a headache"],
  ],
  [
    "blood coughed up",
    ["coughing up bloody phlegm since this morning", "fever and coughing up rusty stuff"],
    ["bloody awful cough with green phlegm", "coughing up loads of yellow stuff"],
  ],
  ["blood brought up", ["threw up some bloody mucus"], ["threw up, bloody awful night"]],
  [
    "grey skin",
    ["gone grey and sweaty", "sweaty and grey, my arm feels heavy as lead"],
    ["grey hair and sweaty feet", "hungover, grey and sweaty"],
  ],
  [
    "pupils",
    ["her pupils are different sizes after the crash and she has a headache", "left pupil is huge, vomiting"],
    ["the pupils in my class are lovely"],
  ],
  [
    "cold",
    ["been out in the snow all night, confused and slurring", "grandad is hypothermic and drowsy"],
    ["been out in the snow, cold hands", "freezing house but I feel fine"],
  ],
  [
    "eye",
    ["red sore eye and I can't bear light", "eye is red and painful, I sleep in my contacts"],
    ["itchy red eyes from pollen", "eyes tired, contacts in all day"],
  ],
  [
    "sugar",
    ["sweaty and shaky, libre says LO", "type 2, drowsy and sweating"],
    ["diabetic, bit tired today", "shaky before lunch"],
  ],
  [
    "medicines",
    [
      "on olanzapine, fever and rigid muscles",
      "fever and a sore throat on carbimazole",
      "took diazepam with wine, can't stay awake",
    ],
    ["started olanzapine, a bit sleepy", "glass of wine, sleepy"],
  ],
  [
    "nerves of the spine",
    ["my bottom is numb and the bladder won't empty", "came off my horse and can't feel my legs"],
    ["numb bum after the bike ride", "rode my horse, legs ache"],
  ],
  [
    "limb without blood",
    ["my foot went cold and white and it's agony", "leg suddenly gone ice cold and numb"],
    ["my feet are always cold"],
  ],
  [
    "wounds",
    [
      "the cut is oozing pus and I have the shivers",
      "stabbed in the thigh",
      "adder bit my ankle",
      "infected bite with red streaks",
    ],
    ["cut my thumb peeling carrots", "stabbed the potatoes before baking"],
  ],
  [
    "tropics",
    ["fever of 39, came back from Ghana last week"],
    ["back from Kenya with a tan", "feverish after the flu jab"],
  ],
  [
    "head",
    ["headache since a fall on Monday and I keep vomiting", "bashed my head and now I'm drowsy"],
    [
      "headache so bad I had to lie down",
      "banging head after the party",
      "hit the wall on the run, headache",
    ],
  ],
  [
    "belly",
    [
      "pain in my upper belly going through to my back, vomiting",
      "not opened my bowels for days, belly swollen, vomiting",
    ],
    ["sore belly after sit-ups", "haven't opened my bowels today"],
  ],
  [
    "an illness that is named",
    ["I think I'm having a stroke", "my appendix has burst", "worried it's sepsis"],
    ["stroke of luck at the market", "recovered from sepsis last year", "had my appendix out"],
  ],
  [
    "a simile",
    [
      "someone's pulling a strap around my ribs and I'm sweating",
      "never had a headache like it",
      "can't feel the loo roll when I wipe",
    ],
    ["someone is cooking my favourite curry", "never had a headache in my life"],
  ],
  [
    "fumes",
    ["paraffin heater running, headache, my husband has one too"],
    ["headache after the curry", "heater is broken, cold feet"],
  ],
  [
    "words of laughter and money",
    [],
    [
      "can't breathe for laughing",
      "my wallet is bleeding",
      "tired of living on salad",
      "beetroot bled all over the plate",
      "had a funny turn of phrase",
    ],
  ],
  [
    "someone else",
    ["his skin is ice cold and he's confused", "me mum's face has dropped and she can't lift her arm"],
    ["my neighbour collapsed last week, she is home now", "my colleague fainted, he's fine now"],
  ],
];

describe("a sign in lay words raises a red flag", () => {
  it.each(signs.flatMap(([sign, urgent]) => urgent.map((text) => [sign, text] as const)))(
    "%s: %s",
    (_, text) => expect(isUrgent(text)).toBe(true),
  );

  it.each(signs.flatMap(([sign, , harmless]) => harmless.map((text) => [sign, text] as const)))(
    "%s, but not: %s",
    (_, text) => expect(isUrgent(text)).toBe(false),
  );
});

describe("a turn of phrase names no symptom", () => {
  it.each([
    "coughing up a fortune for parking",
    "the price of butter makes my eyes water",
    "my heart skipped a beat when she walked in",
    "my head is spinning with all these options",
    "what a total nightmare, burnt the rice",
    "sweating over the budget",
    "politicians make me sick",
  ])("%s", (text) => expect(labelsOf(text)).toEqual([]));
});
