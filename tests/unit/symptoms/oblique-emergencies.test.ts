import { describe, expect, it } from "vitest";
import { isUrgent } from "./is-urgent.ts";

type Row = readonly [sign: string, urgent: readonly string[], harmless: readonly string[]];

const rows: readonly Row[] = [
  [
    "frostbite",
    [
      "toes are white and waxy after the ski trip",
      "frostbite on two fingers",
      "fingertips hard as wood in the snow",
    ],
    [
      "fingers turned white from the cold, warm again",
      "hands white from the icing, snow day baking",
      "fish fingers hard as ice in the freezer",
    ],
  ],
  [
    "no fluids kept down",
    ["he can't keep anything down, not even water", "sick all day, even sips come straight back up"],
    ["was sick once, water stays down", "water won't stay in the kettle, it leaks"],
  ],
  [
    "a band that lets nothing pass",
    [
      "gastric band and nothing stays down, not even water",
      "sleeve op three weeks ago, being sick and cant keep water down",
    ],
    ["gastric sleeve two years ago, chicken or tofu?", "gastric balloon next month"],
  ],
  [
    "swelling with breath that fails lying down",
    ["can't lie flat, ankles swollen", "have to sleep sitting up and my legs are puffy"],
    [
      "ankles swollen after the flight",
      "can't lie flat after that huge meal",
      "bad back, can't lie flat, ankles swollen",
    ],
  ],
  [
    "tiny pupils in someone drowsy",
    ["found him on the floor, snoring strange, pinprick eyes", "drowsy, pupils like pins"],
    ["tiny eyes on the potatoes", "pinhead oats or rolled oats"],
  ],
  [
    "choking now, not as a habit",
    [
      "grape stuck, he cannot cough, he cannot cry",
      "went down the wrong way, no noise and going blue",
      "he is choking on his food",
    ],
    ["dad always chokes on his food", "nan chokes on her food a lot", "sausage stuck to the pan, could cry"],
  ],
  [
    "a bleed in pregnancy",
    ["7 months gone and there's blood running down my leg"],
    ["7 months gone and craving pickles", "blood orange juice running down my leg"],
  ],
  [
    "a main artery that tears",
    [
      "tearing feeling between my shoulder blades, came suddenly",
      "mum has a lump in her belly that beats and her back is in agony",
    ],
    ["tearing the bread between my hands", "something in my belly that flutters before the date"],
  ],
  [
    "another's tablets",
    ["i think she had some of grandpas heart tablets, she is two"],
    ["took my heart tablets with breakfast", "had grandad's heart shaped biscuits"],
  ],
  [
    "a heart tablet taken twice",
    ["took double of my heart tablets and now everything looks yellow"],
    ["my heart tablets and grapefruit, is that fine?"],
  ],
  [
    "a seizure",
    [
      "my boy went stiff then blue for a minute",
      "one fit after another",
      "two fits in the night",
      "3 fits this morning",
    ],
    [
      "the cheese went stiff then blue",
      "one fits in a lunchbox",
      "two fits in the basket",
      "six fits in my bag, cook the rest",
    ],
  ],
  [
    "a bite in the face",
    ["dog bit the kids face deep"],
    ["dog bit my sandwich", "the cat got my son's cold"],
  ],
  [
    "an infection that spreads",
    [
      "red stripe going up my arm from the cut, hot and shivery",
      "wound has gone purple and smells and the pain is unbelievable",
    ],
    ["red stripe and jerk chicken going down well", "unbelievable pain au chocolat"],
  ],
  [
    "noisy breath",
    ["little one is making a funny noise each breath in and her ribs are showing"],
    ["the tap is making a funny noise", "short ribs showing on the menu"],
  ],
  [
    "no pulse",
    ["man down at work, no pulse I think"],
    ["can't find the pulse button on the blender", "no pulses for me tonight"],
  ],
  [
    "pain of the belly that lasts",
    [
      "excruciating stomach cramps for an hour, nothing helps",
      "terrible belly pain, lasted an hour, then nothing helped any more",
    ],
    ["excruciating stomach cramps, lasted about 40 mins then nothing"],
  ],
];

describe.each(rows)("%s", (_, urgent, harmless) => {
  it.each(urgent)("is urgent: %s", (text) => expect(isUrgent(text)).toBe(true));
  it.each(harmless)("is not: %s", (text) => expect(isUrgent(text)).toBe(false));
});

describe("what only looks like an emergency raises none", () => {
  it.each([
    "my bread dough collapsed again",
    "my legs are like jelly after spin class",
    "baby won't eat peas, spits them out",
    "the fish was gasping when we caught it",
    "toffee stuck in my teeth, cannot talk",
  ])("%s", (text) => expect(isUrgent(text)).toBe(false));
});
