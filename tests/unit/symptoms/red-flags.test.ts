import { describe, expect, it } from "vitest";
import { raiseFlagsOfSentences, readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { nowhere } from "./read-events.ts";

function flaggedOf(text: string): string[] {
  return readSymptoms(text, nowhere).flatMap(({ label, redFlag }) => (redFlag ? [label] : []));
}

describe("signs that raise a red flag", () => {
  it.each([
    ["heart", "pressure on my chest that goes into the left arm, and I'm sweating"],
    ["heart", "chest pain while climbing stairs"],
    ["heart", "Crushing chest pain for 20 minutes, going down my left arm, and I feel sweaty and sick"],
    ["heart", "chest pain going down my left arm"],
    ["heart of a relative", "dad says it's just gas but he's got crushing chest pain going down his arm"],
    ["seizure of someone here", "he's having a fit on the kitchen floor, shaking for more than 5 min"],
    ["stroke", "the right side of my face is drooping"],
    ["stroke", "I can't find my words since lunch"],
    ["stroke", "my left arm and leg have gone numb"],
    ["bleeding", "my stool looks like tar"],
    ["bleeding", "I threw up something like coffee grounds"],
    ["headache", "thunderclap headache an hour ago"],
    ["headache", "the worst headache of my life"],
    ["meningitis", "fever, a stiff neck and light hurts my eyes"],
    ["meningitis", "spots on my leg that don't fade under a glass"],
    ["allergy", "ate walnuts and my lips are swelling"],
    ["allergy", "hives all over and I'm wheezing after the bee sting"],
    ["suicide", "I don't want to be here anymore"],
    ["suicide", "everyone would be better off without me"],
    ["suicide", "I keep thinking about ending it all"],
    ["self-harm", "I have the urge to hurt myself"],
    ["overdose", "I took 40 paracetamol"],
    ["poison", "my toddler swallowed a button battery"],
    ["poison", "vomiting since we ate mushrooms from the woods"],
    ["pregnancy", "12 weeks pregnant and bleeding"],
    ["pregnancy", "30 weeks pregnant, I haven't felt the baby move today"],
    ["pregnancy", "35 weeks pregnant with a headache and flashing lights"],
    ["baby", "my baby is 6 weeks old with a temp of 38.3"],
    ["baby", "our newborn is floppy"],
    ["baby", "my baby is 2 months and hot, 38.6"],
    ["baby", "my 4 month old refuses her bottle and has no wet nappies"],
    ["baby", "my baby is vomiting green fluid"],
    ["diabetes", "type 1 diabetic, glucose 22, vomiting"],
    ["diabetes", "my sugar is 2.3 and I'm confused"],
    ["eye", "I suddenly can't see out of my right eye"],
    ["seizure", "I had a seizure this morning"],
    ["fainting", "I passed out twice"],
    ["belly", "agonising stomach pain and my belly is hard as a board"],
    ["testicle", "sudden pain in my right testicle, feeling sick"],
    ["back", "back pain and numb between my legs"],
    ["sepsis", "fever, confused and breathing fast"],
    ["lung", "my calf is swollen and I'm short of breath"],
    ["lung", "coughing up blood"],
    ["head", "hit my head and have been vomiting since"],
    ["botulism", "double vision and droopy eyelids after home canned beans"],
    ["heat", "out in the sun all day, temp 41, confused"],
    ["oxygen", "sats are 85%"],
    ["pressure", "BP 200/125 and a pounding headache"],
    ["liver", "my eyes have gone yellow and I have a fever"],
    ["throat", "a piece of steak is stuck in my throat"],
  ])("%s: %s", (_, text) => expect(flaggedOf(text)).not.toEqual([]));
});

describe("words that only look like a sign raise none", () => {
  it.each([
    "my feet are killing me",
    "I died laughing, my belly hurts",
    "dying for a biscuit, cravings all day",
    "heartburn after the curry",
    "headache, the worst one this week",
    "red stool after beetroot, nothing else",
    "dark stool since I take iron tablets",
    "no chest pain, no trouble breathing, just tired",
    "the chest pain has stopped",
    "my dad had chest pain last year",
    "could it be a stroke? I only have a sore shoulder",
    "had a seizure in 2014, today a runny nose",
    "if I get chest pain I'll call someone, today just bloated",
    "no thoughts of suicide, but low mood",
    "took 2 paracetamol for my headache",
    "out of breath after running for the train",
    "temp 38.1 and a sore throat",
    "my 5 month old spat up some milk, otherwise happy",
    "28 weeks pregnant, heartburn, baby kicking a lot",
    "sugar 6.1 before lunch, a bit tired",
    "BP 138/86, slight headache",
    "overdosed on chocolate, stomach ache",
    "chest is sore from bench press yesterday",
    "vomited once, better now",
    "my wife had chest pain last year, I have a cold",
    "he had a heart attack in that movie",
    'she sang "I want to die", ears ringing',
    "ate oven chips and pea pods, bloated",
    "lost sight of my goals, bloated",
    "hard to wake up this morning, tired",
    "chest pain last month, checked out fine, now just tired",
    "threw the coffee away, it made me sick",
    "trouble with heartburn again",
    "can't breathe through my nose",
  ])("%s", (text) => expect(flaggedOf(text)).toEqual([]));
});

describe("a red flag", () => {
  it("is on the symptoms that belong to it, with the advice of its sign", () => {
    const events = readSymptoms("chest pain with sweating, and an itchy elbow", nowhere);
    expect(events.map(({ redFlag }) => redFlag)).toEqual([true, true, false]);
    expect(events[0]?.advice).toMatch(/heart attack.*ambulance/);
    expect(events[2]?.advice).toBeNull();
  });

  it("is raised by what one person has, not by two persons together", () => {
    expect(flaggedOf("My son has hives and I'm wheezing")).toEqual([]);
    expect(flaggedOf("My son has hives and is wheezing")).toEqual(["hives", "wheezing"]);
  });

  it("is not raised by a sign that is denied", () => {
    expect(flaggedOf("fever, but no stiff neck, and light does not bother me")).toEqual([]);
  });

  it("stays on a sign that calls for help also when it is over", () => {
    expect(flaggedOf("my face drooped on one side, it's gone now")).toEqual(["facial weakness"]);
  });

  it("is raised by thoughts of harm that the writer fears, not by those that are asked about or denied", () => {
    expect(flaggedOf("I'm scared that I might hurt myself")).toEqual(["self-harm"]);
    expect(flaggedOf("The doctor asked about suicidal thoughts, I have none. Tired though.")).toEqual([]);
  });

  it("is raised by several sentences together, as a model returns them", () => {
    const sentences = ["I had fever", "I had stiff neck", "I had light sensitivity", "I had cough"];
    const read = sentences.map((sentence) => ({ sentence, symptoms: readSymptoms(sentence, nowhere) }));
    const flagged = raiseFlagsOfSentences(read).map((events) => events.map(({ redFlag }) => redFlag));
    expect(flagged).toEqual([[true], [true], [true], [false]]);
  });

  it("is raised by figures that only one person has", () => {
    expect(flaggedOf("my baby is 2 months old, temp 38.6")).toEqual(["fever"]);
    expect(flaggedOf("my son is 4 years old, temp 38.6")).toEqual([]);
  });

  it("is not raised where the report explains the sign", () => {
    expect(flaggedOf("black stool, I take iron tablets")).toEqual([]);
    expect(flaggedOf("black stool, I take iron tablets, and I feel faint and dizzy")).not.toEqual([]);
    expect(flaggedOf("out of breath after sprinting")).toEqual([]);
  });

  it("needs a severe dehydration", () => {
    expect(flaggedOf("a bit dehydrated")).toEqual([]);
    expect(flaggedOf("severe dehydration")).toEqual(["dehydration"]);
  });

  it("needs hives and vomiting together", () => {
    expect(flaggedOf("hives")).toEqual([]);
    expect(flaggedOf("hives, then I vomited")).toEqual(["hives", "vomiting"]);
    expect(flaggedOf("hives, no vomiting")).toEqual([]);
  });
});
