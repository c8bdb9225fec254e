import { describe, expect, it } from "vitest";
import { findSymptomNames } from "../../../shared/symptoms/find-symptom-names.ts";

const PIECES = [
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
  return Array.from({ length: pieces }, () => PIECES[Math.floor(next() * PIECES.length)] ?? "").join("");
}

describe("findSymptomNames on any text", () => {
  it("never throws, and gives names in order that do not overlap and stand in the text", () => {
    const numbers = randomNumbers(20_260_710);
    for (let round = 0; round < 400; round++) {
      const text = writeText(numbers, 60);
      let end = 0;
      for (const name of findSymptomNames(text)) {
        expect(name.start).toBeGreaterThanOrEqual(end);
        expect(name.end).toBeGreaterThan(name.start);
        expect(text.slice(name.start, name.end)).toBe(name.text);
        end = name.end;
      }
    }
  });

  it("gives the same names every time", () => {
    const text = writeText(randomNumbers(7), 300);
    expect(findSymptomNames(text)).toEqual(findSymptomNames(text));
  });

  it.each(["my ", "stomach and ", "pain in my ", "can't ", "red itchy ", "so does my knee ", "feel ", "n/"])(
    "takes far less than quadratic time for %j over and over",
    (piece) => {
      cpuMillisOf(piece, 4000);
      // Sixteen times the text: linear work takes 16 times as long, quadratic 256 times.
      expect(cpuMillisOf(piece, 64_000)).toBeLessThan(64 * cpuMillisOf(piece, 4000));
    },
  );
});

/** The least CPU time of several readings: what else the machine does is no part of it. */
function cpuMillisOf(piece: string, length: number): number {
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    findSymptomNames(text);
    return process.cpuUsage(before).user / 1000;
  });
  return Math.max(Math.min(...times), 1);
}
