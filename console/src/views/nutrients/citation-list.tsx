import { Disclosure } from "../../shell/parts/disclosure.tsx";
import type { NumberedSources } from "./number-sources.ts";

const OPEN_UP_TO = 6;

/** The sources of a table, under the numbers that its rows give; a long list is folded. */
export function CitationList({ sources }: NumberedSources) {
  if (sources.length === 0) return null;
  return (
    <Disclosure summary={`Sources (${sources.length})`} open={sources.length <= OPEN_UP_TO}>
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
