import type { QueryOperation } from "../../shared/platform/http/mod.ts";
import { scopeOf } from "../../shared/platform/kernel/mod.ts";
import { toAdmission } from "../../shared/platform/store/mod.ts";
import { type CompoundCandidate, resolveCompound } from "./resolve-compound.ts";

const name = "get_decode_compound_id";

/** One compound identifier for a name, an id, an ontology value or a synonym. */
export const compoundResolution: QueryOperation<CompoundCandidate[]> = {
  name,
  loadResult: async () => (await import("./contract.ts")).resolutionResult,
  parameter: "q",
  maxCharacters: 200,
  async admit(call, keyHash, query) {
    const key = { p_key_hash: keyHash, p_operation: name, p_scope: scopeOf(name) };
    const [row] = await call("admit_compound_query", { ...key, p_query: query });
    const { admission, candidates } = asBuilt(row);
    return { admission: toAdmission(admission), found: candidates };
  },
  respond: resolveCompound,
};

/** JSON that `admit_compound_query` builds member by member, its shape held by the database tests. */
function asBuilt(row: unknown) {
  return row as { admission: Parameters<typeof toAdmission>[0]; candidates: CompoundCandidate[] };
}
