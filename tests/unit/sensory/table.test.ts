import { describe, expect, it } from "vitest";
import { normaliseTerms } from "../../../shared/domain/food/text/terms.ts";
import { lexicon, type Row, rows } from "./table-data.ts";

const dimensions = ["sour", "bitter", "pungent", "astringent"] as const;
const optionalDimensions = ["umami", "sweet", "salty", "fatty"] as const;
const temperatures = ["hot", "warm", "room temperature", "cold", "frozen", null];
const members = [
  ...["name", "also", "kind", "class", ...dimensions, ...optionalDimensions],
  ...["texture", "mouthfeel", "aroma", "temperature", "basis"],
];

describe("the sensory table", () => {
  it("covers at least 560 foods and classes", () => {
    expect(rows.length).toBeGreaterThanOrEqual(560);
    expect(rows.filter(({ kind }) => kind === "class").length).toBeGreaterThanOrEqual(60);
  });

  it("has rows with the same members", () => {
    for (const row of rows) expect(Object.keys(row).sort(), row.name).toEqual([...members].sort());
  });

  it("always states sourness, bitterness, pungency and astringency, from 0 to 100", () => {
    expect(rows.filter((row) => dimensions.some((dimension) => !isIntensity(row[dimension])))).toEqual([]);
  });

  it("states the other tastes from 0 to 100 or leaves them to composition", () => {
    const isWrong = (row: Row) =>
      optionalDimensions.some((dimension) => row[dimension] !== null && !isIntensity(row[dimension] ?? -1));
    expect(rows.filter(isWrong)).toEqual([]);
  });

  it("gives no two rows the same name", () => {
    const owners = new Map<string, string>();
    for (const { name, also } of rows) {
      for (const said of [name, ...also]) {
        const words = normaliseTerms(said).join(" ");
        expect(words, said).not.toBe("");
        expect(owners.get(words), `${said} (${name})`).toBeUndefined();
        owners.set(words, name);
      }
    }
  });

  it("puts rows under existing classes, without cycles", () => {
    const byName = new Map(rows.map((row) => [row.name, row]));
    for (const row of rows) {
      const above = new Set<string>();
      for (let at = row.class; at !== null; at = byName.get(at)?.class ?? null) {
        expect(byName.get(at)?.kind, `${row.name} under ${at}`).toBe("class");
        expect(above.has(at), `${row.name} in a cycle`).toBe(false);
        above.add(at);
      }
    }
  });

  it("uses only terms of the lexicon, each once in a row, with aroma strengths from 1 to 3", () => {
    for (const { name, texture, mouthfeel, aroma } of rows) {
      const notes = aroma.map(([note]) => note);
      expect(
        texture.filter((term) => !lexicon.texture.has(term)),
        name,
      ).toEqual([]);
      expect(
        mouthfeel.filter((term) => !lexicon.mouthfeel.has(term)),
        name,
      ).toEqual([]);
      expect(
        notes.filter((note) => !lexicon.aroma.has(note)),
        name,
      ).toEqual([]);
      for (const list of [texture, mouthfeel, notes]) expect(new Set(list).size, name).toBe(list.length);
      expect(
        aroma.every(([, strength]) => [1, 2, 3].includes(strength)),
        name,
      ).toBe(true);
    }
  });

  it("gives every row a texture, one of five serving temperatures or none, and a reason", () => {
    for (const { name, texture, temperature, basis } of rows) {
      expect(texture.length, name).toBeGreaterThan(0);
      expect(temperatures, name).toContain(temperature);
      expect(basis.length, name).toBeGreaterThan(4);
    }
  });
});

describe("the sensory lexicon", () => {
  it("has each term once and explains every texture and mouthfeel", () => {
    for (const terms of [lexicon.textureTerms, lexicon.mouthfeelTerms]) {
      expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
      expect(terms.filter(({ meaning, family }) => meaning === "" || family === "")).toEqual([]);
    }
    expect(lexicon.aroma.size).toBe(lexicon.aromaNotes.length);
  });
});

function isIntensity(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 100;
}
