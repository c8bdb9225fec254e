import type { OwnChange } from "../../supabase/catalogue/own/change-own-foods.ts";

/** What a load or removal came to, in lines. */
export function tellChange(change: OwnChange, isDryRun: boolean): string[] {
  const { added, replaced, unchanged, removed, release, releaseBefore } = change;
  const parts = Object.entries({ added, replaced, unchanged, removed })
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count.toLocaleString("en")} ${what}`);
  const told = `Own foods: ${parts.join(", ") || "nothing to do"}`;
  const isSame = release === releaseBefore;
  if (isDryRun) return [`${told} (dry run: nothing is changed)`, `Release: would be ${release}`];
  return [told, isSame ? `Release: ${release}, as before` : `Release: ${release} (before: ${releaseBefore})`];
}
