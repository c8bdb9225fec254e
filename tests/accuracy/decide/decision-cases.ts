import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DecideResult } from "../../../functions/decide/contract.ts";

/** A question with the answer that dieticians agree on; see the README beside the cases. */
export type DecisionCase = {
  id: string;
  category: string;
  request: unknown;
  expected: { outcome: string[]; option?: string; mentions?: string[] };
  why: string;
};

/** The written cases, or those of another file. */
export function readDecisionCases(
  path: string | URL = join(import.meta.dirname, "cases.json"),
): DecisionCase[] {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** Why an answer does not hold; null where it does. */
export function findMiss({ expected }: DecisionCase, { result }: DecideResult): string | null {
  const { outcome, options, selected_option: id, reasoning } = result;
  if (!expected.outcome.includes(outcome)) return `outcome ${outcome}`;
  const label = options.find((option) => option.id === id)?.label ?? "";
  const isOther = expected.option !== undefined && !label.toLowerCase().includes(expected.option);
  if (outcome === "selected" && isOther) return `selected ${label}`;
  const missing = (expected.mentions ?? []).filter((word) => !reasoning.toLowerCase().includes(word));
  return missing.length === 0 ? null : `reasoning without ${missing.join(", ")}`;
}
