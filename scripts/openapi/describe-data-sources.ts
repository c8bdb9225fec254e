import type { DataSource } from "../../supabase/catalogue/source/data-sources.ts";

const introduction = `## Data

The figures come from the publications below. They are not covered by the licence of the software, Apache-2.0: each has
the terms of its publisher, which also apply to figures that you publish. \`references\` name the publications of a value;
the citation of a table ends with its licence.`;

/** The part of the API's description that names the sources of the catalogue with their terms, in Markdown. */
export function describeDataSources(sources: readonly DataSource[]): string {
  return [introduction, sources.map(describeSource).join("\n")].join("\n\n");
}

function describeSource({ name, publisher, terms, termsUrl, attribution }: DataSource): string {
  const linked = termsUrl === "" ? terms : `[${terms}](${termsUrl})`;
  return `- ${name}, ${publisher} (${linked}).${attribution === "" ? "" : ` ${attribution}`}`;
}
