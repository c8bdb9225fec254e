import { wrapText } from "../output/text.ts";
import type { View } from "./view.ts";

type Remarks = {
  warnings?: readonly string[] | undefined;
  notices?: readonly string[] | undefined;
  unmet_wishes?: readonly { wish: string; reason: string; detail?: string | undefined }[] | undefined;
};

/** Formats the remarks on a result: warnings, unmet wishes and notices. */
export function formatRemarks(
  { warnings = [], notices = [], unmet_wishes: unmet = [] }: Remarks,
  view: View,
): string[] {
  const { width, paint } = view;
  const wrap = (text: string) => wrapText(text, { width, indent: "  ", lead: "" });
  return [
    ...warnings.flatMap((text) => wrap(`Warning: ${toWords(text)}`)).map(paint.yellow),
    ...unmet
      .flatMap(({ wish, reason, detail }) => wrap(`Not met: ${wish}: ${detail ?? toWords(reason)}`))
      .map(paint.yellow),
    ...notices.flatMap((text) => wrap(`Notice: ${text}`)),
  ];
}

/** A warning is either a code in snake case or a sentence. */
function toWords(warning: string): string {
  return /^[a-z_]+$/.test(warning) ? warning.replaceAll("_", " ") : warning;
}
