import { describe, expect, it } from "vitest";
import { isUrgent } from "./is-urgent.ts";

/** Signs told by a picture or a thing they are like, each with harmless reports in the same words. */
const signs: readonly (readonly [sign: string, urgent: readonly string[], harmless: readonly string[]])[] = [
  [
    "a weight on the chest",
    [
      "feels like they've balanced a fridge on my breastbone",
      "a gripping feeling right in the centre of me, started an hour ago",
      "chest went heavy and it's gone up into my jaw",
      "belt pulled tight round my ribs and I'm sweating",
    ],
    [
      "parked the van and carried a fridge, tired",
      "pulled a muscle in my chest lifting boxes",
      "heavy chested cold",
    ],
  ],
  [
    "an angina spray that does not help",
    ["three squirts of GTN and the pain hasn't shifted", "sprayed under my tongue twice, still got the pain"],
    ["hay fever spray twice, nose still blocked", "sore patch under my tongue, ate crisps twice"],
  ],
  [
    "a clot of leg and lung",
    [
      "my calf is like a melon since the flight",
      "can't climb the stairs without stopping for breath and it catches when I breathe in",
    ],
    ["calf tight from a run", "stopped for breath at the top of the hill, fine after a minute"],
  ],
  ["lungs, which are not lunges", ["can't fill my lungs"], ["out of breath from lunges"]],
  [
    "an attack of asthma",
    [
      "nine goes of the blue one and it's not touching it, can't finish a word",
      "his fingertips have gone mauve and he's gasping",
    ],
    ["nails painted mauve, bit bloated", "couldn't finish my sentence for giggling"],
  ],
  [
    "blood that went through the gut",
    [
      "poo looks like engine oil",
      "the bedpan was jet black and glossy this morning",
      "threw up, and it looked like the dregs of the percolator",
    ],
    [
      "engine oil on my hands, itchy",
      "new kettle is jet black and glossy, tired",
      "pen ran dry, bored and peckish",
    ],
  ],
  [
    "a hernia that is stuck",
    ["the bulge by my navel usually slides back but now it's stuck and sore, vomiting"],
    ["lump of dough stuck to the bowl, sore wrists"],
  ],
  [
    "green vomit of a baby",
    ["our three week old was sick and it's bright green"],
    ["my three week old has bright green pyjamas, I'm tired"],
  ],
  [
    "spasms of an infant",
    ["baby flings her arms out in clusters when she wakes", "salaam attacks again this morning"],
    ["baby flings her arms out when the door slams, then settles"],
  ],
  [
    "sickness of pregnancy with little urine",
    ["hyperemesis, peed once since yesterday", "expecting, thrown up everything including water"],
    ["9 weeks pregnant, threw up once, weed loads today"],
  ],
  [
    "steroids that are lost or do not stay down",
    ["Addison's, thrown up my hydrocortisone twice", "mislaid my prednisolone, vomiting and shaky"],
    ["Addison's, took my tablets, bit tired", "steroid cream on my elbow, itchy"],
  ],
  [
    "a thyroid storm",
    ["overactive thyroid, fever and my heart is racing"],
    ["overactive thyroid for years, slept badly"],
  ],
  [
    "an infected joint",
    ["elbow is red hot and huge, can't straighten it, feverish"],
    ["elbow is sore from tennis, can't straighten it well"],
  ],
  ["a meter below what it measures", ["my libre just says LO"], ["my libre says 5.4, low mood today"]],
  [
    "a child that is not right after a fall",
    ["toddler fell off the sofa and isn't himself since"],
    ["toddler fell off the sofa, cried, then played on"],
  ],
  [
    "blood in the nappy, which is no red food",
    ["nappy full of redcurrant jelly and he screams in waves"],
    ["nappy bright red after all the raspberries, happy baby"],
  ],
  [
    "a story",
    [
      "watched telly, then my chest went tight and I came out in a cold sweat",
      "reading a book when suddenly couldn't breathe",
    ],
    ["watched a thing where a man clutches his chest, had crisps"],
  ],
  [
    "a thing like one on the chest",
    ["feels like a heap of bricks was tipped over my ribs", "a winch tightening a strap round me, sweating"],
    ["feels like a spot on my chest, itchy", "the dog slept across my chest, arm stiff"],
  ],
  [
    "breath",
    [
      "too out of puff to eat his tea",
      "her breaths sound like a kazoo",
      "wheezing but there's hardly any sound coming out now",
      "I've been puffing like I'd run a race, calf swollen since the flight",
    ],
    ["singing left me breathless, lovely choir night", "out of puff from football, then ate two plates"],
  ],
  [
    "a stroke",
    [
      "one corner of his mouth is hanging",
      "she keeps bumping into the door frame on her left",
      "asking the same question over and over",
    ],
    [
      "one corner of my mouth is cracked",
      "got my words muddled in German class",
      "my smile is a bit wonky after botox",
    ],
  ],
  [
    "an arteritis, told by chewing and sight",
    ["headache, it's sore to chew and one eye has gone blurry"],
    ["headache, ate a chewy steak"],
  ],
  [
    "swelling like a thing",
    ["tongue came up like a slug", "eyes and lips like doughnuts"],
    ["ate doughnuts like a pig, bloated", "found a slug on my lettuce, queasy"],
  ],
  [
    "vomit like earth",
    ["puked and it was like wet compost"],
    ["turned the wet compost, back aches", "puked my red jelly shot, hungover"],
  ],
  [
    "tablets of a week at once",
    ["grandad took two weeks worth of his tablets", "my insulin twice by mistake"],
    ["sorted two weeks worth of tablets, tired", "twice round the park, my knee aches"],
  ],
  ["a sugar that is high with vomiting", ["sugar 31, throwing up and so thirsty"], ["sugar 9, bit thirsty"]],
  [
    "a person on a roof",
    ["I'm on the ledge and can't face any more", "wish I'd never woken up today"],
    ["on the roof fixing tiles, calves ache", "wish I hadn't woken up so early, tired"],
  ],
];

describe("an emergency told by what it is like is urgent", () => {
  it.each(signs)("%s", (_, urgent) => {
    expect(urgent.filter((text) => !isUrgent(text))).toEqual([]);
  });
});

describe("the same words of something else are not", () => {
  it.each(signs)("%s", (_, __, harmless) => {
    expect(harmless.filter(isUrgent)).toEqual([]);
  });
});
