import { describe, expect, it } from "vitest";
import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { isUrgent } from "./is-urgent.ts";
import { nowhere } from "./read-events.ts";

function read(text: string) {
  return readSymptoms(text, nowhere);
}

function labelsOf(text: string): string[] {
  return read(text).map(({ label }) => label);
}

describe("what only looks like a symptom of the writer is none", () => {
  it.each([
    "watched a series about a man with crushing chest pain",
    "watched Holby last night, the patient had seizures",
    "my neighbour said she had chest pains. I feel fine",
    "the new tablets don't make me drowsy",
  ])("%s", (text) => expect(labelsOf(text)).toEqual([]));
});

describe("a relative with times or treatment is in the writer's care", () => {
  it("has the event", () =>
    expect(labelsOf("grandad is constipated again, five days now")).toEqual(["constipation"]));
  it("is only told without", () => expect(labelsOf("my grandmother is dizzy")).toEqual([]));
});

describe("a symptom is affirmed only by what is said of it", () => {
  it.each([
    ["No nausea today but the bloating is back", ["bloating"]],
    ["neither hungry nor thirsty, just drained", ["fatigue"]],
    ["no knee pain when resting, only when I bend it", ["knee pain"]],
  ])("%s", (text, labels) => expect(labelsOf(text)).toEqual(labels));
});

describe("a rating belongs to the symptom before it", () => {
  it.each([
    ["knee 7/10 after the run", 4],
    ["Headache came on slowly after a long drive, about 3/10", 2],
    ["body ache, on a scale of 1 to 5 the ache is a 3", 3],
  ])("%s", (text, intensity) => expect(read(text)[0]?.intensity).toBe(intensity));
});

describe("weeks of pregnancy are no duration", () => {
  it("leaves it open", () =>
    expect(read("feel sick in the mornings, 9 weeks pregnant")[0]?.duration).toBeNull());
});

describe("an emergency in plain words is urgent", () => {
  it.each([
    "pulse 134 sitting still, breathless",
    "red line going up my arm from the cut",
    "my baby has a weak high pitched cry",
    "stung by a wasp in my mouth, swelling",
    "lips swollen and tingling after the cake",
    "five week old with 38.5",
    "31 weeks pregnant and baby has not moved since last night, usually he kicks a lot",
  ])("%s", (text) => expect(isUrgent(text)).toBe(true));

  it.each([
    "bit my tongue and it's sore",
    "trousers don't fit in the morning, bloated",
    "came in out of the cold, nose running",
    "14 weeks pregnant and haven't felt the baby kick yet, tired",
  ])("not: %s", (text) => expect(isUrgent(text)).toBe(false));
});
