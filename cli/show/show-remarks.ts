import { wrapText } from "../output/wrap-text.ts";
import type { View } from "./view.ts";

type Remarks = {
  warnings?: readonly string[] | undefined;
  notices?: readonly string[] | undefined;
  unmet_wishes?: readonly { wish: string; reason: string }[] | undefined;
};

/** What a reader must not miss: warnings, wishes that are not met, notices. */
export function showRemarks(
  { warnings = [], notices = [], unmet_wishes: unmet = [] }: Remarks,
  view: View,
): string[] {
  const { width, paint } = view;
  const wrap = (text: string) => wrapText(text, { width, indent: "  ", lead: "" });
  return [
    ...warnings.flatMap((text) => wrap(`Warning: ${toWords(text)}`)).map(paint.yellow),
    ...unmet.flatMap(({ wish, reason }) => wrap(`Not met: ${wish}: ${reason}`)).map(paint.yellow),
    ...notices.flatMap((text) => wrap(`Notice: ${text}`)),
  ];
}

/** Warnings are codes in snake case, or words already. */
function toWords(warning: string): string {
  return /^[a-z_]+$/.test(warning) ? warning.replaceAll("_", " ") : warning;
}
