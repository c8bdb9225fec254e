import { wrapText } from "../output/text.ts";
import type { View } from "./view.ts";

/** A source of figures, with its citation. */
export type Source = { id: number; citation: string };

const mostShown = 5;
const authorsForm = /^(?<authors>.+?) (?<rest>\(\d{4}\)\. .*)$/;

/** Formats sources in the given order: the first few in one line each, or all in full. */
export function formatSources(
  sources: readonly Source[],
  { full, view }: { full: boolean; view: View },
): string[] {
  if (sources.length === 0) return [];
  const { width, paint } = view;
  if (full) {
    const lines = sources.flatMap(({ citation }) =>
      wrapText(citation, { width, indent: "    ", lead: "  - " }),
    );
    return [paint.bold("Sources"), ...lines];
  }
  const lines = sources.slice(0, mostShown).map(({ citation }) => `  ${cut(shorten(citation), width - 2)}`);
  const more = sources.length - lines.length;
  const rest = more > 0 ? [paint.dim(`  and ${more} more: --sources`)] : [];
  return [paint.bold("Sources"), ...lines.map(paint.dim), ...rest];
}

/** Gathers the sources of rows, each once, the most cited first. */
export function gatherSources(
  rows: readonly {
    references: readonly Source[];
    references_min: readonly Source[];
    references_max: readonly Source[];
  }[],
): Source[] {
  const found = new Map<number, { source: Source; uses: number }>();
  for (const row of rows) {
    for (const source of [...row.references, ...row.references_min, ...row.references_max]) {
      const entry = found.get(source.id) ?? { source, uses: 0 };
      found.set(source.id, { source, uses: entry.uses + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.uses - a.uses).map(({ source }) => source);
}

/** Keeps only the first author: a long list would leave no room for the title. */
function shorten(citation: string): string {
  const { authors = "", rest = "" } = authorsForm.exec(citation)?.groups ?? {};
  const [first = ""] = authors.split(",");
  return first === authors ? citation : `${first} … ${rest}`;
}

function cut(text: string, width: number): string {
  const characters = [...text];
  if (characters.length <= width) return text;
  return `${characters
    .slice(0, width - 1)
    .join("")
    .trimEnd()}…`;
}
