import type { OwnChange } from "../../supabase/catalogue/own/change-own-foods.ts";

/** Describes what a load or removal changed, as two lines: counts of foods, and the release. */
export function describeChange(change: OwnChange, isDryRun: boolean): string[] {
  const { added, replaced, unchanged, removed, release, releaseBefore } = change;
  const parts = Object.entries({ added, replaced, unchanged, removed })
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count.toLocaleString("en")} ${what}`);
  const counts = `Own foods: ${parts.join(", ") || "nothing to do"}`;
  if (isDryRun) return [`${counts} (dry run: nothing is changed)`, `Release: would be ${release}`];
  const isSame = release === releaseBefore;
  return [
    counts,
    isSame ? `Release: ${release}, as before` : `Release: ${release} (before: ${releaseBefore})`,
  ];
}
