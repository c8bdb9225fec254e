import { percent } from "./percent.ts";
import type { CategoryShare } from "./share-of-categories.ts";

/** A table of how many cases of each category hold, known and unseen ones. */
export function writeShares(known: readonly CategoryShare[], unseen: readonly CategoryShare[]): string {
  const rows = known.map((share) => {
    const other = unseen.find(({ category }) => category === share.category);
    return `| ${[share.category, ...formatShare(share), ...formatShare(other)].join(" | ")} |`;
  });
  return `| cases | known | hold | unseen | hold |
|---|---|---|---|---|
${rows.join("\n")}
`;
}

function formatShare(share: CategoryShare | undefined): string[] {
  return share && share.count > 0 ? [String(share.count), percent(share.held / share.count)] : ["0", "-"];
}
