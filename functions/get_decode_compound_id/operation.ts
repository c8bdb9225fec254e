import type { QueryOperation } from "../../shared/http/operation.ts";
import type { CompoundCandidate } from "../../shared/store/store.ts";
import { resolveCompound } from "./resolve-compound.ts";

/** One compound identifier for a name, an id, an ontology value or a synonym. */
export const compoundResolution: QueryOperation<CompoundCandidate[]> = {
  name: "get_decode_compound_id",
  loadResult: async () => (await import("./contract.ts")).resolutionResult,
  parameter: "q",
  maxCharacters: 200,
  admit: async (store, keyHash, query) => {
    const { admission, candidates } = await store.admitCompoundQuery(keyHash, query);
    return { admission, found: candidates };
  },
  answer: resolveCompound,
};
