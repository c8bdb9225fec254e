import * as z from "zod/mini";
import { formatFieldPath, hashText } from "../kernel/mod.ts";
import type { ActivityFacts } from "./activity.ts";
import type { LogEntry } from "./current-activity.ts";
import type { TrafficRoute } from "./traffic-recorder.ts";

/** A response or the result of a job, and its schema in the contract. */
export type ResponseCheck = {
  facts: ActivityFacts;
  route: TrafficRoute;
  loadSchema: () => Promise<z.core.$ZodType>;
  value: unknown;
};

/** The result of a check. */
type Checked = { operation: string; route: TrafficRoute; fits: boolean };

/** Checks a share of responses against the contract. */
type ContractChecker = {
  /** Keeps a response for checking if its id falls into the share. */
  sample: (check: ResponseCheck) => void;
  /** Checks the kept responses and logs mismatches. Rejects when a schema cannot be loaded. */
  runChecks: () => Promise<Checked[]>;
};

/** Maximum number of responses kept between two checks, because they are large. */
const maxKept = 8;
const maxFields = 5;

/** `share` is 0 to 1. The id of the request or job decides, so that repeated ones are treated the same. */
export function createContractChecker(share: number, log: (entry: LogEntry) => void): ContractChecker {
  let kept: ResponseCheck[] = [];

  return {
    sample(check) {
      if (kept.length === maxKept) return;
      const id = check.facts.jobId ?? check.facts.requestId ?? "";
      if (hashText(id) / 2 ** 32 < share) kept.push(check);
    },
    async runChecks() {
      const checks = kept;
      kept = [];
      const checked: Checked[] = [];
      for (const check of checks) {
        const { operation } = check.facts;
        checked.push({ operation, route: check.route, fits: await fitsContract(check, log) });
      }
      return checked;
    },
  };
}

/** Logs the fields of a mismatch, never their values. */
async function fitsContract(
  { facts, route, loadSchema, value }: ResponseCheck,
  log: (entry: LogEntry) => void,
): Promise<boolean> {
  const { success, error } = z.safeParse(await loadSchema(), value);
  if (success) return true;
  const fields = error.issues
    .slice(0, maxFields)
    .map(({ code, path }) => `${formatFieldPath(path)}: ${code}`);
  log({ event: "contract_mismatch", ...facts, route, fields });
  return false;
}
