import { expect, test } from "vitest";
import main from "../../../cli/format/data/main-compounds.json" with { type: "json" };
import { formatNutrients } from "../../../cli/format/format-nutrients.ts";
import { findCompoundById } from "../../../shared/domain/composition/compound-table.ts";
import { nutrientRow } from "../support/nutrient-row.ts";
import { detail, view } from "./view.ts";

const energy = nutrientRow({
  compound_identifier_id: 1008,
  compound_identifier_name: "Energy",
  measurement_unit: "kcal",
  measurement_value: 226,
});
const protein = nutrientRow();
const minor = nutrientRow({ compound_identifier_id: 1259, compound_identifier_name: "SFA 4:0" });

test("every main compound is in the catalogue", () => {
  const ids = main.compound_identifier_ids;
  expect(ids.filter((id) => !findCompoundById(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("energy comes first, and minor compounds are counted but not shown", () => {
  const lines = formatNutrients([minor, protein, energy], detail, view);
  expect(lines[1]).toMatch(/^Energy +226 kcal$/);
  expect(lines[2]).toMatch(/^Protein +10 g$/);
  expect(lines.join("\n")).not.toContain("SFA");
  expect(lines.at(-1)).toBe("1 more compound: --all");
});

test("--all shows every compound, --top the first ones", () => {
  expect(formatNutrients([minor, protein, energy], { ...detail, all: true }, view).join("\n")).toContain(
    "SFA 4:0",
  );
  const first = formatNutrients([minor, protein, energy], { ...detail, top: 1 }, view).join("\n");
  expect(first).toContain("Energy");
  expect(first).not.toContain("Protein");
});

test("each mark is explained below the table if it is used", () => {
  const plain = formatNutrients([energy], detail, view).join("\n");
  for (const mark of ["+ ?", "estimated", "trace", "unknown"]) expect(plain).not.toContain(mark);
  const marked = formatNutrients(
    [
      { ...protein, incomplete: true },
      { ...energy, measurement_value: null, measurement_value_type: "trace" },
      {
        ...energy,
        compound_identifier_id: 1018,
        measurement_value: 0.1,
        measurement_value_type: "less_than",
      },
      { ...energy, compound_identifier_id: 1009, provenance: "interpolation" },
    ],
    detail,
    view,
  ).join("\n");
  expect(marked).toContain('"+ ?": a part has no published value');
  expect(marked).toContain("trace: present");
  expect(marked).toContain("<: less than this");
  expect(marked).toContain("estimated: computed");
});
