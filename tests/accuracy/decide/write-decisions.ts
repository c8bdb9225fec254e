import { percent } from "../percent.ts";
import type { Measured, Share } from "./measure-decisions.ts";

/** The section on decisions. */
export function writeDecisions(known: Measured, unseen: Measured): string {
  const rows = [sumShares(known), ...known.shares].map((share) => formatRow(share, unseen));
  return `### Decisions

Questions whose outcome and option dieticians agree on.

| questions | known | right | unseen | right |
|---|---|---|---|---|
${rows.join("\n")}`;
}

function formatRow(share: Share, unseen: Measured): string {
  const other = [sumShares(unseen), ...unseen.shares].find(({ category }) => category === share.category);
  return `| ${[share.category, ...formatShare(share), ...formatShare(other)].join(" | ")} |`;
}

function formatShare(share: Share | undefined): string[] {
  return share ? [String(share.count), percent(share.held / share.count)] : ["0", "-"];
}

function sumShares({ shares, misses }: Measured): Share {
  const count = shares.reduce((sum, share) => sum + share.count, 0);
  return { category: "all", count, held: count - misses.length };
}
