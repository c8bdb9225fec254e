import { percent } from "./percent.ts";
import type { CategoryShare } from "./share-of-categories.ts";

/** A table of how many cases of each category hold, used and counted ones. */
export function writeShares(used: readonly CategoryShare[], counted: readonly CategoryShare[]): string {
  const rows = used.map((share) => {
    const other = counted.find(({ category }) => category === share.category);
    return `| ${[share.category, ...formatShare(share), ...formatShare(other)].join(" | ")} |`;
  });
  return `| cases | used | hold | counted | hold |
|---|---|---|---|---|
${rows.join("\n")}
`;
}

function formatShare(share: CategoryShare | undefined): string[] {
  return share && share.count > 0 ? [String(share.count), percent(share.held / share.count)] : ["0", "-"];
}
