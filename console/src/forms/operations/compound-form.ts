import type { FormSpec } from "../form-spec.ts";

/** Get decode compound id: the compound for a name, id or synonym. */
export const compoundForm: FormSpec = {
  action: "Find the compound",
  fields: [
    {
      name: "q",
      label: "Name, id or synonym",
      hint: "Also ChEBI and CDNO identifiers",
      isEssential: true,
      control: { kind: "text", most: 200, placeholder: "vitamin c" },
    },
  ],
  examples: [
    { label: "vitamin c", body: { q: "vitamin c" } },
    { label: "CHEBI:27732", body: { q: "CHEBI:27732" } },
    { label: "omega 3", body: { q: "omega 3" } },
    { label: "unobtainium", body: { q: "unobtainium" } },
  ],
};
