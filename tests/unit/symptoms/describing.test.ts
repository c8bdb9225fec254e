import { describe, expect, it } from "vitest";
import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { nowhere, onlyEventOf } from "./read-events.ts";

describe("intensity", () => {
  it.each([
    ["a headache", null],
    ["a slight cough", 1],
    ["a bit of a rash", 1],
    ["some fatigue", null],
    ["the cough is not too bad", 2],
    ["rash, not severe", 2],
    ["quite dizzy", 3],
    ["severe throbbing headache", 4],
    ["very thirsty", 4],
    ["really bad heartburn", 5],
    ["terible headache", 5],
    ["worst headache of my life", 5],
    ["cough 7/10", 4],
    ["fever, 3 out of 5", 3],
    ["itching 41%", 3],
    ["fatigue 2-3/10", 2],
    ["on a scale of 1-10 my fatigue is a 6", 3],
    ["severity of the cough: 3/5", 3],
    ["I had a cough. It was about 8/10.", 4],
    ["cough went from 8/10 to 3/10", 2],
    ["cough started as a four, now a two", 1],
    ["cough 3/10 at first, 7/10 by now", 4],
    ["cough 9/10 today, yesterday it was 3/10", 5],
    ["wee smells funny", null],
    ["realy bad cough", 5],
    ["xtremely itchy", 5],
    ["slept 5 hours and have a headache", null],
    ["headache after 2 coffees", null],
    ["ate 70% chocolate and got a migraine", null],
    ["headaches every day", null],
    ["bad breath", null],
    ["felt awful", null],
    ["bad gas", 4],
    ["headache, worst of my life", 5],
    ["cough after lunch, mild, gone by ten", 1],
    ["cough started at four, pretty mild", 1],
    ["migraine since lunch, strong one, after red wine", 4],
    ["migraine, strong ones come at night", null],
  ])("%s -> %j", (text, intensity) => expect(onlyEventOf(text, nowhere).intensity).toBe(intensity));

  it("goes to the nearest symptom", () => {
    const events = readSymptoms("severe headache and mild nausea, fatigue 3/5", nowhere);
    expect(events.map((event) => event.intensity)).toEqual([4, 1, 3]);
  });

  it("is returned with its words", () => {
    expect(onlyEventOf("a Really Bad cough", nowhere).intensityText).toBe("Really Bad");
  });
});

describe("course", () => {
  it.each([
    ["my cough is getting worse", "worse"],
    ["the rash is fading", "better"],
    ["on and off headaches", "intermittent"],
    ["nausea comes in waves", "intermittent"],
    ["a cough that won't go away", "constant"],
    ["headache, no better", null],
    ["cough, worse at night", null],
    ["I have a cough. It is easing up.", "better"],
  ])("%s -> %j", (text, course) => expect(onlyEventOf(text, nowhere).course).toBe(course));
});

describe("body site", () => {
  it.each([
    ["pain in my left knee", "left knee"],
    ["pain 6/10 in my left knee", "left knee"],
    ["rash yesterday, mostly on my arms", "arm"],
    ["headache in my left temple", "left temple"],
    ["headache on the left side", "head"],
  ])("%s -> %s", (text, site) => expect(onlyEventOf(text, nowhere).bodySite).toBe(site));

  it("named apart from a complaint makes it more specific", () => {
    expect(onlyEventOf("pain since Monday in my left knee", nowhere).label).toBe("knee pain");
  });
});

describe("the intensity of each symptom", () => {
  it.each([
    ["pain 6/10 and fever", [3, null]],
    ["bloating: 6/10, gas: 3/10", [3, 2]],
    ["headache (mild), fatigue (severe), nausea", [1, 4, null]],
    ["cramps bad, nausea mild", [4, 1]],
    ["headache 8/10 with some nausea", [4, null]],
    ["stomach pain at about a 6", [3]],
  ])("%s -> %j", (text, levels) =>
    expect(readSymptoms(text, nowhere).map(({ intensity }) => intensity)).toEqual(levels),
  );
});

describe("trigger", () => {
  it.each([
    ["heartburn after the chili dogs", "chili dogs", "after"],
    ["bloated after eating two slices of Pizza", "pizza", "after"],
    ["hives right after the walnut cake", "walnut cake", "immediately_after"],
    ["The red wine really gave me a headache", "red wine", null],
    ["heartburn because of the chili", "chili", null],
    ["rash caused by pizza and beer", "pizza and beer", null],
    ["every time I drink milk I get diarrhea", "milk", "after"],
    ["Headache. Probably from the wine.", "wine", null],
    ["Bloating. It started after the pizza.", "pizza", "after"],
    ["pizza -> heartburn", "pizza", null],
    ["rash from the smell of paint", "smell of paint", null],
    ["dizzy after lunch", "lunch", "after"],
  ])("%s -> %s", (text, named, relation) => {
    expect(onlyEventOf(text, nowhere).trigger).toMatchObject({ text: named, relation });
  });

  it("is returned with its offset", () => {
    expect(onlyEventOf("hives 20 minutes after the cake", nowhere).trigger?.offset).toBe("PT20M");
  });

  it.each([
    "dizzy since lunch",
    "cough after 2 hours",
    "the cough eased after tea",
    "I suffer from migraines",
  ])("%s -> none", (text) => expect(onlyEventOf(text, nowhere).trigger).toBeNull());

  it("is not that of another symptom with an onset of its own", () => {
    const events = readSymptoms("bloating two hours after the lasagna, and chest pain since noon", nowhere);
    expect(events.map(({ trigger }) => trigger?.text ?? null)).toEqual(["lasagna", null]);
  });
});
