import type { NutrientRow, ValueType } from "./nutrient-row.ts";
import { RangeBar } from "./range-bar.tsx";

type Sample = {
  title: string;
  value: number | null;
  bounds?: [number, number];
  type?: ValueType;
  open?: boolean;
};

const samples: readonly Sample[] = [
  { title: "value with its lowest and highest figure", value: 10, bounds: [6, 15] },
  { title: "value without a range", value: 10 },
  { title: "incomplete: at least this", value: 10, open: true },
  { title: "less than this", value: 10, type: "less_than" },
  { title: "trace: present, too little to measure", value: null, type: "trace" },
  { title: "known zero", value: 0 },
  { title: "unknown", value: null, type: "unquantified" },
];

/** The legend of the range bars. */
export function RangeLegend() {
  return (
    <div class="range-legend">
      <ul>
        {samples.map((sample) => (
          <li key={sample.title}>
            <RangeBar row={toRow(sample)} />
            <span>{sample.title}</span>
          </li>
        ))}
      </ul>
      <p class="muted">
        Each bar has its own scale, from zero at the left to twice the value at the right, and shows how wide
        the range of a compound is. An arrow means that the range continues.
      </p>
    </div>
  );
}

function toRow({ title, value, bounds, type = "calculated", open = false }: Sample): NutrientRow {
  return {
    compound_identifier_id: 0,
    compound_identifier_name: title,
    compound_identifier_value: "",
    measurement_value: value,
    measurement_value_min: bounds?.[0] ?? null,
    measurement_value_max: bounds?.[1] ?? null,
    measurement_value_type: type,
    measurement_value_min_type: type,
    measurement_value_max_type: type,
    measurement_unit: "g",
    provenance: "source",
    incomplete: open,
    references: [],
    references_min: [],
    references_max: [],
  };
}
