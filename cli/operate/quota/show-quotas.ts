import type { Output } from "../../output/output.ts";
import type { Row } from "../project/read-rows.ts";
import { tellMoment, tellValue } from "../values/tell-value.ts";

const COLUMNS = [
  { title: "key" },
  { title: "operation", wraps: true },
  { title: "limit", alignment: "right" },
  { title: "used", alignment: "right" },
  { title: "reserved", alignment: "right" },
  { title: "remaining", alignment: "right" },
] as const;

/** Prints the quotas of keys in the running month. */
export function showQuotas(output: Output, rows: readonly Row[]): void {
  output.printTable({ columns: COLUMNS, rows: rows.map(tellQuota) });
  const [first] = rows;
  if (first) output.print("", `Starts anew at ${tellMoment(first.reset_at)} UTC`);
}

function tellQuota({ key_id, operation, quota_limit, used, reserved, remaining }: Row): string[] {
  return [
    tellValue(key_id),
    tellValue(operation),
    quota_limit === null ? "none" : tellValue(quota_limit),
    tellValue(used),
    tellValue(reserved),
    tellValue(remaining),
  ];
}
