import { describe, expect, it } from "vitest";
import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { isUrgent } from "./is-urgent.ts";

/** Each sign in lay words, and words beside it that only look like one. */
const signs: readonly (readonly [sign: string, urgent: readonly string[], harmless: readonly string[]])[] = [
  [
    "still baby",
    [
      "33 weeks, she usually does somersaults after tea. nothing since this morning",
      "baby has gone very quiet, hardly any kicks",
      "baby hasn't moved since my nap",
      "baby so quiet today, maybe asleep?",
    ],
    ["33 weeks, I usually get heartburn after tea. fine since this morning", "baby gone quiet in the pram"],
  ],
  [
    "clot",
    ["one calf as fat as a melon since the flight and pink on the tissue when I cough"],
    ["both calves ache after a long walk"],
  ],
  [
    "tablets of a day",
    ["taking panadol for my tooth, must be 18 a day"],
    [
      "I smoke 20 a day and took 2 panadol for my tooth",
      "on 14 tablets a day since the transplant, feel fine",
    ],
  ],
  [
    "chest after an effort",
    ["chest went tight shifting boxes and it's spreading down my left arm"],
    ["chest and arms ache after press-ups"],
  ],
  [
    "a child at the medicines",
    [
      "caught my grandson sucking grandad's heart pills",
      "found her with my pill box open, she's two",
      "our toddler drank nan's methadone",
      "my 3yo has eaten her grandad's heart tablets",
    ],
    ["found him with his tablet under the duvet", "found her in the medicine cabinet looking for a plaster"],
  ],
  [
    "threats against oneself",
    ["my brother texted he's going to hang himself"],
    ["he says he'd kill for a pizza"],
  ],
  [
    "jumbled words",
    ["she's mixing up her words since lunch"],
    ["keep mixing up words in my Spanish class, tired now"],
  ],
  [
    "pressure",
    ["like someone parked a lorry across my front, gone grey and sweaty"],
    ["someone parked a lorry across my drive, fuming"],
  ],
  [
    "pads",
    ["soaked through four of the maternity pads since noon, lumps as big as eggs coming out"],
    ["light period, two pads a day as ever", "went through three towels at the gym, sweaty"],
  ],
  [
    "cast",
    ["leg in plaster since this morning, toes have gone fat and dusky, painkillers not touching it"],
    ["arm in a cast, it itches"],
  ],
  [
    "pump",
    ["pump line came out overnight, chucked up four times, meter just says HI"],
    ["meter says 6, feel a bit sick after the curry"],
  ],
  [
    "torn artery",
    ["a tearing pain from my front right through to my spine and I feel faint"],
    ["pulled muscle between the shoulders, tearing feeling when I lift"],
  ],
  [
    "meningitis",
    [
      "roommate is burning up with a splitting head, doesn't know what year it is, screams if we put the light on",
    ],
    ["not sure what day it is on holiday, bit of a headache from the wine"],
  ],
  [
    "painkillers",
    ["doubling up on the flu sachets and paracetamol all week, queasy now"],
    ["doubling up on vegetables this week, queasy now"],
  ],
  [
    "skin",
    ["scratch on my arm yesterday, now it's gone black and blistered, agony, past the pen line they drew"],
    ["scratch on my arm, a bit pink, no pain"],
  ],
  [
    "late period",
    ["my period is about a week late and there is a stabbing pain on one side, the tip of my shoulder aches"],
    ["my period is about a week late, no pain"],
  ],
  [
    "heart attack",
    [
      "feels like somebody parked a lorry on my breastbone",
      "gone a horrible grey colour, rubbing his chest, drenched in sweat",
      "ache in my jaw and arm, cold sweat, all clammy",
    ],
    [
      "chest sore from yesterday's bench press",
      "jaw ache from chewing gum",
      "an hour of pressing on its chest at the first aid course, arms achy",
    ],
  ],
  [
    "stroke",
    [
      "my words come out scrambled and the fork keeps falling out of my hand",
      "suddenly very dizzy, seeing double and I veer to the left when I walk",
      "his mouth has slid down on one side",
    ],
    ["dizzy after the waltzers", "dropped my fork, tired"],
  ],
  [
    "allergy",
    ["lips like sausages and my throat feels thick after the satay", "tongue feels too big for my mouth"],
    ["my lips are dry and cracked", "mosquito bite is a bit swollen"],
  ],
  [
    "airway",
    ["my toddler has a grape stuck and can't make a sound", "his lips have gone blue"],
    ["the crumb went down the wrong way and I coughed, fine now", "feeling blue today"],
  ],
  [
    "knock on the head",
    [
      "walloped my noggin on the kerb, sick twice since",
      "took a hockey stick to the temple, spewing ever since",
    ],
    ["clonked my head on the cupboard, bit of a bump, otherwise fine"],
  ],
  [
    "numb saddle",
    [
      "back went and my backside has gone dead",
      "numb where I sit and no wee since yesterday, back is killing me",
    ],
    ["haven't managed a poo since last night, a bit bloated", "dry mouth, not peed for an hour"],
  ],
  [
    "inflamed appendix",
    [
      "it began round the navel and has settled on the right, every bump in the road is agony, belly pain",
      "belly pain shifted down to the right, feverish",
    ],
    ["stomach ache settled by noon", "ache moved to the right knee, flu with a fever"],
  ],
  [
    "seeing what is not there",
    ["off the booze two days, seeing rats, shaking and sweating"],
    ["saw spiders in the bath, screamed"],
  ],
  [
    "attack that the inhaler does not stop",
    ["six puffs of ventolin and still wheezing", "can barely get to the end of a sentence"],
    ["took two puffs of my inhaler before the run, all good"],
  ],
  [
    "clot",
    ["left calf ballooned and every breath in stabs"],
    ["legs felt heavy after the flight", "swollen ankles at the end of the day, both sides"],
  ],
  [
    "food in the throat",
    ["fish bone stuck and drooling"],
    ["fish bones caught on the net, bloated", "chicken stuck in the pan, stomach ache"],
  ],
  ["low meter", ["reader says 2.3 and I'm shaking"], ["my meter says 5.6 after breakfast, feel fine"]],
  [
    "overdose and poison",
    [
      "swallowed a fistful of my nan's heart pills",
      "injected 40 units instead of 4",
      "took 16 co-codamol",
      "my son ate one of those little round batteries",
      "ate rhubarb leaves, vomiting and mouth burning",
    ],
    ["took 2 paracetamol for my headache", "mushrooms from the shop gave me wind", "overdosed on trifle"],
  ],
  [
    "thoughts of suicide and self-harm",
    [
      "I've got a plan and the tablets ready",
      "I wish I could go to sleep and never come back",
      "nobody would notice if I was gone",
      "there are fresh cuts on her arms, she says it helps",
    ],
    [
      "don't want to wake up early tomorrow",
      "I could kill for a doughnut",
      "hurting myself lifting weights again, sore back",
    ],
  ],
  [
    "salts and hormones",
    [
      "my potassium came back 6.8",
      "I have Addison's and can't keep my hydrocortisone down, very weak",
      "I make myself sick every day and my heart keeps skipping",
      "eating again after 10 days of fasting for my anorexia, legs swollen and heart racing",
    ],
    ["potassium was 4.4, a bit tired", "heart skipped a beat after coffee"],
  ],
  [
    "muscle breakdown",
    ["thighs so sore after 300 squats and my pee is coke coloured"],
    ["sore thighs after squats", "pee is dark in the morning"],
  ],
  [
    "bones and skin",
    [
      "gran fell, hip agony, her leg is turned out and shorter",
      "skin blistering and peeling since the lamotrigine, sores in my mouth",
    ],
    ["blister on my heel from new shoes", "bruised hip from the door handle"],
  ],
  [
    "belly and bleeding",
    [
      "my hernia has gone rock hard and I can't push it back, vomiting",
      "poo looks like treacle and I feel faint",
      "threw up what looked like wet coffee grounds",
    ],
    ["drank ground coffee, feel sick", "black poo from my iron tablets"],
  ],
  [
    "pregnancy and babies",
    [
      "30 weeks and the bump has gone quiet since this morning",
      "my newborn is like a rag doll",
      "soft spot on her head is bulging",
    ],
    ["30 weeks, baby kicking all day, heartburn", "my baby sicked up a bit of milk"],
  ],
  [
    "nerves",
    ["numb around my bum since this morning and my back is agony", "woke up suddenly deaf in one ear"],
    ["numb bum from the bike seat", "ears popped on the plane"],
  ],
];

/** Ordinary reports with words that emergencies are told in, too. */
const ordinary = [
  "baby was sick a bit after his milk",
  "out of breath giggling at the sketch",
  "double dosed on caffeine, jittery",
  "choked a little on my squash",
  "headache after a day of carrying bricks",
  "hit my head on a rock, sore spot",
  "the chemist is not close, walked an hour",
  "roadworks, couldn't move for ages",
  "baby has gone very quiet, she's asleep at last",
  "can't remember what I had for lunch",
  "holding my breath until the exam results",
  "slumped on the sofa after work",
  "goodbye cake for a colleague, ate two slices",
  "salad has gone limp and brown",
  "choking on the perfume in that lift",
  "my head exploded reading the tax letter",
  "eyes puffy, I cut six onions",
  "feet dangling off the pier",
  "the kitten's little cat scratch is healing",
  "wrong pills got delivered, sent them back",
  "suffocating in this stuffy meeting room all day",
  "the website collapsed again and I stayed late",
  "couldn't breathe for giggling at the panto",
  "paralysed by indecision over the curtains",
  "stabbed in the back at Catan by my sister",
  "that road is suicidal on a bike",
  "dad snores like he's drowning",
  "tight-chested jacket, must take it back",
  "saw a fainting goat at the farm",
  "burning the candle at both ends, tired",
  "all my blood relatives came for lunch",
  "splash of pool water in my eye",
  "took a double dose of zinc by mistake",
  "popcorn stuck between my teeth, gum is sore",
  "broke my leg laughing, figuratively",
  "our labrador is panting and drooling",
  "walked into a glass door, lump on my forehead",
  "pulled a rib muscle coughing",
  "39 degrees outside and no shade",
  "rash is no longer a bother to me since the cream",
  "not a problem for anyone, bit of a cough",
  "the knee wont be a problem for long",
  "pills sorted for the week, slight headache",
  "my meds set up for the week, bit of a cold",
  "insulin set to 4 units, feel fine, bit hungry",
  "dinner is ready, everything is set on the table, tummy rumbling",
  "everythings laid out on the table for the party, stressed",
  "finished my notes tonight, eyes sore",
  "wrote my letters and sorted someone for the dog while on holiday, bit tired",
  "we decided who has the dog on weekdays, bit stressed",
  "cut my arm with a saw by accident, small scratch",
  "sliced my arm on a tin, deep but stopped bleeding",
  "my toddler just says hi all day, runny nose",
  "doctor thinks its 2 viruses, sore throat",
  "gp thinks its 90% viral, cough",
  "i have to get to the kitchen halfway through the film, thirsty",
  "he has to walk half way to school, sore feet",
  "toddler leaning on me and dribbling, teething",
  "baby filled the nappy twice, runny",
  "lump the size of an egg on my forehead",
  "something coming out of me down there like piles",
  "worm coming out of my bum",
  "swelling went down for a moment then came back",
  "had panadol around 10 ish, still a bit sore",
  "took ibuprofen at 11 ish. back ache",
  "a section of the stairs left my knees sore",
  "he refuses to swallow his vegetables, mild sore throat",
  "after i drop the kids at school i get a bit tired",
  "i fed the dog and after i feed the cat my nose runs",
  "telly keeps saying a storm is coming, mild headache",
  "phone keeps sending me notifications, eyes sore",
  "talking to people on video calls all day, sore throat",
  "cant get the kids to eat dinner, stressed",
  "my son says the baby has his nose, runny nose",
  "front to back wiping, itchy down there",
  "noise whenever i breathe through a blocked nose, cold for 2 days",
  "legs dont do well in the heat, bit tired",
  "went down on the floor to stretch, back stiff",
  "pad thai gave me the runs once, soaked two plates",
  "whoosh in my ear after swimming",
  "head like a furnace after the sauna, fine now",
  "swapped my pills for the new brand, slight nausea",
  "tablets laid out for the week by the chemist, tired",
  "wet the bed sheets when washing, tired arms",
  "put a belt on and my tummy hurts",
  "sat on a bus all day, sore back",
  "the light hates me lol, winced when the lamp fell on my toe, sore toe",
];

describe("an emergency in lay words raises a red flag", () => {
  it.each(signs.flatMap(([sign, urgent]) => urgent.map((text) => [sign, text] as const)))(
    "%s: %s",
    (_, text) => expect(isUrgent(text)).toBe(true),
  );

  it.each(signs.flatMap(([sign, , harmless]) => harmless.map((text) => [sign, text] as const)))(
    "%s, but not: %s",
    (_, text) => expect(isUrgent(text)).toBe(false),
  );
});

describe("what a report says of other times", () => {
  it("counts what someone was before as no end", () => {
    expect(isUrgent("he is 82 and not making sense, he was fine yesterday")).toBe(true);
  });

  it("takes no day to come as an onset", () => {
    const [event] = readSymptoms("stomach in knots, big meeting tomorrow", {
      timezone: "Europe/London",
      reportedInstant: "2026-03-10T20:00:00Z",
      occurredAtUtc: null,
      occurredEndAtUtc: null,
    });
    expect(event?.label).toBe("abdominal cramp");
    expect(event?.onset).toBeNull();
  });
});

it.each(ordinary)("an ordinary report raises no advice: %s", (text) => expect(isUrgent(text)).toBe(false));
