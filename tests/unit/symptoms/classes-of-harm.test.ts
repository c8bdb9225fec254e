import { describe, expect, it } from "vitest";
import { isUrgent } from "./is-urgent.ts";

/** Each class of injury, poisoning and danger of the mind as people tell it, and everyday talk beside it that only sounds like it. */
const classes: readonly (readonly [name: string, urgent: readonly string[], harmless: readonly string[]])[] =
  [
    [
      "swallowed medicines and poisons",
      [
        "my toddler ate gran's blood pressure pills",
        "found our two year old with an open bottle of my antidepressants, some are gone",
        "she swallowed a handful of her grandfather's heart tablets",
        "my mum took her week's box of tablets all at once by mistake",
        "he drank antifreeze thinking it was squash",
        "my daughter took a whole strip of ibuprofen after an argument",
        "the kids got at the dishwasher tablets and one has foam on his mouth",
        "he swallowed a coin and now he is drooling",
        "button battery missing from the remote and the baby is drooling",
      ],
      [
        "kids got into the chocolate tin",
        "toddler got into my handbag, lipstick everywhere",
        "took my heart tablets at eight as always",
      ],
    ],
    [
      "carbon monoxide",
      [
        "CO detector is going off and my head is splitting",
        "the boiler is making the flame yellow and everyone in the flat has a headache",
        "carbon monoxide alarm sounded, I feel sick and dizzy",
        "all of us woke with headaches and the cat is floppy, gas fire was on all night",
      ],
      ["alarm went off at six and I was still sleepy", "smoke alarm chirped all night, battery changed"],
    ],
    [
      "alcohol withdrawal",
      [
        "stopped drinking on Friday, shaking, sweating and seeing rats",
        "no whisky for two days, hands trembling and he thinks there are soldiers in the garden",
        "dad came off the drink cold turkey and just had a fit",
        "he's picking at things in the air since he stopped drinking",
      ],
      [
        "off the beer this month, sleeping better",
        "dry January day five, feel great",
        "ants all over the kitchen counter",
        "spiders on the ceiling again, hate this flat",
      ],
    ],
    [
      "suicide",
      [
        "I'm standing on the bridge and I can't see any other way",
        "I wrote letters to the children and I've been saving my tablets",
        "I've worked out how to do it and I feel peaceful",
        "nobody would miss me, tonight I'll be gone",
        "my mate posted goodbye to everyone and won't pick up",
        "I can't promise I'll be alive in the morning",
        "bought rope today, it will be over soon",
      ],
      [
        "gave the dog to my sister for the weekend",
        "won't need the car after tonight",
        "planning how I'd do the garden",
        "walked over the bridge to work",
        "bridge at the club, lost again",
        "I'm dead, that meme",
      ],
    ],
    [
      "blow to the head or spine",
      [
        "watery stuff keeps dripping from one nostril after I came off my bike",
        "two black eyes and clear fluid from the ear after the fall",
        "bruise behind his ear after he hit his head on the kerb",
        "can't feel the toilet seat and I've wet myself, back is agony",
        "numb round my back passage and legs are weak",
        "the inside of my thighs and my bits have gone numb with this sciatica, can't start a wee",
        "fell off a ladder, can't feel my legs",
      ],
      [
        "nose running in the cold",
        "clear nose drip, hay fever",
        "headed the ball home in the last minute",
        "numb bum from the bike saddle",
        "bum's numb after the long meeting",
      ],
    ],
    [
      "bleeding and broken bones",
      [
        "blood is pumping out of his leg in spurts",
        "I've tied a belt round my arm and it's still pouring",
        "the towel is soaked through and the cut on my neck won't stop",
        "his thigh is the wrong shape after the crash and he's gone pale",
        "upper leg snapped, the bone made a bump under the skin",
        "leg's at a funny angle, foot facing backwards",
        "hit by a car, says he's fine but his belly is getting bigger",
      ],
      [
        "the cheese is bleeding through the toastie",
        "paint bled under the tape",
        "the colours bled in the wash",
        "we're bleeding money on this house",
        "the company is haemorrhaging cash",
        "my savings are bleeding out",
        "bent my fork, leg of lamb in the oven",
        "blood orange juice spilt on my shirt",
        "ketchup pouring out of the bottle",
      ],
    ],
    [
      "burns and eyes",
      [
        "hair straighteners burnt my baby's hand",
        "steam from the kettle got her face, big blisters",
        "the iron fell on my toddler's arm, skin is white",
        "caustic soda splashed on my legs, skin is slippery",
        "the firework went off in his hand",
        "bleach squirted in my eye and it's still burning",
        "metal shard in my eye from the grinder",
        "oven cleaner went in both eyes",
        "nail gun fired and something hit my eye, I can't see out of it",
      ],
      [
        "burnt the toast, kitchen full of smoke",
        "singed my eyebrows at the salon, looks fine",
        "steam cleaned my face, skin feels soft",
        "ironing done, oven cleaned",
        "goggles steamed up while grinding coffee",
      ],
    ],
    [
      "water, cold and electricity",
      [
        "he fell in the river, pulled him out and he's shivering and slurring",
        "found my neighbour on the kitchen floor, heating off, skin like ice and mumbling",
        "my son went under at the pool, he coughed up water and is now breathing quick",
        "toddler was face down in the paddling pool, he's breathing now",
        "pulled from the sea, says she's ok but coughing froth",
        "got a belt off the mains and my heart is fluttering",
        "grabbed a live wire, hand burnt and arm numb",
        "struck by lightning on the golf course, ears ringing and legs tingling",
      ],
      [
        "slipped in the bath toys everywhere",
        "swam under water for the first time",
        "phone charger cable is chewed by the puppy",
      ],
    ],
    [
      "bites",
      [
        "a monkey scratched me in Bali",
        "dog bit me in Morocco last week, small puncture",
        "bat touched my face in the night",
        "snake bit my ankle, it's swelling up",
      ],
      ["puppy nipped my ankle at home", "street dogs in Jaipur are cute"],
    ],
    [
      "opioids and seizures",
      [
        "found fentanyl patch stuck to my son's leg, he's sleepy",
        "grandad has three pain patches on and is hard to rouse",
        "he took his oxycodone with vodka and is snoring strangely",
        "she's shaking all over and her eyes have rolled up",
        "my boy is jerking down one side and won't answer",
        "he's been fitting for six minutes",
        "two seizures since breakfast and not waking between",
      ],
      [
        "the tumble dryer is having a fit",
        "my washing machine is convulsing on spin",
        "car had a seizure on the motorway, engine's dead",
        "phone is having a seizure, screen flickering",
        "flatmate wouldn't get up for work, lazy",
        "kids flop on the sofa after school",
        "first dress fitting, fits well",
      ],
    ],
    [
      "commanding voices",
      [
        "the voices say I have to hurt my sister",
        "a voice keeps ordering me to jump",
        "the radio is sending me orders to burn the house down",
        "he hears God telling him to stab someone",
      ],
      [
        "heard voices next door, the party went on till two",
        "hearing voices through the wall all night, students",
        "hearing voices on the radio while I fell asleep",
        "the telly told me there's rain tomorrow",
        "radio said the road is closed",
      ],
    ],
    [
      "devices that sustain life",
      [
        "my heart pump is alarming",
        "LVAD low flow alarm, feels dizzy",
        "pain pump beeping and empty, he's in withdrawal",
        "ventilator keeps alarming and she's going grey",
      ],
      ["car heater pumping out cold air", "the pump at the petrol station was beeping"],
    ],
    [
      "limbs under pressure",
      [
        "calf is rock hard after the plate operation, can't move my toes and the pain is through the roof",
        "plaster is too tight, fingers have gone blue",
        "under the cast it burns and I can't feel my fingers",
      ],
      [
        "crushed garlic with the flat of the knife",
        "crushed it at work today",
        "cast of the play was great",
        "my legs are like concrete after leg day",
        "shin splints after running",
      ],
    ],
  ];

describe.each(classes)("%s", (_, urgent, harmless) => {
  it.each(urgent)("urgent: %s", (text) => expect(isUrgent(text)).toBe(true));
  it.each(harmless)("no advice: %s", (text) => expect(isUrgent(text)).toBe(false));
});
