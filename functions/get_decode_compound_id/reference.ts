import type { OperationReference } from "../../shared/http/operation-reference.ts";
import { resolutionResult } from "./contract.ts";

const description = `
Finds the one compound of the catalogue that a text means: a name, a synonym, an id, or an ontology value such as
\`CHEBI:27732\`. Case, punctuation and the order of words do not matter; slips of the keyboard are forgiven where no other
compound is nearly as close.

\`resolved\` has the identifier as text of digits, ready for \`compound_identifier_ids\` of decode. \`needs_clarification\` has
none: the query names several compounds, is not specific enough, or is no name of the catalogue. The reason then lists
what it could mean. It is an answer, not an error, and has status 200.

One compound is told, never a list of pages. Whether a key may decode the compound depends on the key's content tier.
`.trim();

/** What the API reference says of the operation. */
export const reference: OperationReference = {
  summary: "Resolve the name of a compound to its identifier",
  description,
  request: null,
  parameter: {
    name: "q",
    description: "Name, synonym, id or ontology value of a compound; not empty, given once",
    maxCharacters: 200,
  },
  result: resolutionResult,
  examples: [
    { name: "synonym", summary: "A common name of a compound", query: { q: "vitamin C" } },
    { name: "spelling-slip", summary: "A name with a slip", query: { q: "caffiene" } },
    { name: "ambiguous", summary: "A name that could mean several", query: { q: "vitamin" } },
    { name: "unknown", summary: "A name that the catalogue does not have", query: { q: "phlogiston" } },
  ],
  errors: [
    {
      code: "invalid_request",
      when: "The query parameter q is missing, empty, given twice, longer than 200 characters, or contains U+0000",
      query: { q: "" },
    },
  ],
  limits: { q: "1 to 200 characters" },
};
