import type { Token } from "./terms.ts";

/** How many times the food before was eaten, and where the words end. */
export type Times = { readonly count: number; readonly next: number };

/** Reads "x2", "x 3" or "×3" after a food or its amount. */
export function readTimes(tokens: readonly Token[], at: number): Times | null {
  const text = tokens[at]?.text ?? "";
  const after = tokens[at + 1];
  if (text === "twice" && (after === undefined || after.kind === "mark")) return { count: 2, next: at + 1 };
  const joined = /^x(\d{1,3})$/.exec(text)?.[1];
  if (joined !== undefined) return { count: Number(joined), next: at + 1 };
  const following = tokens[at + 1];
  const isTimes = (text === "x" || text === "×") && following?.kind === "number";
  return isTimes ? { count: following.value, next: at + 2 } : null;
}
