import { describe, expect, it } from "vitest";
import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { nowhere } from "./read-events.ts";

function subjectsOf(text: string): string[] {
  return readSymptoms(text, nowhere).map(({ label, subject }) => `${label} of ${subject}`);
}

function holdsTable(rows: readonly (readonly [string, readonly string[]])[]): void {
  it.each(rows)("%s -> %j", (text, events) => expect(subjectsOf(text)).toEqual(events));
}

describe("a report for one's child is about the child", () => {
  holdsTable([
    ["My son has a fever", ["fever of child"]],
    ["My 3 year old has been vomiting", ["vomiting of child"]],
    ["a rash on my daughter", ["rash of child"]],
    ["my son had a fever and vomited", ["fever of child", "vomiting of child"]],
    ["my baby's nose is runny", ["runny nose of child"]],
    ["He's 8 months old and has a fever", ["fever of child"]],
    ["Our toddler has a cough. She also has a rash.", ["cough of child", "rash of child"]],
    ["The baby is six weeks old. Temp 38.6", ["fever of child"]],
    ["My son has a fever and I have a cough", ["fever of child", "cough of self"]],
    ["My little one has a cough", ["cough of child"]],
    ["temperature of 39, my baby is 4 months", ["fever of child"]],
    ["she has had diarrhea and no wet nappies", ["diarrhea of child", "no wet nappies of child"]],
    ["baby is kicking her legs and screaming, temp 39", ["restless legs of child", "fever of child"]],
  ]);
});

describe("what others say or saw of the writer is of the writer", () => {
  holdsTable([
    ["according to my husband I went grey", ["paleness of self"]],
    ["my wife says that I blacked out", ["fainting of self"]],
    ["daughter saw me collapse", ["fainting of self"]],
    ["they say I was jerking all over", ["convulsion of self"]],
    ["they say ginger helps nausea", []],
    ["my son says he has a sore tummy", ["abdominal pain of child"]],
    ["mum told me she has chest pain", ["chest pain of cared_for"]],
    ["worried about my son he has a fever of 40", ["fever of child"]],
  ]);
});

describe("a report of a pregnancy is about its writer", () => {
  holdsTable([
    ["32 weeks pregnant with bad heartburn, baby wriggling about", ["heartburn of self"]],
    ["baby kicking well. cramp in my calf", ["leg cramp of self"]],
  ]);
});

describe("a report for a person in one's care is about that person", () => {
  holdsTable([
    ["I look after my grandmother, she has been dizzy", ["dizziness of cared_for"]],
    ["I'm a carer. My client has diarrhea", ["diarrhea of cared_for"]],
    ["The resident vomited after dinner", ["vomiting of cared_for"]],
    ["My nan, who I care for, has a cough", ["cough of cared_for"]],
    ["Pt reports fatigue. She denies fever.", ["fatigue of cared_for"]],
  ]);
});

describe("symptoms of anyone else are no events", () => {
  holdsTable([
    ["My brother had the same stomach ache", []],
    ["my friend has a fever", []],
    ["my sister's baby has a rash", []],
    ["a kid at school threw up", []],
    ["My daughter gets hives from nuts", []],
    ["In the series the main character has a seizure", []],
    ["my grandmother is dizzy", []],
    ["some guy on the train was coughing", []],
  ]);
});

describe("a person who is only mentioned leaves the writer's symptoms theirs", () => {
  holdsTable([
    ["I caught a cold from my son, runny nose", ["runny nose of self"]],
    ["took my daughter to the park despite a headache", ["headache of self"]],
    ["everyone in the house has a headache", ["headache of self"]],
    ["ate them for lunch and got cramps", ["abdominal cramp of self"]],
    ["my son made lunch and now I have cramps", ["abdominal cramp of self"]],
  ]);
});
