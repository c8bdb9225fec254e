import type { Share } from "./fisher-exact.ts";

/**
 * What a criterion says of the new version. `slightly worse` is more than chance, but less than matters; `missing`
 * means that one side has data which the other should have too; `suspect`, that what is never chance has been met on the
 * new side alone, though too rarely for the test; `no data` is neither good nor bad.
 */
export type Finding = "worse" | "slightly worse" | "not worse" | "missing" | "suspect" | "no data";

/** One side's value, and the counts that it was made from. */
export type Measure = Share & { told: string };

/** One thing that both versions are compared by. */
export type Criterion = {
  name: string;
  old: Measure;
  new: Measure;
  /** Of the one-sided test that the new version is no worse; null where nothing was tested. */
  pValue: number | null;
  finding: Finding;
};
