import { describe, expect, it } from "vitest";
import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import type { SymptomEvent } from "../../../shared/domain/symptoms/symptom-event.ts";
import { berlin, labelsOf } from "./read-events.ts";

function read(text: string): SymptomEvent[] {
  return readSymptoms(text, berlin);
}

describe("a symptom is read in any lay order", () => {
  it.each([
    ["Shivering violently, skin blotchy", ["chills", "rash"]],
    ["thirsty like crazy", ["excessive thirst"]],
    ["dizzy atm", ["dizziness"]],
    ["not able to swallow", ["difficulty swallowing"]],
    ["woke up with anxiety", ["anxiety"]],
    ["dealing with insomnia", ["insomnia"]],
    ["stomach cramps and non-stop diarrhoea", ["abdominal cramp", "diarrhea"]],
    ["worse if I press it, and I keep vomiting", ["vomiting"]],
    ["keep bringing up yellow stuff", ["vomiting"]],
    ["D and V", ["diarrhea", "vomiting"]],
    ["pain in my jaw and right hand numb", ["jaw pain", "numbness"]],
    ["tight chest and my left arm numb", ["chest tightness", "numbness"]],
    ["elephant on my chest and my left arm numb", ["chest tightness", "numbness"]],
    ["swollen lips and tongue tingling", ["lip swelling", "tingling, itching or numb mouth"]],
    ["my shoulder's been awful since Sunday", ["shoulder pain"]],
    ["ear ache left side", ["earache"]],
    ["felt rubbish after the curry, wind all night", ["malaise", "flatulence"]],
    ["knees hurt when going down the stairs", ["knee pain"]],
    ["my knee hurts when I go upstairs", ["knee pain"]],
    ["been feeling sick", ["nausea"]],
    ["smells like poo in here", []],
  ])("%s", (text, labels) => expect(labelsOf(text)).toEqual(labels));
});

describe("a length and a time stay with their symptom", () => {
  it.each([
    ["Sore throat 3 days and a bit of a cough since yesterday", ["P3D", null]],
    ["acidity since 2 days after eating outside", ["P2D"]],
    ["since two weeks I am feeling weak", ["P2W"]],
    ["on day 3 of a migraine", ["P3D"]],
    ["headache, day 2 of keto", [null]],
    ["itchy eyes and sneezing for 3 weeks", ["P3W", "P3W"]],
    ["cramps lasting 20 minutes every morning", ["PT20M"]],
  ])("%s", (text, lengths) =>
    expect(read(text).map(({ duration }) => duration?.iso ?? null)).toEqual(lengths),
  );

  it("leaves what came before a turn", () => {
    const onsets = read("nausea, threw up twice, then diarrhoea at 4pm").map(
      ({ onset }) => onset?.utc ?? null,
    );
    expect(onsets.slice(0, 2)).toEqual([null, null]);
    expect(onsets[2]).not.toBeNull();
  });
});

describe("a cause is read in any lay order", () => {
  it.each([
    ["cramps after anything greasy", "anything greasy"],
    ["itchy scalp, shampoo maybe", "shampoo"],
    ["got the runs, thanks dodgy kebab", "dodgy kebab"],
    ["itching since new washing powder", "washing powder"],
    ["raw apple makes the roof of my mouth itch", "raw apple"],
    ["the new tablets are bunging me up", "tablets"],
    ["shaky and sweaty after pasta", "pasta"],
    ["sore heel, eases after walking", null],
  ])("%s", (text, cause) => {
    const causes = read(text).map(({ trigger }) => trigger?.text ?? null);
    expect(new Set(causes)).toEqual(new Set([cause]));
  });
});

describe("a word of severity behind the last comma", () => {
  it.each([
    ["migraine after red wine yesterday, severe", 4],
    ["nausea after the tablets this morning, moderate", 3],
    ["headache after lunch, slight", 1],
  ])("%s", (text, intensity) => expect(read(text)[0]?.intensity).toBe(intensity));
});
