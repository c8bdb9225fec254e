import type { OperationName } from "../../../shared/kernel/operation-name.ts";
import { UsageError } from "../../run/command-error.ts";

/** Where callers reach a function, and the route of the zone that leads them to its Worker. */
export type WorkerAddress = { url: string; route: string };

/** The address of a function; throws {@link UsageError} where no public address was told. */
export function findAddress(publicUrl: string | undefined, operation: OperationName): WorkerAddress {
  if (publicUrl === undefined)
    throw new UsageError(`Cannot deploy ${operation}: no public address is told`, {
      hint: "give --url or NAS_URL, as https://api.example.com",
    });
  const { origin, hostname } = new URL(publicUrl);
  const path = `/functions/v1/${operation}`;
  // A pattern without a star would leave out requests with a query; the most specific pattern wins.
  return { url: `${origin}${path}`, route: `${hostname}${path}*` };
}
