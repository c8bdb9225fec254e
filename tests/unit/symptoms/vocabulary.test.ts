import { describe, expect, it } from "vitest";
import siteData from "../../../shared/domain/symptoms/vocabulary/data/body-sites.json" with { type: "json" };
import complaintData from "../../../shared/domain/symptoms/vocabulary/data/complaints.json" with {
  type: "json",
};
import { isKindOf, symptomOf, symptoms } from "../../../shared/domain/symptoms/vocabulary/vocabulary.ts";

describe("the symptom vocabulary", () => {
  it("holds at least 180 symptoms", () => {
    expect(symptoms.length).toBeGreaterThanOrEqual(180);
  });

  it("gives every symptom an id of its own, the ontology's or ours", () => {
    expect(new Set(symptoms.map(({ id }) => id)).size).toBe(symptoms.length);
    for (const { id } of symptoms) expect(id).toMatch(/^(?:SYMP:\d{7}|NAS:[a-z]+(?:_[a-z]+)*)$/);
  });

  it("names the ontology's term for its ids and none for ours", () => {
    for (const { id, ontologyName } of symptoms) expect(ontologyName === null).toBe(id.startsWith("NAS:"));
  });

  it("gives every symptom a label, a category and no two the same label", () => {
    expect(new Set(symptoms.map(({ label }) => label)).size).toBe(symptoms.length);
    for (const { label, category } of symptoms) {
      expect(label).toMatch(/^[a-z]/);
      expect(category).toMatch(/^[a-z][a-z, -]+$/);
    }
  });

  it("leads from every parent to a symptom without one", () => {
    for (const { parent } of symptoms) if (parent !== null) expect(symptomOf(parent)).not.toBeNull();
    const tops = symptoms.filter(({ id }) =>
      symptoms.some((top) => top.parent === null && isKindOf(id, top.id)),
    );
    expect(tops).toHaveLength(symptoms.length);
  });

  it("knows every symptom that a body site leads to", () => {
    const ids = [
      ...Object.values(siteData.groups).flatMap((group) => Object.values(group)),
      ...siteData.sites.flatMap(({ symptoms: own }) => Object.values(own)),
    ];
    expect(ids.filter((id) => symptomOf(id) === null)).toEqual([]);
  });

  it("holds no symptom that no words lead to", () => {
    const ofSites = new Set([
      ...Object.values(siteData.groups).flatMap((group): string[] => Object.values(group)),
      ...siteData.sites.flatMap(({ symptoms: own }): string[] => Object.values(own)),
    ]);
    const mute = symptoms.filter(({ names, felt, had }) => names.length + felt.length + had.length === 0);
    expect(mute.filter(({ id }) => !ofSites.has(id))).toEqual([]);
  });

  it("knows every complaint that a body site names and every group that a site belongs to", () => {
    const complaints = new Set(complaintData.complaints.map(({ id }) => id));
    const named = [...Object.values(siteData.groups), ...siteData.sites.map(({ symptoms: own }) => own)];
    expect(named.flatMap((group) => Object.keys(group)).filter((id) => !complaints.has(id))).toEqual([]);
    expect(siteData.sites.filter(({ group }) => !Object.hasOwn(siteData.groups, group))).toEqual([]);
  });

  it.each([
    ["SYMP:0000001", "SYMP:0000457"],
    ["SYMP:0000635", "SYMP:0000006"],
    ["SYMP:0000442", "SYMP:0000064"],
    ["NAS:migraine", "SYMP:0000504"],
    ["SYMP:0000407", "SYMP:0000407"],
  ])("counts %s as a kind of %s", (id, general) => {
    expect(isKindOf(id, general)).toBe(true);
  });

  it("counts no general symptom as a kind of a closer one", () => {
    expect(isKindOf("SYMP:0000457", "SYMP:0000001")).toBe(false);
    expect(symptomOf("SYMP:9999999")).toBeNull();
  });
});
