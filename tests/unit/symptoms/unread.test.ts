import { describe, expect, it } from "vitest";
import { readReportedSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { nowhere } from "./read-events.ts";

function unreadOf(text: string): string[] {
  return readReportedSymptoms(text, nowhere).unread.map(({ start, end }) => text.slice(start, end));
}

describe("words of a report that were not read", () => {
  it("are a sentence about the body that names no known symptom", () => {
    expect(unreadOf("Bad headache. My left knee goes zorp.")).toEqual(["My left knee goes zorp"]);
    expect(unreadOf("Bad headache. I feel zorpish")).toEqual(["I feel zorpish"]);
  });

  it("are a clause about the body in a sentence that names another symptom", () => {
    expect(unreadOf("bad headache, my left knee goes zorp")).toEqual(["my left knee goes zorp"]);
  });

  it("are words that no list knows, but for those of a cause", () => {
    expect(unreadOf("headache and cramps after zorpade, gribblish since noon")).toEqual(["gribblish"]);
  });

  it("are all of a report without any symptom", () => {
    expect(unreadOf("zorp zorp")).toEqual(["zorp zorp"]);
  });

  it.each([
    "Bad headache since noon, no nausea",
    "I feel fine, no nausea",
    "No symptoms today",
    "Headache after lunch. Ate an apple. Feeling better now.",
    "",
  ])("are none of %j", (text) => {
    expect(unreadOf(text)).toEqual([]);
  });

  it("leave the words of the cause to it", () => {
    const text = "Bloating after two slices of pizza";
    const [event] = readReportedSymptoms(text, nowhere).events;
    expect(text.slice(event?.trigger?.span.start, event?.trigger?.span.end)).toBe("pizza");
  });
});
