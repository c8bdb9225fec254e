import { useMemo, useState } from "preact/hooks";
import { Disclosure } from "../../shell/parts/blocks.tsx";
import { type NumberedSources, numberSources } from "./number-sources.ts";
import { allGroups, type NutrientChoice, NutrientFilter } from "./nutrient-filter.tsx";
import type { Citation, NutrientRow } from "./nutrient-row.ts";
import { NutrientTable } from "./nutrient-table.tsx";
import { RangeLegend } from "./range-legend.tsx";
import { groupRows, matchRows } from "./select-rows.ts";

const openUpTo = 6;

type NutrientPanelProps = {
  caption: string;
  rows: readonly NutrientRow[];
  /** Needed if the rows have only the ids of their sources. */
  citations?: readonly Citation[];
};

/** More rows than this start with only the first group. */
const shownAtOnce = 40;
const filteredFrom = 8;

/** Compounds with a filter, a legend, a table and sources. */
export function NutrientPanel({ caption, rows, citations }: NutrientPanelProps) {
  const groups = useMemo(() => groupRows(rows), [rows]);
  const sources = useMemo(() => numberSources(rows, citations), [rows, citations]);
  const first = rows.length > shownAtOnce ? groups[0]?.id : undefined;
  const [choice, setChoice] = useState<NutrientChoice>({ query: "", group: first ?? allGroups });
  const chosen = groups.filter(({ id }) => choice.group === allGroups || choice.group === id);
  const shown = groupRows(
    matchRows(
      chosen.flatMap((group) => group.rows),
      choice.query,
    ),
  );
  const count = shown.reduce((sum, group) => sum + group.rows.length, 0);

  return (
    <div class="nutrient-panel stack">
      {rows.length >= filteredFrom && <NutrientFilter groups={groups} choice={choice} onChange={setChoice} />}
      <div class="nutrient-head">
        <p role="status" class="muted">
          {count === rows.length ? `${count} compounds` : `${count} of ${rows.length} compounds`}
        </p>
        <Disclosure summary="How to read the bars">
          <RangeLegend />
        </Disclosure>
      </div>
      {count === 0 ? (
        <p class="nutrient-none">No compound of this result matches “{choice.query}”.</p>
      ) : (
        <NutrientTable caption={caption} groups={shown} sources={sources} />
      )}
      <CitationList {...sources} />
    </div>
  );
}

/** The sources of a table by number; a long list is folded. */
function CitationList({ sources }: NumberedSources) {
  if (sources.length === 0) return null;
  return (
    <Disclosure summary={`Sources (${sources.length})`} open={sources.length <= openUpTo}>
      <ol class="citation-list">
        {sources.map(({ number, citation }) => (
          <li key={number} value={number}>
            {citation}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
