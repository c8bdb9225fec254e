import type { OperationReference } from "../../shared/platform/http/mod.ts";
import { resolutionResult } from "./contract.ts";

const description = `
Finds the compound of the catalogue that a text identifies: by name, synonym, id, or ontology value such as
\`CHEBI:27732\`. Case, punctuation and word order do not matter. Typing errors are corrected if no other compound is
nearly as close.

\`resolved\` has the identifier as digits, valid in \`compound_identifier_ids\` of decode. With \`needs_clarification\`
the query matches several compounds, is not specific enough, or is not a name in the catalogue; \`reason\` then lists
what it could mean. That is a result, not an error, with status 200.

The result is one compound, never a list. Whether a key may decode the compound depends on the content tier of the key.
`.trim();

/** The operation in the API reference. */
export const reference: OperationReference = {
  summary: "Resolve the name of a compound to its identifier",
  description,
  request: null,
  parameter: {
    name: "q",
    description: "Name, synonym, id or ontology value of a compound; not empty, sent once",
    maxCharacters: 200,
  },
  result: resolutionResult,
  examples: [
    { name: "synonym", summary: "A common name of a compound", query: { q: "vitamin C" } },
    { name: "spelling-slip", summary: "A misspelt name", query: { q: "caffiene" } },
    { name: "ambiguous", summary: "A name that several compounds share", query: { q: "vitamin" } },
    { name: "unknown", summary: "A name that is not in the catalogue", query: { q: "phlogiston" } },
  ],
  errors: [
    {
      code: "invalid_request",
      when: "The query parameter q is missing, empty, sent twice, longer than 200 characters, or contains U+0000",
      query: { q: "" },
    },
  ],
  limits: { q: "1 to 200 characters" },
};
