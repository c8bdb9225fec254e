import { describe, expect, it } from "vitest";
import { isComplaint } from "../../../functions/decide/engine/question/is-complaint.ts";

describe("what stands like an option in a question", () => {
  it.each(["a tickly cough", "sore throat", "a bad headache", "heartburn", "my constipation"])(
    "is no option where it only names a symptom: %j",
    (label) => expect(isComplaint(label)).toBe(true),
  );

  it.each([
    "cough drops",
    "hot chocolate",
    "a wee dram",
    "sour cream",
    "rash of bacon",
    "prunes",
    "sick bowl soup",
  ])("stays one where it may be eaten: %j", (label) => expect(isComplaint(label)).toBe(false));
});
