import { describe, expect, it } from "vitest";
import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { nowhere } from "./read-events.ts";

function flaggedOf(text: string): string[] {
  return readSymptoms(text, nowhere).flatMap(({ label, subject, redFlag }) =>
    redFlag ? [`${label} of ${subject}`] : [],
  );
}

describe("what is urgent of anyone who is named counts as of someone in the writer's care", () => {
  it.each([
    ["my housemate's throat is closing up after a satay skewer", "throat tightness or swelling of cared_for"],
    ["A woman next to me on the platform collapsed, I called for help", "fainting of cared_for"],
    ["oma can't lift her right arm and her words are slurred", "slurred speech of cared_for"],
    ["my cousin took 40 paracetamol, I don't know what to do", "overdose of cared_for"],
    ["my girlfriend says she wants to kill herself and I am scared", "suicidal thoughts of cared_for"],
    ["My 17 yr old has a temp of 39.6 and a stiff neck", "fever of child"],
  ])("%s", (text, sign) => expect(flaggedOf(text)).toContain(sign));

  it.each([
    "my cousin fainted at a festival years ago, I only have a headache",
    "in the series a man coughs up blood, I felt queasy",
    "my neighbour had a stroke last year. I have hay fever",
    "my colleague asked whether chest pain is a sign of flu. I have a runny nose",
  ])("not what is past, told of a film or asked: %s", (text) => expect(flaggedOf(text)).toEqual([]));
});

describe("in pregnancy there is no period", () => {
  it.each([
    ["9 weeks pregnant with heavy bleeding and clots", "heavy bleeding"],
    ["heavy bleeding on day 2 of my period", "heavy period"],
  ])("%s -> %s", (text, label) =>
    expect(readSymptoms(text, nowhere).map((event) => event.label)).toContain(label),
  );
});

describe("signs of further emergencies raise a red flag", () => {
  it.each([
    ["sore throat", "such a sore throat that I drool and my voice is muffled"],
    ["asthma", "wheezing all morning and my blue inhaler does nothing, no relief from it"],
    ["adrenal crisis", "I have Addison's and keep vomiting"],
    ["shock", "cold clammy skin, dizzy and pale with a fast pulse"],
    ["aorta", "sudden ripping pain between my shoulder blades, back pain like never before"],
    ["snake", "bitten by an adder on the ankle"],
    ["rabies", "a stray dog bit me on holiday"],
    ["burn", "my toddler is scalded, she pulled the kettle down"],
    ["tetanus", "neck pain and a locked jaw, I stepped on a nail last week"],
    ["eye", "drain cleaner splashed into my eyes"],
    ["water", "my son fell in the pond and is sleepy and coughing now"],
    ["erection", "an erection that lasts for 5 hours"],
    ["pregnancy", "pregnant and my palms and soles are itching all night"],
    ["after birth", "postpartum, bad headache and blurred vision"],
    ["bleeding", "soaking a pad every 30 minutes"],
    ["vomit", "was sick, it looks like wet coffee grounds"],
    ["stool", "loose motions with blood"],
    ["pulse", "pulse 36 and I am dizzy"],
    ["baby", "my 6 week old is 38.4"],
    ["pulse", "heart pounding at 165bpm and I feel I'm going to pass out"],
    ["chest", "it's like a slab on my chest and I'm clammy"],
    ["after birth", "had my baby 9 days ago, now fever 38.9 and shivering"],
    ["waters", "24 weeks and leaking fluid, cramps too"],
    ["appendix", "pain in the appendix area and a temp of 38.4"],
    ["bowel", "no poo no wind for 4 days, belly swollen and vomiting"],
    ["urine", "haven't had a wee for 15 hours"],
    ["clot", "hot red swollen calf since the operation"],
    ["labour", "contractions every six minutes at 31 weeks"],
    ["cord", "waters broke and the cord is hanging out"],
    ["shorthand", "33/40, headache and BP 160/105"],
    ["spine", "can't feel my legs and I wet myself"],
    ["injury", "a car knocked me over, belly pain and pale"],
    ["current", "got an electric shock, now palpitations"],
    ["medicine", "on dabigatran and bumped my head"],
    ["medicine", "taking tacrolimus, fever of 38.3"],
  ])("%s: %s", (_kind, text) => expect(flaggedOf(text)).not.toEqual([]));

  it.each([
    ["asleep", "passed out on the sofa after the roast"],
    ["race", "collapsed into a heap of laughter"],
    ["drunk", "blacked out after too many shots on the weekend"],
    ["cold", "nose blocked, can't breathe at night, hay fever"],
    ["oven", "burnt my finger a bit on the oven tray"],
    ["hot food", "burnt my tongue on the soup"],
    ["steroid cream", "weak from the heat, using steroid cream for my eczema rash"],
    ["coffee", "threw up after a coffee"],
    ["dentist", "half my face is numb after a filling at the dentist"],
    ["dye", "lips purple from the wine"],
    ["bite of one's own", "swollen lip, bit it at lunch"],
    ["fitness", "breathless at the top of the stairs, fine after a minute"],
    ["pads", "heavy period, changing my pad every 4 hours"],
    ["chill", "blue nails from the swim, warm again now"],
    ["crumb", "choked on a crumb for a second, fine now"],
    ["saying", "I'd rather die than eat sprouts, bloated"],
    ["stress", "tight chest when anxious, passes soon"],
    ["medicine of another", "my uncle takes dabigatran, I bumped my head"],
    ["pride", "had to swallow my pride, stomach rumbling"],
  ])("but not %s: %s", (_kind, text) => expect(flaggedOf(text)).toEqual([]));
});
