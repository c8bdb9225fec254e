import { percent } from "../percent.ts";
import type { Measured, Share } from "./measure-decisions.ts";

/** The section on decisions. */
export function writeDecisions({ shares, misses }: Measured): string {
  const count = shares.reduce((sum, share) => sum + share.count, 0);
  const all: Share = { category: "all", count, held: count - misses.length };
  const rows = [all, ...shares].map(
    ({ category, count: of, held }) => `| ${category} | ${of} | ${percent(held / of)} |`,
  );
  return `## Decisions

Questions whose outcome and option dieticians agree on, written before the code that answers them. Later rules were
written with these questions at hand: on new ones, expect less.

| questions | n | right |
|---|---|---|
${rows.join("\n")}`;
}
