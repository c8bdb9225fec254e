import { describe, expect, it } from "vitest";
import { fields, judgeCase } from "../../accuracy/symptoms/judge-case.ts";
import { scoreCases } from "../../accuracy/symptoms/score-cases.ts";
import { readCases } from "../../accuracy/symptoms/symptom-case.ts";

describe("on the written cases", () => {
  const path = new URL("../../accuracy/symptoms/cases.json", import.meta.url);
  const score = scoreCases(readCases(path).map(judgeCase));

  it("symptoms are found and no others", () => {
    expect(score.types.f1).toBeGreaterThan(0.98);
  });

  it("what is denied, supposed, another's or former is left out", () => {
    expect(score.negation.f1).toBeGreaterThan(0.98);
  });

  it.each(fields)("%s is right", (field) => {
    const { judged, right } = score.fields[field];
    expect(judged).toBeGreaterThan(10);
    expect(right / judged).toBeGreaterThan(0.95);
  });
});
