import { describe, expect, it } from "vitest";
import { readFigures } from "../../../shared/domain/symptoms/flags/read-figures.ts";
import { readWords } from "../../../shared/domain/symptoms/report-words.ts";
import { labelsOf } from "./read-events.ts";

function figuresOf(text: string): string[] {
  return readFigures(readWords(text)).map(({ kind, value }) => `${kind} ${Math.round(value * 10) / 10}`);
}

describe("measured figures of a report", () => {
  it.each([
    ["temp 39.6", ["temperature 39.6"]],
    ["my temperature was about 102.2", ["temperature 39"]],
    ["she's 39.2C", ["temperature 39.2"]],
    ["38.7 on the thermometer", ["temperature 38.7"]],
    ["sugar is 2.1", ["glucose 2.1"]],
    ["glucose 430 mg/dl", ["glucose 23.9"]],
    ["1.8 mmol", ["glucose 1.8"]],
    ["sats are 86%", ["oxygen 86"]],
    ["BP 195/125", ["systolic 195", "diastolic 125"]],
    ["BP is 210 over 120", ["systolic 210", "diastolic 120"]],
    ["pulse 150", ["pulse 150"]],
    ["she is 6 months old", ["age_months 6"]],
    ["28 weeks pregnant", ["weeks_pregnant 28"]],
    ["took 30 paracetamol", ["tablets 30"]],
    ["took 8 g of paracetamol", ["tablets 16"]],
    ["my potassium came back at 6.1", ["potassium 6.1"]],
    ["potassium 5.9 mmol", ["potassium 5.9"]],
    ["peak flow is 110, normally 440", ["peak_flow_percent 25"]],
    ["peak flow down from 500 to 200", ["peak_flow_percent 40"]],
    ["insulin pump off, 26 on the meter", ["glucose 26"]],
    ["172 over 114 and dizzy", ["systolic 172", "diastolic 114"]],
  ])("%s -> %j", (text, figures) => expect(figuresOf(text)).toEqual(figures));

  it.each([
    "milk at 40 °C",
    "sugar: 1 cup",
    "add 2 sugar",
    "potassium 6 mg",
    "33 weeks of training",
    "27 on the taxi meter",
    "peak flow up from 180 to 450",
    "150 over 90 pages",
  ])("are not the figures of food, other measures or plans: %s", (text) =>
    expect(figuresOf(text)).toEqual([]),
  );
});

describe("a figure out of bounds", () => {
  it.each([
    ["temp 39.6 since noon", ["fever"]],
    ["sats 85%", ["low oxygen level"]],
    ["my sugar was 2.4", ["low blood sugar"]],
    ["BP 200/125", ["high blood pressure"]],
    ["potassium was 6.3 yesterday", ["high potassium"]],
    ["potassium 4.4", []],
    ["temp 36.9", []],
    ["BP 120/80", []],
    ["158 over 104, 6 days after having my daughter", ["high blood pressure"]],
    ["peak flow 380, usually 400", []],
  ])("is a symptom without its name: %s -> %j", (text, labels) => expect(labelsOf(text)).toEqual(labels));
});
