import { describe, expect, it } from "vitest";
import { findSymptomNames } from "../../../shared/domain/symptoms/vocabulary/find-symptom-names.ts";

function labelsOf(text: string): string[] {
  return findSymptomNames(text).map(({ label }) => label);
}

function holdsTable(rows: readonly (readonly [string, readonly string[]])[]): void {
  it.each(rows)("%s -> %j", (text, labels) => expect(labelsOf(text)).toEqual(labels));
}

describe("lay words for the bowels", () => {
  holdsTable([
    ["runny tummy since the barbecue", ["diarrhea"]],
    ["been to the loo 8 times", ["diarrhea"]],
    ["loose motions and tarry stool", ["diarrhea", "black, tarry stool"]],
    ["so backed up", ["constipation"]],
    ["not passing motion", ["constipation"]],
    ["never feel completely empty after going", ["incomplete bowel emptying"]],
    ["couldn't hold my poo", ["loss of bowel control"]],
    ["gas trouble, then trapped wind", ["flatulence", "gas pain"]],
    ["acid coming up into my throat", ["heartburn"]],
    ["the spices wrecked my stomach", ["indigestion"]],
  ]);
});

describe("sickness in several kinds of English", () => {
  holdsTable([
    ["boaked twice", ["vomiting"]],
    ["feeling pukey", ["nausea"]],
    ["dry heaving", ["retching"]],
    ["sick as a dog", ["nausea"]],
    ["my knee hurts like hell", ["knee pain"]],
    ["rings won't come off", ["swelling"]],
    ["can't get up in the morning", []],
    ["forehead like a furnace", ["feeling hot"]],
    ["39 degrees outside", []],
    ["like a hammer to the back of my skull", ["headache"]],
    ["daylight hurts", ["light sensitivity"]],
    ["complaining of tummy pain", ["abdominal pain"]],
    ["stitch after 6 km", ["abdominal pain"]],
    ["dropped a stitch at row 9", []],
    ["awake from 2 till 4", ["insomnia"]],
    ["legs like old rope", ["leg weakness"]],
    ["forgot the milk", []],
    ["forgot names at work", ["memory loss"]],
    ["jam on his gum", []],
    ["everything goes down the wrong way lately", ["difficulty swallowing"]],
    ["heavier than normal, day 3, changing every two hours", ["heavy period"]],
    ["bag heavier than usual, day 2 of the hike", []],
    ["IBS flaring again", ["irritable bowel flare-up"]],
    ["can't feel or bend my fingers", ["numbness"]],
    ["slept 3 hrs", ["insomnia"]],
    ["slept 3 hrs on the coach", []],
    ["slept 8 hours", []],
    ["snotty toddler", ["runny nose"]],
    ["our 4 yo is drinking like a fish", ["excessive thirst"]],
    ["went down on the shop floor", ["fainting"]],
    ["ache in my neck and between my shoulder blades", ["neck pain", "back pain"]],
    ["welts on my arms and my throat is tightening", ["hives", "throat tightness or swelling"]],
    ["itching on my hands and on the bus", ["itching"]],
    ["stomach is paining", ["abdominal pain"]],
    ["my belle dey pain me", ["abdominal pain"]],
    ["heid's burstin", ["headache"]],
    ["my eyes dey turn me", ["dizziness"]],
    ["body dey hot", ["fever"]],
    ["feeling crook", ["malaise"]],
    ["pure done in", ["fatigue"]],
    ["waist pain", ["lower back pain"]],
    ["ma tummy's pure gurgly", ["stomach rumbling"]],
    ["my belly's dead bloated", ["bloating"]],
    ["my arm went dead", ["numbness"]],
  ]);
});

describe("figures that state what was measured", () => {
  holdsTable([
    ["temp of 38.9", ["fever"]],
    ["temp of 36.6", []],
    ["heart rate was 130", ["palpitations"]],
    ["heart rate was 64", []],
    ["sugar was 58", ["low blood sugar"]],
    ["sugar was 95", []],
  ]);
});

describe("misspelled, counted and rated", () => {
  holdsTable([
    ["iv got diarea", ["diarrhea"]],
    ["went to the loo once in 4 days", ["constipation"]],
    ["only been to the toilet twice in ten days", ["constipation"]],
    ["went to the loo once in the night", []],
    ["stings when I pee and I'm going every half hour", ["frequent urination"]],
    ["peeing fine, going to the gym every other day", []],
    ["losing handfuls of hair", ["hair loss"]],
    ["bought loads of hair dye", []],
    ["the itching on my arms is unbearable tonight", ["itching"]],
    ["the pain in my arms is unbearable tonight", ["arm pain"]],
    ["my back is awful today", ["back pain"]],
    ["agony to walk or cough", []],
    ["my ribs hurt to cough", ["rib pain"]],
    ["started to cough", ["cough"]],
    ["need to cough all night", ["cough"]],
    ["passing wind fine", []],
    ["passing wind all day", ["flatulence"]],
    ["my 14 year old woke up doubled over", ["abdominal cramp"]],
    ["she woke up bent over in agony", ["abdominal pain"]],
    ["my baby doubles up at the waist in clusters", ["convulsion"]],
    ["woke up jerking all over", ["convulsion"]],
  ]);
});

describe("words of food and everyday life", () => {
  it.each([
    "backed up my laptop",
    "threw up a tent",
    "chucked it up on the shelf",
    "itchy sweater",
    "foggy morning",
    "bloated budget",
    "tingly pepper noodles",
    "coffee with bright acidity",
    "sweating the onions",
    "went 6 times to the gym",
    "can't eat nuts",
    "limp lettuce and boiled eggs",
    "see double chocolate on the menu",
  ])("%s", (text) => expect(labelsOf(text)).toEqual([]));

  it("takes an adjective of a person for a symptom all the same", () => {
    expect(labelsOf("I'm itchy everywhere")).toEqual(["itching"]);
    expect(labelsOf("not dizzy anymore")).toEqual(["dizziness"]);
  });
});
