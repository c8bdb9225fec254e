import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readNotice } from "../../../console/src/shell/read-notice.ts";
import { describeDataSources } from "../../../scripts/openapi/describe-data-sources.ts";
import { buildReferences } from "../../../supabase/catalogue/build/references.ts";
import { readDataSources } from "../../../supabase/catalogue/source/data-sources.ts";

const rootDir = join(import.meta.dirname, "..", "..", "..");
const readRoot = (file: string) => readFileSync(join(rootDir, file), "utf8");

const sources = readDataSources();
const notice = readNotice(readRoot("NOTICE"));
const { description } = JSON.parse(readRoot("docs/openapi.json")).info as { description: string };

describe.each(sources)("$name", ({ name, publisher, terms, termsUrl, attribution }) => {
  it("is in NOTICE under its publisher, with its terms and what they ask to be stated", () => {
    const part = notice.find(({ title, entries }) => title === publisher && entries.join(" ").includes(name));
    const entry = part?.entries.find((text) => text.includes(name)) ?? "";
    expect(part?.terms?.startsWith(terms)).toBe(true);
    expect(part?.terms).toContain(termsUrl);
    expect(entry).toContain(attribution);
  });

  it("is in the API's description, with its terms and what they ask to be stated", () => {
    const line = description.split("\n").find((text) => text.startsWith(`- ${name}, ${publisher} `)) ?? "";
    expect(line).toContain(termsUrl === "" ? `(${terms})` : `([${terms}](${termsUrl}))`);
    expect(line).toContain(attribution);
  });
});

it("the API's description ends with the sources as they are listed", () => {
  expect(description.endsWith(describeDataSources(sources))).toBe(true);
});

it.each([
  [
    "Open Government Licence v3.0",
    "Contains public sector information licensed under the Open Government Licence v3.0.",
  ],
  [
    "Open Government Licence – Canada",
    "Contains information licensed under the Open Government Licence – Canada.",
  ],
])("data under the %s has the sentence of the licence, word for word", (licence, sentence) => {
  expect(sources.filter(({ terms }) => terms === licence).map(({ attribution }) => attribution)).toEqual([
    sentence,
  ]);
});

it("data under CC BY states what was changed", () => {
  const licensed = sources.filter(({ terms }) => terms === "CC BY 4.0");
  expect(licensed.length).toBeGreaterThan(0);
  expect(licensed.filter(({ attribution }) => !attribution.includes("Changed: "))).toEqual([]);
});

it("data that is free to use if its source is named names it in the words of the publisher", () => {
  const table = sources.find(({ name }) => name.startsWith("Standard Tables of Food Composition in Japan"));
  expect(table?.attribution).toContain("日本食品標準成分表（八訂）増補2023年");
});

describe("the citation of a database", () => {
  const citations = new Map(buildReferences([]).references.map(({ id, citation }) => [id, citation]));

  it("ends with the name of its licence, except for our own recipes", () => {
    const unlicensed = [...citations].filter(([, citation]) => !/ \([^()]+\)$/.test(citation));
    expect(unlicensed).toEqual([[13, "Own recipe of this service, calculated from its ingredients."]]);
  });

  it.each([
    [1, "public domain"],
    [4, "CC0 1.0"],
    [5, "Licence Ouverte 2.0"],
    [7, "OGL v3.0"],
    [8, "OGL-Canada"],
    [9, "CC BY 4.0"],
  ])("%i ends with (%s)", (id, licence) => expect(citations.get(id)?.endsWith(` (${licence})`)).toBe(true));
});
