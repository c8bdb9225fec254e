import { describe, expect, it } from "vitest";
import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { labelsOf, nowhere } from "./read-events.ts";

describe("a symptom that somebody worries about", () => {
  it.each([
    ["worried about my cough", ["cough"]],
    ["worried about my baby's rash", ["rash"]],
    ["my daughter, 6: concerned about her headaches", ["headache"]],
    ["we're worried about this rash", ["rash"]],
  ])("is there where it is somebody's own: %j", (text, labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });

  it.each([
    "worried about a rash",
    "worried about getting a cough",
    "worried about my having a stroke",
    "concerned about my risk of a stroke",
    "scared of headaches",
  ])("is only feared where it may come: %j", (text) => {
    expect(labelsOf(text)).toEqual([]);
  });
});

describe("what a report names beside its symptoms", () => {
  it.each([
    ["my bloods came back potassium 5.9", ["high potassium"]],
    ["my bloods came back fine, still tired", ["tiredness"]],
    ["no appetite since the stomach bug", ["loss of appetite"]],
  ])("is no symptom: %j", (text, labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });

  it.each([
    ["gut is rank after that kebab", ["indigestion"]],
    ["feeling a bit iffy in the stomach", ["indigestion"]],
    ["my lips r massive", ["lip swelling"]],
    ["nothing out of my stoma since last night and I'm being sick", ["stoma that does not work", "vomiting"]],
  ])("is one in everyday words: %j", (text, labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });
});

describe("the food that brings a symptom on", () => {
  it.each([
    ["The iron tablets are constipating me", "iron tablets"],
    ["milk is bloating her, my daughter", "milk"],
    ["son, 8, says his tummy hurts every time he has school pizza", "school pizza"],
    ["my son's tummy hurts every time he drinks milk", "milk"],
  ])("is read whoever eats it: %j", (text, food) => {
    expect(readSymptoms(text, nowhere).map(({ trigger }) => trigger?.text)).toEqual([food]);
  });

  it("is none where something is not eaten", () => {
    const [event] = readSymptoms("my son's tummy hurts when he has to go to school", nowhere);
    expect(event?.trigger).toBeNull();
  });
});
