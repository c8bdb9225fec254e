import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { wordGroups } from "../../../shared/domain/symptoms/flags/find-clues.ts";
import {
  type Flag,
  flagSources,
  flags,
  listSymptomIds,
  type SignGroup,
} from "../../../shared/domain/symptoms/flags/flag-table.ts";
import { figureKinds } from "../../../shared/domain/symptoms/flags/read-figures.ts";

function groupsOf({ all, unless = [] }: Flag): SignGroup[] {
  return [...all, ...unless];
}

describe("the table of red flags", () => {
  it("has at least 90 signs, each with an id of its own", () => {
    expect(flags.length).toBeGreaterThanOrEqual(90);
    expect(new Set(flags.map(({ id }) => id)).size).toBe(flags.length);
  });

  it("names a publication with its address for every sign", () => {
    const sources = new Map(flagSources.map((source) => [source.id, source]));
    for (const { source } of flags) expect(sources.get(source)?.url).toMatch(/^https:\/\//);
    const used = new Set(flags.map(({ source }) => source));
    expect(flagSources.filter(({ id }) => !used.has(id))).toEqual([]);
  });

  it("is documented sign by sign, each with its publication", () => {
    const page = readFileSync(new URL("../../../docs/red-flags.md", import.meta.url), "utf8");
    const sources = new Map(flagSources.map((source) => [source.id, source]));
    const rows = flags.map(({ name, source: id }) => {
      const { publisher, title, url } = sources.get(id) ?? { publisher: "", title: "", url: "" };
      return `| ${name} | [${publisher}: ${title}](${url}) |`;
    });
    expect(page.split("\n").filter((line) => line.includes("](https://"))).toEqual(rows);
  });

  it("says what to do without naming a telephone number, which differ by country", () => {
    for (const { advice } of flags) {
      expect(advice.length).toBeGreaterThan(40);
      expect(advice).not.toMatch(/\b(?:911|999|112|111|988)\b/);
    }
  });

  it("begins every sign with a symptom that can carry the flag", () => {
    for (const { all } of flags) expect(all[0]?.symptoms?.length ?? 0).toBeGreaterThan(0);
  });

  it("names only symptoms, wordings and figures that exist", () => {
    const groups = flags.flatMap(groupsOf);
    const names = groups.flatMap(({ symptoms = [] }) => symptoms);
    expect(names.filter((name) => listSymptomIds(name).length === 0)).toEqual([]);
    expect(groups.flatMap(({ words = [] }) => words).filter((name) => !wordGroups.has(name))).toEqual([]);
    const figures = groups.flatMap((group) => (group.figures ?? []).map(({ figure }) => figure));
    expect(figures.filter((figure) => !figureKinds.includes(figure))).toEqual([]);
  });
});
