import { ServiceError } from "../../shared/kernel/service-error.ts";

/** The largest id that the catalogue can hold. */
const MAX_COMPOUND_ID = 2 ** 31 - 1;

/** Throws `invalid_compound_identifier` for ids that no catalogue could have, which the database would not take. */
export function requireCompoundIdRange(ids: readonly number[]): void {
  const unknown = ids.filter((id) => id > MAX_COMPOUND_ID);
  if (unknown.length === 0) return;
  const message = "Cannot decode: a requested compound is not in the catalogue";
  const details = { field: "compound_identifier_ids", unknown };
  throw new ServiceError("invalid_compound_identifier", message, { details });
}
