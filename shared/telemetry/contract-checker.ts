import * as z from "zod/mini";
import { formatFieldPath } from "../kernel/field-error.ts";
import { hashText } from "../kernel/hash-text.ts";
import type { ActivityFacts } from "./activity.ts";
import type { LogEntry } from "./log-entry.ts";
import type { TrafficRoute } from "./traffic-recorder.ts";

/** An answer, or what a job leaves for one, and what the contract says of it. */
export type AnswerCheck = {
  facts: ActivityFacts;
  route: TrafficRoute;
  loadSchema: () => Promise<z.core.$ZodType>;
  value: unknown;
};

/** What a check found. */
export type Checked = { operation: string; route: TrafficRoute; fits: boolean };

/** Holds a share of answers to the contract. */
export type ContractChecker = {
  /** Keeps an answer for its check, when its id is of the share. */
  choose: (check: AnswerCheck) => void;
  /** Checks what was kept; what does not fit is told to the log. Rejects where a schema cannot be loaded. */
  runChecks: () => Promise<Checked[]>;
};

/** Answers are large: more are not kept between two checks. */
const MAX_KEPT = 8;
const MAX_FIELDS = 5;

/** `share` is 0 to 1; the id of the request or job decides, so that a repetition is judged alike. */
export function createContractChecker(share: number, log: (entry: LogEntry) => void): ContractChecker {
  let kept: AnswerCheck[] = [];

  return {
    choose(check) {
      if (kept.length === MAX_KEPT) return;
      const id = check.facts.jobId ?? check.facts.requestId ?? "";
      if (hashText(id) / 2 ** 32 < share) kept.push(check);
    },
    async runChecks() {
      const checks = kept;
      kept = [];
      const checked: Checked[] = [];
      for (const check of checks) {
        const { operation } = check.facts;
        checked.push({ operation, route: check.route, fits: await holdToContract(check, log) });
      }
      return checked;
    },
  };
}

/** The log is told the fields and never what stands in them. */
async function holdToContract(
  { facts, route, loadSchema, value }: AnswerCheck,
  log: (entry: LogEntry) => void,
): Promise<boolean> {
  const { success, error } = z.safeParse(await loadSchema(), value);
  if (success) return true;
  const fields = error.issues
    .slice(0, MAX_FIELDS)
    .map(({ code, path }) => `${formatFieldPath(path)}: ${code}`);
  log({ event: "contract_mismatch", ...facts, route, fields });
  return false;
}
