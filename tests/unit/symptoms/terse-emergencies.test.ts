import { describe, expect, it } from "vitest";
import { isUrgent } from "./is-urgent.ts";

/** Emergencies in two or three words or by their name, and words beside them that only look like one. */
const signs: readonly (readonly [sign: string, urgent: readonly string[], harmless: readonly string[]])[] = [
  [
    "a name with a question mark",
    ["lithium toxicity?", "sepsis?", "TIA?", "DVT?", "detached retina?", "ibuprofen overdose"],
    ["had a DVT in 2019, calf cramp tonight", "tested for sepsis, all clear", "stroke of luck, bit tired"],
  ],
  [
    "an illness by its name",
    [
      "addisonian crisis",
      "DKA",
      "pre-eclampsia signs",
      "cauda equina",
      "hypothermic",
      "i'm having a heart attack",
    ],
    ["had meningitis as a child", "sister had an ectopic pregnancy, I'm just bloated", "ectopic beats again"],
  ],
  [
    "a figure",
    [
      "sugar 480",
      "sugar 30",
      "bs 1.9",
      "INR 9",
      "sodium 118",
      "Hb 58",
      "resp rate 32",
      "bp 80/40",
      "temperature 34",
    ],
    [
      "sugar 6.2",
      "breathing rate 16",
      "bp 95/60, feel ok",
      "im 34f, bad cramps",
      "INR 2.5",
      "sodium 120mg in the soup, bloated",
      "hb 11.5 tired",
    ],
  ],
  [
    "breath",
    ["barely breathing", "choking", "asthma attack"],
    ["barely breathing through my nose", "mild asthma attack after running, inhaler sorted it"],
  ],
  [
    "eyes",
    [
      "one pupil bigger than the other",
      "my eyeball is red and super painful and i see haloes, been sick too",
    ],
    ["one pupil always been bigger than the other since birth"],
  ],
  [
    "birth",
    ["baby coming now", "miscarrying? heavy bleeding"],
    ["my baby is coming on Friday, induction, backache"],
  ],
  [
    "poison",
    [
      "kid ate some of grandads blood pressure tablets",
      "mixed up mums meds and took her warfarin",
      "inhaled chlorine",
      "spiked drink",
    ],
    ["my son took his iron tablets", "sugary drink spiked my glucose to 9"],
  ],
  [
    "a seizure",
    ["fitting 10 mins"],
    ["wedding dress fitting 10 mins", "haven't drunk for 2 days after 10 yrs drinking, tired"],
  ],
  [
    "injury and infection",
    [
      "nail gun through my hand",
      "foreskin stuck back and swollen, agony",
      "stiff neck + rash",
      "vomiting poo",
    ],
    ["hives after strawberries? came up on my belly and went down by bedtime", "stiff neck from the pillow"],
  ],
  [
    "the heart",
    ["husband grey and sweaty says its indigestion", "troponin raised"],
    ["had a sharp pain in my chest for 2 seconds when I bent over, nothing since"],
  ],
  [
    "a wound",
    [
      "cut my arm and it's squirting",
      "axe slipped, gash down to the bone",
      "crushed my hand in a press, fingers gone white",
    ],
    ["cut my arm on brambles, stings a bit", "crushed my finger a bit in the drawer, sore"],
  ],
  [
    "known illness",
    [
      "haemophiliac, banged head",
      "dialysis missed twice, weak and heart fluttery",
      "sickle crisis pain all over",
      "Crohn's, belly swollen like a drum, fever",
      "stoma stopped working 2 days, vomiting",
      "on steroids for years, vomiting and can't keep them down",
      "my pacemaker site is oozing pus and I'm shivery",
    ],
    ["crohn's flare, tired, no fever", "steroids cream for eczema for years, itchy"],
  ],
  [
    "taken",
    [
      "swallowed bleach tablet",
      "drank a bottle of vodka and some sleeping tablets",
      "the wean swallied a battery",
    ],
    ["swallowed my tablet and it felt stuck for a minute, fine now", "drank some juice and felt sick"],
  ],
  [
    "told in other words",
    [
      "he says he's going to jump",
      "welding, now eyes agony",
      "calf like a rock after my hip op",
      "jaw ache when chewing, scalp sore, vision blurry, 72 years old",
      "pain in my side like a knife and burning up 39.6 and shaking",
      "neck so stiff can't put chin down and throwing up",
      "appendix? pain moved to right side, sick",
      "stomach pain and black vomit",
      "stitches burst, insides showing",
      "finger cut to bone",
      "burn bigger than my hand",
      "worst bellyache ever came on like a switch, sweating buckets",
    ],
    [
      "says she's going to jump in the shower, tummy ache gone",
      "calf's hard as a rock after leg day",
      "my scalp hurts when I take my ponytail out",
    ],
  ],
];

describe("an emergency in few words raises a red flag", () => {
  for (const [sign, urgent, harmless] of signs) {
    for (const text of urgent) it(`${sign}: ${text}`, () => expect(isUrgent(text)).toBe(true));
    for (const text of harmless) it(`${sign}, but not: ${text}`, () => expect(isUrgent(text)).toBe(false));
  }
});
