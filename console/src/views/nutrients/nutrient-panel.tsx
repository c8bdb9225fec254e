import { useMemo, useState } from "preact/hooks";
import { Disclosure } from "../../shell/parts/disclosure.tsx";
import type { Citation } from "./citation.ts";
import { CitationList } from "./citation-list.tsx";
import { groupRows } from "./group-rows.ts";
import { matchRows } from "./match-rows.ts";
import { numberSources } from "./number-sources.ts";
import { ALL_GROUPS, type NutrientChoice, NutrientFilter } from "./nutrient-filter.tsx";
import type { NutrientRow } from "./nutrient-row.ts";
import { NutrientTable } from "./nutrient-table.tsx";
import { RangeLegend } from "./range-legend.tsx";

type NutrientPanelProps = {
  caption: string;
  rows: readonly NutrientRow[];
  /** Where the rows have only the ids of their sources. */
  citations?: readonly Citation[];
};

/** More rows than this begin with the first group alone. */
const SHOWN_AT_ONCE = 40;
const FILTERED_FROM = 8;

/** Compounds to look through: filter, legend, table and sources. */
export function NutrientPanel({ caption, rows, citations }: NutrientPanelProps) {
  const groups = useMemo(() => groupRows(rows), [rows]);
  const sources = useMemo(() => numberSources(rows, citations), [rows, citations]);
  const first = rows.length > SHOWN_AT_ONCE ? groups[0]?.id : undefined;
  const [choice, setChoice] = useState<NutrientChoice>({ query: "", group: first ?? ALL_GROUPS });
  const chosen = groups.filter(({ id }) => choice.group === ALL_GROUPS || choice.group === id);
  const shown = groupRows(
    matchRows(
      chosen.flatMap((group) => group.rows),
      choice.query,
    ),
  );
  const count = shown.reduce((sum, group) => sum + group.rows.length, 0);

  return (
    <div class="nutrient-panel stack">
      {rows.length >= FILTERED_FROM && (
        <NutrientFilter groups={groups} choice={choice} onChange={setChoice} />
      )}
      <div class="nutrient-head">
        <p role="status" class="muted">
          {count === rows.length ? `${count} compounds` : `${count} of ${rows.length} compounds`}
        </p>
        <Disclosure summary="How to read the bars">
          <RangeLegend />
        </Disclosure>
      </div>
      {count === 0 ? (
        <p class="nutrient-none">No compound of this result has “{choice.query}” in its name.</p>
      ) : (
        <NutrientTable caption={caption} groups={shown} sources={sources} />
      )}
      <CitationList {...sources} />
    </div>
  );
}
