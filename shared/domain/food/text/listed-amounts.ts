import { readMeasure } from "./measures.ts";
import type { Token } from "./terms.ts";

/** Whether a list states how much there is of anything in it. */
export function hasAmount(listed: readonly Token[]): boolean {
  return listed.some((_, at) => {
    const kind = readMeasure(listed, at)?.measure?.kind;
    return kind !== undefined && kind !== "article";
  });
}
