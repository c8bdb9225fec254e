import { expect, it } from "vitest";
import { judgeCase } from "../../accuracy/symptoms/judge-case.ts";
import { scoreCases } from "../../accuracy/symptoms/score-cases.ts";
import { readCases } from "../../accuracy/symptoms/symptom-case.ts";

it("the written reports are read as a careful reader reads them", () => {
  const path = new URL("../../accuracy/symptoms/cases.json", import.meta.url);
  const { types, negation, fields } = scoreCases(readCases(path).map(judgeCase));
  expect(types.f1).toBeGreaterThanOrEqual(0.95);
  expect(negation.f1).toBeGreaterThanOrEqual(0.95);
  const weak = Object.entries(fields).filter(([, { detection }]) => detection.f1 < 0.95);
  expect(weak).toEqual([]);
});
