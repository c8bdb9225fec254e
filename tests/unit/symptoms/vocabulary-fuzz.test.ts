import { describe, expect, it } from "vitest";
import { findSymptomNames } from "../../../shared/domain/symptoms/vocabulary/find-symptom-names.ts";

const textPieces = [
  ..."aé🤢\u0000\ud800\u202e'’-–/\n\t.,;:!?()[]{}<>|&=~^$*+\\\"0 1",
  ...[
    "my ",
    "stomach ",
    "hurts ",
    "and ",
    "not ",
    "n/v/d ",
    "left ",
    "pain ",
    "in ",
    "the ",
    "itchy ",
    "red ",
  ],
  ...["__proto__ ", "constructor ", "feel ", "cant ", "stop ", "10/10 ", "so ", "does ", "'s ", "ache"],
];

function* randomNumbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

function writeText(numbers: Generator<number>, pieces: number): string {
  const next = () => numbers.next().value ?? 0;
  return Array.from({ length: pieces }, () => textPieces[Math.floor(next() * textPieces.length)] ?? "").join(
    "",
  );
}

describe("findSymptomNames on any text", () => {
  it("never throws, and gives names in order that do not overlap and stand in the text", () => {
    const numbers = randomNumbers(20_260_710);
    let names = 0;
    for (let round = 0; round < 400; round++) {
      const text = writeText(numbers, 60);
      let end = 0;
      for (const name of findSymptomNames(text)) {
        expect(name.start).toBeGreaterThanOrEqual(end);
        expect(name.end).toBeGreaterThan(name.start);
        expect(text.slice(name.start, name.end)).toBe(name.text);
        end = name.end;
        names++;
      }
    }
    expect(names).toBeGreaterThan(400);
  });

  it("gives the same names every time", () => {
    const text = writeText(randomNumbers(7), 300);
    const names = findSymptomNames(text);
    expect(names.length).toBeGreaterThan(0);
    expect(findSymptomNames(text)).toEqual(names);
  });

  it.each(["my ", "stomach and ", "pain in my ", "can't ", "red itchy ", "so does my knee ", "feel ", "n/"])(
    "reads %j over and over to its end",
    (piece) => {
      expect(findSymptomNames(piece.repeat(4_000))).toBeInstanceOf(Array);
    },
  );
});
