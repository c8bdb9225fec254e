import { describe, expect, it } from "vitest";
import layData from "../../../shared/domain/symptoms/flags/data/lay-signs.json" with { type: "json" };
import { wordGroups } from "../../../shared/domain/symptoms/flags/find-clues.ts";
import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { symptomOf } from "../../../shared/domain/symptoms/vocabulary/vocabulary.ts";
import { fillFamilies } from "../../../shared/language/mod.ts";
import { isUrgent } from "./is-urgent.ts";
import { nowhere } from "./read-events.ts";

describe("families of lay words", () => {
  it("stand for their words beside others of a slot", () => {
    expect(fillFamilies("{fruit}|leek soup", { fruit: "apple pear" })).toBe("apple|pear|leek soup");
  });

  it("are refused where there is none of the name", () => {
    expect(() => fillFamilies("{nothing_named_so}", {})).toThrow("no family of words");
  });

  it("combine only for known symptoms and circumstances", () => {
    expect(Object.keys(layData.names).filter((id) => symptomOf(id) === null)).toEqual([]);
    expect(Object.keys(layData.words).filter((name) => !wordGroups.has(name))).toEqual([]);
  });
});

describe("an emergency in lay words of one family is urgent", () => {
  it.each([
    "his stools are like tarmac and he's gone pale",
    "she can't get enough air and can only manage one word at a time",
    "my uncle's mouth has gone all lopsided",
    "i can't even keep a teaspoon of water down since friday",
    "someone glassed me in the neck and blood is pumping out",
    "baby's front of the head looks sunk in",
    "sats keep falling to 87",
    "reliever made no difference at all, still wheezing",
    "waters trickling down my leg at 30 weeks",
    "my 80 yo nan is rambling and not making sense",
    "keep thinking about stepping in front of a bus",
    "tongue swelling up after the prawns",
    "BGL 31.2 and vomiting, type 1 diabetic",
  ])("%s", (text) => expect(isUrgent(text)).toBe(true));
});

describe("the same words with another meaning are not", () => {
  it.each([
    "nose streaming for days, cold",
    "tarmac was hot on my run, feet sore",
    "can't keep my eyes open, tired",
    "thinking about jumping into the pool, hot day",
    "hands cold and white from holding ice cream",
    "stuffed nose, can't breathe through it",
    "Woke up with a blocked nose and a sore throat.",
    "two puffs of my inhaler before the run, slight headache",
    "woke with a numb hand because I'd slept on it",
  ])("%s", (text) => expect(isUrgent(text)).toBe(false));
});

describe("a procedure's date", () => {
  it("is not that of the symptoms beside it", () => {
    const labels = readSymptoms("had my spleen removed last year, temperature of 38.9", nowhere);
    expect(labels.map(({ label }) => label)).toEqual(["fever"]);
  });

  it("is that of the symptoms in its own clause", () => {
    expect(readSymptoms("after surgery last year I had a fever", nowhere)).toEqual([]);
  });
});
