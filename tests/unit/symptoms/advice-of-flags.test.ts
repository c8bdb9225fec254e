import { describe, expect, it } from "vitest";
import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { nowhere } from "./read-events.ts";

/** A report, what its advice names, and the other emergency that it must not name. */
const reports: readonly (readonly [text: string, names: RegExp, other: RegExp])[] = [
  ["rash doesn't disappear under a glass, vomiting", /meningitis/, /anaphylaxis/],
  ["4yo with fever and a rash that stays when I press a glass on it, floppy", /./, /anaphylaxis/],
  ["on antibiotics for a water infection, skin's gone blotchy and he's confused", /sepsis/, /anaphylaxis/],
  ["chest tightness since I went in the sea this morning", /heart/, /water/],
  ["her chest is sucking in under her ribs and her lips are blue", /oxygen/, /going under water/],
  ["steak stuck since 7pm, can't even swallow my own spit", /stuck in the throat/, /sore throat/],
  ["31 weeks and I've soaked through a pad with bright red blood", /pregnancy/, /stool|press on/],
  ["10 weeks pregnant, soaking a pad every hour, bright red blood", /pregnancy/, /stool/],
  [
    "my lad fell off his bunk, out for a minute, watery stuff dripping out his ear and he's so sleepy",
    /brain/,
    /very cold/,
  ],
  ["muddled and just wants to sleep, won't take drinks", /confusion/i, /Sedatives/],
  [
    "found aunty on her kitchen floor, heating off, stone cold, stopped shivering, mumbling",
    /Hypothermia/,
    /carbon monoxide/,
  ],
];

/** The sign beside its own cause: what the rows above leave out is still named where it is meant. */
const meant: readonly (readonly [text: string, names: RegExp])[] = [
  ["hives all over and vomiting after prawns", /anaphylaxis/],
  ["he has an infection and on the new antibiotic came hives and wheezing", /anaphylaxis/],
  ["itchy rash and wheezing after cashews", /anaphylaxis/],
  ["he fell in the pond and has been coughing since", /going under water/],
  ["she slipped under the water and her chest hurts now", /going under water/],
  ["20 weeks pregnant, cut my hand badly, blood pouring", /press on it/],
  ["sore throat, drooling, voice muffled", /sore throat/],
  ["my husband took two sleeping pills with wine, now he is hard to wake", /Sedatives/],
];

describe("the advice of a red flag", () => {
  it.each(reports)("is of the emergency that %j tells of", (text, names, other) => {
    const advice = readAdvice(text);
    expect(advice).toMatch(names);
    expect(advice).not.toMatch(other);
  });

  it.each(meant)("names the cause where %j states it", (text, names) => {
    expect(readAdvice(text)).toMatch(names);
  });
});

function readAdvice(text: string): string {
  return readSymptoms(text, nowhere)
    .flatMap(({ advice }) => advice ?? [])
    .join("\n");
}
