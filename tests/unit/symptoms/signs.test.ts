import { describe, expect, it } from "vitest";
import { readWords } from "../../../shared/domain/symptoms/report-words.ts";
import { readTimePhrases } from "../../../shared/domain/symptoms/times/read-time-phrases.ts";
import { signs } from "../../support/signs.ts";
import { labelsOf, nowhere, onlyEventOf } from "./read-events.ts";

describe("each sign of Unicode", () => {
  it("has no key of a word, and only a fraction that of a number", () => {
    const isOfWord = (key: string) => /^[=!<]?[a-z\d]/.test(key);
    const wrong = signs.filter((sign) =>
      readWords(sign).some(({ kind, keys }) => kind !== "number" && keys.some(isOfWord)),
    );
    expect(wrong).toEqual([]);
  });

  it("names no time, and no symptom unless it is the face of one", () => {
    const faces = new Set("🤮🤢🤕🤧🤒🥵🥶😵🥱");
    expect(labelsOf(signs.filter((sign) => !faces.has(sign)).join("\n"))).toEqual([]);
    expect(readTimePhrases(signs.join("\n"))).toEqual([]);
  });
});

describe("the face of a symptom", () => {
  it.each([
    ["🤮 three times since midnight", ["vomiting"]],
    ["🤢 and 🤕 after the buffet", ["nausea", "headache"]],
    ["feeling 🤢 today", ["nausea"]],
    ["stomach hurts 🤮", ["abdominal pain"]],
    ["kale again 🤢", []],
  ])("names it where a word could: %s", (text, labels) => expect(labelsOf(text)).toEqual(labels));
});

describe("a sign beside a symptom", () => {
  it.each([
    "№ 5: headache",
    "Nº 5: headache",
    "ℹ️ headache",
    "😖 headache",
    "headache ❗️",
    "headache … ",
    "headache €5",
  ])("neither denies nor hides it: %s", (text) => expect(labelsOf(text)).toEqual(["headache"]));

  it.each(["headache for ª day", "headache for ① day", "headache for Ⅱ days", "headache for ² days"])(
    "counts no days: %s",
    (text) => expect(onlyEventOf(text, nowhere).duration).toBeNull(),
  );

  it("may be a number or an apostrophe", () => {
    expect(onlyEventOf("headache for ½ hour", nowhere).duration?.iso).toBe("PT30M");
    expect(onlyEventOf("headache × 3 days", nowhere).duration?.iso).toBe("P3D");
    expect(labelsOf("I don´t have a headache")).toEqual([]);
  });
});
