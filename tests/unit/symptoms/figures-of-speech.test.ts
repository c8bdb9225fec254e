import { describe, expect, it } from "vitest";
import { isUrgent } from "./is-urgent.ts";
import { labelsOf } from "./read-events.ts";

/** A figure of speech or an ordinary event beside an emergency that is told in nearly the same words. */
const pairs: readonly (readonly [harmless: string, urgent: string])[] = [
  [
    "the coat on the arm of the chair just hangs there",
    "uncle fell over at the table and his hand just hangs there",
  ],
  ["rat pack night, ate pies", "boy of four ate some of the rat stuff from the shed"],
  ["coin in the pudding, lucky me", "there is a coin in his throat, he drools"],
  [
    "laughing, he spilled ketchup all over, looked like blood everywhere",
    "he spilled ketchup and it looks like blood everywhere from his nose",
  ],
  [
    "knocked over the red wine, it looked like blood everywhere",
    "knocked over the wine and cut my hand, looked like blood everywhere",
  ],
  ["spilled the jam, looked like blood everywhere", "spilled nothing, looked like blood everywhere"],
  ["paper straw or plastic", "throat is like a straw since the wasp got me"],
  ["mincer broke, fish fingers for tea", "caught his hand in the mincer, two fingers gone"],
  ["eyebrows singed by the grill, burgers or chicken", "face in the bonfire, eyebrows gone, voice croaky"],
  ["the smoke box went off twice", "heart shock box went off twice"],
  ["passed out of uni, celebrating with cake", "passed out in the shop"],
  ["the fainting couch has arrived", "fainted in the queue"],
  ["passed out on the couch after the roast", "fainted on the couch"],
  ["the ball of my foot is swollen", "my left ball is swollen"],
  ["nan always chokes on her tea", "nan is choking on her tea"],
  ["dizzy, haven't eaten since 8am", "dizzy, haven't eaten for six days"],
  ["head exploded at the menu", "my head exploded on the stairs"],
  ["can't breathe, my jeans are so tight", "can't breathe, my chest is so tight"],
  ["the lights blacked out in the cafe", "I blacked out in the cafe"],
  ["that timetable looks suicidal", "with this timetable I am suicidal"],
  ["goodbye lunch for our intern", "my daughter sent everyone goodbye texts before school"],
  ["waved goodbye at the airport, teary", "he left goodbye letters on the desk"],
  ["my head exploded at the price of butter", "my head exploded when I stood up from the sofa"],
  ["head exploding over the homework", "my head exploded while lifting a box"],
  ["can't remember where I put the keys", "gran suddenly can't remember where she lives or who I am"],
  ["talking rubbish over a pint", "grandad suddenly talking rubbish about men in the cupboard"],
  ["mixing up my words in German class", "suddenly mixing up my words when I speak"],
  ["legs dangling off the pier", "mum's arm is hanging off the bed and she can't lift it"],
  ["couldn't breathe for giggling", "can barely breathe since noon and laughing makes it worse"],
  ["choking on the pollen this week", "choking on the fumes from the boiler"],
  ["stifling in that packed office", "my toddler suffocated in the car"],
  ["the tent collapsed in the wind", "found grandad on the bench collapsed"],
  ["the website collapsed at noon", "our waiter, the new server, collapsed"],
  ["blacked out my diary for May", "I blacked out at the weekend and again today"],
  ["the wrong pills were delivered, sent them back", "I took the wrong pills the chemist dispensed"],
  ["bought a rag doll for my niece", "he is a rag doll in my arms from the fever"],
  ["frozen by indecision over paint", "numb in both legs and can't pee"],
  ["slumped on the sofa after work", "gran slumped in her armchair and we can't wake her"],
  ["in bed with a book", "nan is slumped on her bed, breathing funny"],
  ["the baby has gone quiet, she's asleep at last", "30 weeks, baby gone quiet, had a nap on my side"],
  ["the baby is quiet in his pram", "baby has been quiet in there today, cold juice did nothing"],
  ["newborn's steriliser was 38.6", "newborn not taking her bottle 38.6"],
  ["everyone goes on about chest pain", "everyone goes on about chest pain, I have crushing chest pain now"],
  ["on 14 tablets a day for my transplant", "took 60 tablets daily for three days"],
  ["on 12 tablets a day since the transplant", "60 tablets a day for three days now"],
  ["our pony is sleepy today", "our pony kicked her in the head, she's been sick twice and sleepy"],
  ["smoke about 20 a day", "popping paracetamol since Friday, must be 20ish a day"],
  ["sweaty after football, no beer for 2 days", "no beer for 2 days, shaky and sweaty, missed my class"],
  ["our retriever can't move his legs", "a retriever knocked me over, can't move my legs"],
  ["the swelling went down for a moment", "my grandson went down next to the cot, blue"],
  ["my phone went off three times", "my device went off three times"],
  ["new tablets, can't remember the name", "grandad suddenly can't remember his own name"],
  ["stew stood on the hob all day", "our toddler sat on the hob, his skin is peeling"],
  ["39 degrees here, can't face anything hot", "39 degrees, confused and hot after a run in the sun"],
  ["took my headache tablets with tea", "took 24 ibuprofen tablets with tea"],
  ["I never take my B12 tablets", "I took 12 paracetamol tablets at once"],
  ["our souffle collapsed in the oven", "mum icing the cake collapsed in the kitchen"],
  ["the table collapsed in the garden", "dad at the table collapsed on the floor"],
  ["the old dryer had a fit again", "mum by the dryer had a fit"],
  ["I was shot all night in Fortnite", "a cop got shot in the leg, off duty"],
  [
    "stabbed in the back by my boss over the rota",
    "stabbed in the back by a colleague at work with scissors",
  ],
  ["suffocating in homework", "suffocating in smoke in the office"],
  ["numb bum after the long lecture", "numb bum after the long drive and can't pee"],
  [
    "hearing voices through the wall, the neighbours",
    "hearing voices through the wall telling me to hurt her",
  ],
  ["my head is going to burst with revision", "my head feels about to burst, suddenly, worst ever"],
  ["3 + 4 is 7, easy homework", "31 + 4 weeks, bad headache and seeing spots"],
];

describe("a figure of speech hides no emergency", () => {
  it.each(pairs)("no advice: %j", (harmless) => expect(isUrgent(harmless)).toBe(false));
  it.each(pairs)("urgent: beside %j, %j", (_, urgent) => expect(isUrgent(urgent)).toBe(true));
});

describe("a jest about a bill, a recipe or a wallet is no symptom", () => {
  it.each([
    "that recipe gave me a headache, 14 ingredients",
    "the bill gave me such a headache",
    "my wallet is in pain after that tasting menu",
    "my wallet still hurts",
  ])("%s", (text) => expect(labelsOf(text)).toEqual([]));

  it.each([
    ["that recipe gave me a headache, the onions did it", ["headache"]],
    ["my heart is in pain", ["chest pain"]],
    ["in pain since lunch, lost my wallet", ["pain"]],
  ])("%s", (text, labels) => expect(labelsOf(text)).toEqual(labels));
});
