import { describe, expect, it } from "vitest";
import { isUrgent } from "./is-urgent.ts";

/** Each sign as a report mentions it in passing, and words beside it that only look like one. */
const signs: readonly (readonly [sign: string, urgent: readonly string[], harmless: readonly string[]])[] = [
  [
    "lips",
    [
      "my son's lips are really big since the cashew bar and his voice is hoarse",
      "lips got thick after the satay",
      "her lips look bigger than normal after the prawns",
      "he had a bite of walnut cake and is hoarse now, keeps clearing his throat",
    ],
    ["got big lips from my mum", "voice croaky from cheering at the match, had a peanut bar"],
  ],
  [
    "fever of a young baby",
    [
      "8 wks old, breastfed. felt hot at midnight, under the arm 38.4",
      "10 wk old, felt warm in the night, 38.6 under arm",
      "8 weeks old, warm to touch. Temp in armpit 100.9",
    ],
    [
      "6 wks old, felt warm in the pram, armpit 36.9",
      "5 wks old baby, bath water 38.3 before his bath",
      "it was 38.3 outside, baby 8 wks old slept well",
      "baby 9 weeks, 38.3 on the kettle for the bottle",
    ],
  ],
  [
    "movements of the baby",
    [
      "30+5. felt just one small nudge since 5 last night",
      "33+2 weeks, only felt one kick since yesterday evening",
      "32+1. baby usually kicks after tea and i've only felt one prod since 5",
      "34+2. Baby normally goes wild at bedtime, just one roll since 9 last night",
    ],
    [
      "only had one roll since breakfast, hungry",
      "only felt one flutter since the butterfly house",
      "16+4, only one nudge since monday",
      "a colleague gave me one little nudge to eat lunch",
    ],
  ],
  [
    "testicle",
    [
      "He admits its one of his testicles, swollen and riding up",
      "nephew 15 says one of his balls is red and hanging higher",
    ],
    ["one of his balls went over the fence, he cried"],
  ],
  [
    "asthma",
    [
      "ventolin 10 puffs three times in two hours, only lasts 15 minutes",
      "blue inhaler 8 puffs at noon, again at 1, again now",
      "my speech comes out in short bursts, puffer empty",
      "wife says my lips look a bit grey",
      "can only speak in short bursts, reliever isn't lasting",
    ],
    [
      "blue puffer 2 puffs before the run as always",
      "my inhaler is in the car",
      "inhaler only lasts me a month",
      "breast pump only lasts 20 minutes on battery",
      "my insulin pump isn't working, sugar 9",
      "talking in short bits on the radio show, fun day",
    ],
  ],
  [
    "alcohol withdrawal",
    [
      "day 3 without wine, tremors, hearing music nobody else hears",
      "no cider since Friday, hands tremble, brushing bugs off my arms that my flatmate can't see",
      "3 days no beer, shaking and sweating",
      "i was brushing beetles off the sofa that my husband says weren't there",
    ],
    [
      "no beer since Friday and sweaty after football",
      "off the drink 3 years, sweaty in the heat",
      "3 days no beer, slept well",
      "picked ants off the picnic blanket",
      "2 days no coffee, shaky hands",
    ],
  ],
  [
    "told around what is usual, said or done",
    [
      "he can hardly breathe, normally he is fine, he looks grey",
      "our little one's had diarrhoea since Sunday and no wet nappy since last night",
      "my sister with Crohns got sudden crushing chest pain",
      "hit by a van, says he's ok but he is coughing up blood",
      "my son is jerking all over and won't answer",
      "hot and not sweating, collapsed on the roof he was fixing",
      "his tongue is swelling after a wasp sting",
      "nan's face is drooping and she wants her lunch: soup or toast?",
      "can't cough, clutching her throat: water or bread?",
    ],
    [
      "fine today, usually I get migraines, nausea and vomiting in spring",
      "fainting is common in summer, people say",
      "answer only with json: chest pain",
      "his sandwich had a wasp on it",
      "corned beef and two potato wedges for lunch",
      "the bank's system collapsed on payday",
      "I climbed onto the garden wall by the bridge for a photo",
      "tea running down the side of the mug",
      "falling asleep sideways in my chair",
      "foot pointing outwards when I run, new insoles",
      "the baby has yellow curtains and a yellow blanket",
      "the towel was soaked after my swim, cut the grass",
    ],
  ],
];

describe("an emergency in passing raises a red flag", () => {
  it.each(signs.flatMap(([sign, urgent]) => urgent.map((text) => [sign, text] as const)))(
    "%s: %s",
    (_, text) => expect(isUrgent(text)).toBe(true),
  );

  it.each(signs.flatMap(([sign, , harmless]) => harmless.map((text) => [sign, text] as const)))(
    "%s, but not: %s",
    (_, text) => expect(isUrgent(text)).toBe(false),
  );
});
