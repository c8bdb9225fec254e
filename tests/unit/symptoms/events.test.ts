import { describe, expect, it } from "vitest";
import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { berlin, labelsOf, nowhere } from "./read-events.ts";

describe("one event for each episode", () => {
  it.each([
    ["I have a headache. The headache is on the left side.", ["headache"]],
    ["belly pain and belly cramps", ["abdominal cramp"]],
    ["pain in my left knee and pain in my right knee", ["knee pain", "knee pain"]],
    ["tired and sleepy", ["tiredness", "drowsiness"]],
    ["pear makes the roof of my mouth itch, itched for an hour", ["tingling, itching or numb mouth"]],
    ["welts on my legs, itched all night", ["hives", "itching"]],
  ])("%s -> %j", (text, labels) => expect(labelsOf(text)).toEqual(labels));

  it("at two times is two events", () => {
    expect(readSymptoms("Fever yesterday. Fever again today.", berlin)).toHaveLength(2);
  });

  it("joins the details of each mention", () => {
    const [event] = readSymptoms("Cough for 2 days. The cough is severe.", nowhere);
    expect(event).toMatchObject({ intensity: 4, duration: { iso: "P2D" } });
  });
});

describe("on any text", () => {
  const pieces = [
    ..."aé🤢\u0000\ud800\u202e'’-–/\n\t.,;:!?()<>|&=*\\\"0 1%",
    ...[
      "no ",
      "not ",
      "my son ",
      "headache ",
      "nausea ",
      "since ",
      "for 2 hours ",
      "at 3pm ",
      "7/10 ",
      "if ",
    ],
    ...[
      "after eating pizza ",
      "severe ",
      "used to ",
      "__proto__ ",
      "constructor ",
      "gone ",
      "and ",
      "but ",
      "I ",
    ],
  ];

  function* randomNumbers(seed: number): Generator<number> {
    for (let state = seed; ; ) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      yield state / 2 ** 32;
    }
  }

  it("never throws, keeps its spans in the text and reads the same again", () => {
    const numbers = randomNumbers(20_261_120);
    for (let round = 0; round < 80; round++) {
      const next = () => pieces[Math.floor((numbers.next().value ?? 0) * pieces.length)] ?? "";
      const text = Array.from({ length: 50 }, next).join("");
      const events = readSymptoms(text, berlin);
      for (const { span, intensity } of events) {
        expect(text.slice(span.start, span.end)).toBe(span.text);
        expect([null, 1, 2, 3, 4, 5]).toContain(intensity);
      }
      expect(readSymptoms(text, berlin)).toEqual(events);
    }
  });

  it.each([
    "no nausea, ",
    "7/10 ",
    "(nausea ",
    "at 3pm headache ",
    "my son and ",
    "if I ",
    "headache or ",
    "- ",
  ])("reads %j, repeated, to its end", (piece) => {
    expect(readSymptoms(piece.repeat(4000 / piece.length), berlin)).toBeInstanceOf(Array);
  });
});

describe("one complaint named twice", () => {
  it.each([
    ["exhausted, no energy", ["exhaustion"]],
    ["dizzy and the room was spinning", ["vertigo"]],
    ["tired and sleepy", ["tiredness", "drowsiness"]],
    ["threw up twice, still vomiting", ["vomiting"]],
    ["the runs, been to the loo 6 times", ["diarrhea"]],
  ])("%s -> %j", (text, labels) => expect(labelsOf(text)).toEqual(labels));
});
