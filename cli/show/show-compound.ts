import type { CompoundResolution } from "../../client/src/mod.ts";
import { wrapText } from "../output/wrap-text.ts";
import type { View } from "./view.ts";

/** The compound that a name means, or why it means none. */
export function showCompound(result: CompoundResolution, { width, paint }: View): string[] {
  if (result.status === "resolved") return [`${paint.bold(result.compound_id)}  ${result.canonical_name}`];
  return wrapText(`Needs clarification: ${result.reason}`, { width });
}
