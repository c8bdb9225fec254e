import { expect, test } from "vitest";
import { formatDecision } from "../../../cli/commands/decide-command.ts";
import { formatDecode } from "../../../cli/format/format-decode.ts";
import { formatDraft } from "../../../cli/format/format-draft.ts";
import { formatReading, formatWords } from "../../../cli/format/format-reading.ts";
import { describeRating, formatBar } from "../../../cli/format/format-sensory.ts";
import { formatSources, gatherSources } from "../../../cli/format/format-sources.ts";
import { formatDuration, formatSymptoms } from "../../../cli/format/format-symptoms.ts";
import { formatVerification } from "../../../cli/format/format-verification.ts";
import type { Schemas } from "../../../client/src/mod.ts";
import { detail, view } from "./view.ts";

const verification: Schemas["Verification"] = {
  constraint: "compound_filters[0]",
  description: "Protein of a portion",
  value: 26.37804,
  value_min: null,
  value_max: null,
  operator: ">=",
  limit: 25,
  unit: "g",
  slack: 1.37804,
  satisfied: true,
  hard: true,
  complete: true,
  recipe: 1,
  day: null,
  meal: null,
};

test("the bar of a taste is as long as the taste is strong; an unknown one has none", () => {
  expect(formatBar(50)).toBe("█".repeat(10) + "░".repeat(10));
  expect(formatBar(0)).toBe("░".repeat(20));
  expect(formatBar(0.4)).toBe(`█${"░".repeat(19)}`);
  expect(formatBar(null)).not.toContain("░");
  const rating = { confidence: 0.8, basis: "curated" };
  expect(describeRating({ ...rating, intensity: null })).toBe("unknown");
  expect(describeRating({ ...rating, intensity: 0 }).trim()).toBe("0");
  expect(describeRating({ ...rating, intensity: 0.2 }).trim()).toBe("<1");
  expect(describeRating({ intensity: 40, confidence: 0.25, basis: "rule" })).toContain("unsure");
});

test("a satisfied constraint is shown with value, limit, slack and ok", () => {
  const line = formatVerification([verification], view).join("\n");
  expect(line).toMatch(/Protein of a portion +26\.4 +>= 25 g +1\.38 +ok/);
});

test("a violated constraint, a missed aim and an unknown value cannot be mistaken for satisfied ones", () => {
  const broken = { ...verification, satisfied: false, slack: -2 };
  const lines = formatVerification(
    [
      broken,
      { ...broken, hard: false },
      { ...verification, complete: false },
      { ...verification, value: null, slack: null },
    ],
    view,
  );
  expect(lines[2]).toMatch(/-2 +VIOLATED$/);
  expect(lines[3]).toMatch(/missed$/);
  expect(lines[4]).toContain("26.4 + ?");
  expect(lines[5]).toMatch(/unknown +>= 25 g +unknown/);
});

const draft: Schemas["DraftResult"] = {
  final_recipe: null,
  diffs: [
    {
      line: 2,
      change: "replaced",
      before: "300 ml milk",
      after: "309 g soy milk",
      reason: "vegan",
      role: "liquid",
    },
    { line: 3, change: "removed", before: "2 eggs", after: null, reason: "vegan", role: "binder" },
    { line: 4, change: "added", before: null, after: "80 g water", reason: "to bind", role: "binder" },
  ],
  substitutions: [],
  warnings: ["the number of servings is missing; 4 are assumed"],
  unmet_wishes: [{ wish: "crunchier", reason: "not_possible" }],
  validation_issues: [{ field: "recipe_title", message: "is missing" }],
  nutrient_change: [
    {
      compound_identifier_id: 1253,
      compound_identifier_name: "Cholesterol",
      unit: "mg",
      before: 101,
      after: 0,
      change: -101,
      change_min: null,
      change_max: null,
      incomplete: true,
    },
  ],
  allergens: {
    before: [{ allergen: "milk", certainty: "contains", ingredient: "milk" }],
    after: [{ allergen: "soybeans", certainty: "contains", ingredient: "soy milk" }],
  },
  sensory_change: null,
  verification: [],
  notices: ["General information, no medical advice"],
  citations: [],
};

test("edits are shown as a diff with - and + and their reasons", () => {
  const lines = formatDraft(draft, detail, view);
  const changes = lines.filter((line) => /^[-+] /.test(line));
  expect(changes).toEqual(["- 300 ml milk", "+ 309 g soy milk", "- 2 eggs", "+ 80 g water"]);
  expect(lines).toContain("    line 2: vegan (liquid)");
});

test("warnings, unmet wishes, issues and notices are always shown", () => {
  const text = formatDraft(draft, detail, view).join("\n");
  expect(text).toContain("Warning: the number of servings is missing; 4 are assumed");
  expect(text).toContain("Not met: crunchier: not possible");
  expect(text).toContain("Incomplete recipe: recipe_title: is missing");
  expect(text).toContain("Notice: General information, no medical advice");
  expect(text).toContain("Allergens removed: milk");
  expect(text).toContain("Allergens added: soybeans");
});

test("an incomplete figure after the edits is not shown as zero", () => {
  const line = formatDraft(draft, detail, view).find((text) => text.startsWith("Cholesterol"));
  expect(line).toMatch(/101 \+ \? +unknown +-101 mg \+ \?/);
});

test("the selected option is marked", () => {
  const options = [
    { id: 1, label: "tea" },
    { id: 2, label: "cola" },
  ];
  const decision = { outcome: "selected" as const, options, selected_option: 1, reasoning: "Less sugar." };
  expect(formatDecision(decision, view)).toEqual(["Selected", "-> 1 tea", "   2 cola", "", "Less sugar."]);
});

test("each source appears once, the most cited first, in one line or in full", () => {
  const long = { id: 2, citation: `US Department of Agriculture, Service (2016). ${"Title ".repeat(20)}` };
  const short = { id: 1, citation: "Anses (2025). Ciqual." };
  const rows = [
    { references: [short, long], references_min: [], references_max: [] },
    { references: [long], references_min: [long], references_max: [] },
  ];
  const sources = gatherSources(rows);
  expect(sources.map(({ id }) => id)).toEqual([2, 1]);
  const lines = formatSources(sources, { full: false, view });
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^ {2}US Department of Agriculture … \(2016\)\. Title .*…$/);
  expect(lines[1]?.length).toBeLessThanOrEqual(80);
  expect(formatSources(sources, { full: true, view }).join(" ").match(/Title/g)).toHaveLength(20);
});

test("durations are formatted in words", () => {
  expect(["PT2H", "PT1H30M", "P1D", "P2W", "odd"].map(formatDuration)).toEqual([
    "2 h",
    "1 h 30 min",
    "1 day",
    "2 weeks",
    "odd",
  ]);
});

test("a report without symptoms is reported as such", () => {
  expect(formatSymptoms({ type: "no_symptom_detected", symptoms: [] }, view)).toEqual([
    "No symptom found in the input",
  ]);
});

const read = { item_id: 1, start: 0, end: 12, amount: "stated", match: "close" } as const;

test("each food of a meal has the words that it was read from, and says where it is only the nearest", () => {
  const item = { item_id: 1, canonical_name: "Chicken, grilled", brand: null, attributes: [] };
  const items = [{ ...item, quantity_g: 100, status: "matched" as const }];
  const words = [{ ...read, text: "bbq chicken" }];
  const result = { type: "food_detected" as const, items, molecular_analysis: [] };
  expect(formatDecode(result, { ...detail, words }, view)[1]).toMatch(
    /^1 +Chicken, grilled +100 g +"bbq chicken" +close match$/,
  );
  expect(formatDecode(result, detail, view)[1]).toMatch(/^1 +Chicken, grilled +100 g$/);
});

test("the nearest foods and the words that were not read are listed", () => {
  const items = [{ ...read, text: "bbq chicken", closest: ["Chicken, fried", "Chicken wing"] }];
  expect(formatReading({ items, unread: [{ text: "zorb" }, { text: "blax" }] }, view)).toEqual([
    'Nearest to "bbq chicken": Chicken, fried; Chicken wing',
    'Not read: "zorb", "blax"',
  ]);
  expect(formatReading({}, view)).toEqual([]);
});

test("a food that was only seen is from the picture", () => {
  expect(formatWords([{ ...read, match: "exact", text: null, start: null, end: null }])).toEqual([
    "1  the picture: exact match",
  ]);
});
