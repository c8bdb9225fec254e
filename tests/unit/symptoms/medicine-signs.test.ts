import { describe, expect, it } from "vitest";
import { isUrgent } from "./is-urgent.ts";

/** Reports of each sign in words that its table does not have, and reports that only resemble it. */
const cases: readonly (readonly [sign: string, urgent: readonly string[], harmless: readonly string[]])[] = [
  [
    "too much of a medicine with a narrow range",
    [
      "on Priadel, the runs since Sunday, hands twitching and muddled",
      "mum takes digoxin, everything looks yellow and she keeps being sick",
      "sertraline with tramadol since Monday: jerky legs, pouring sweat, temp 39 and agitated",
    ],
    ["lithium level was fine, bit of a dry mouth", "on sertraline for a year, slight headache"],
  ],
  [
    "injury of the spine or a severed part",
    [
      "came off my horse, tingling arms and can't move my legs",
      "sliced the tip of my finger clean off in the kitchen",
    ],
    ["fell off my bike last summer, knee still clicks", "cut my finger chopping onions, a plaster did it"],
  ],
  [
    "low blood pressure or sugar as a figure",
    ["BP 82/45, clammy and very drowsy", "sugar's 2.4 and shaky"],
    ["bp 105/65, slightly dizzy on standing", "sugar 5.2 this morning, peckish"],
  ],
  [
    "a child that the sentence before names",
    ["My daughter is a type 1 diabetic. So thirsty, throwing up, and her breath smells of pear drops"],
    ["When he was a baby he had a fit with a high temperature. He is nine now and well"],
  ],
  [
    "a baby, where its words only look like an end",
    [
      "38 weeks, baby moving much less than normal since last night",
      "newborn won't wake for feeds, yellow all over",
    ],
    ["rash all over has gone now"],
  ],
  [
    "clots, eyes and blood",
    [
      "one calf fatter than the other, hot and aching, four days after my hip op",
      "sharp pain each time I take a breath, started the pill last month, heart racing",
      "fresh blood filling the toilet bowl and I feel faint",
    ],
    ["pain in my ribs when I cough"],
  ],
  [
    "events of a stranger, lyrics and figures of speech",
    ["my flatmate collapsed and won't wake up"],
    [
      "my coworker fainted yesterday at the blood drive",
      "the song goes I can't breathe without you, stuck in my head",
      "chest feels tight with pride watching her graduate",
      "so hungry I could faint",
    ],
  ],
];

describe.each(cases)("%s", (_, urgent, harmless) => {
  it.each(urgent)("raises a flag: %s", (text) => expect(isUrgent(text)).toBe(true));
  it.each(harmless)("raises none: %s", (text) => expect(isUrgent(text)).toBe(false));
});
