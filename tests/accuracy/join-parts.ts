import type { JudgedCase } from "./corpus.ts";

/** Judged cases of two files, of which the second is only counted. */
export function joinParts<Judged>(
  used: readonly Judged[],
  counted: readonly Judged[],
  toCase: (judged: Judged) => Omit<JudgedCase, "isOnlyCounted">,
): JudgedCase[] {
  return [
    ...used.map((judged) => ({ ...toCase(judged), isOnlyCounted: false })),
    ...counted.map((judged) => ({ ...toCase(judged), isOnlyCounted: true })),
  ];
}
