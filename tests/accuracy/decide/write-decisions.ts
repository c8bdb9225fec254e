import { percent } from "../percent.ts";
import type { Measured, Share } from "./measure-decisions.ts";

/** The section on decisions. */
export function writeDecisions(used: Measured, counted: Measured): string {
  const rows = [sumShares(used), ...used.shares].map((share) => formatRow(share, counted));
  return `## Decisions

Questions whose outcome and option dieticians agree on.

| questions | used | right | counted | right |
|---|---|---|---|---|
${rows.join("\n")}
`;
}

function formatRow(share: Share, counted: Measured): string {
  const other = [sumShares(counted), ...counted.shares].find(({ category }) => category === share.category);
  return `| ${[share.category, ...formatShare(share), ...formatShare(other)].join(" | ")} |`;
}

function formatShare(share: Share | undefined): string[] {
  return share ? [String(share.count), percent(share.held / share.count)] : ["0", "-"];
}

function sumShares({ shares, misses }: Measured): Share {
  const count = shares.reduce((sum, share) => sum + share.count, 0);
  return { category: "all", count, held: count - misses.length };
}
