import { displayWidth } from "./display-width.ts";

/** Stands for a space where no line may end: between a figure and its unit. */
export const HARD_SPACE = "\u00a0";

/** Lines of a text no wider than `width`; `indent` begins every line, `lead` the first one in its place. */
export function wrapText(
  text: string,
  { width, indent = "", lead = indent }: { width: number; indent?: string; lead?: string },
): string[] {
  const lines: string[] = [];
  let line = lead;
  let isBegun = false;
  for (const word of text.split(/[ \t\n]+/).filter(Boolean)) {
    if (isBegun && displayWidth(line) + 1 + displayWidth(word) > width) {
      lines.push(line);
      line = indent;
      isBegun = false;
    }
    line += isBegun ? ` ${word}` : word;
    isBegun = true;
  }
  return [...lines, line].map((written) => written.replaceAll(HARD_SPACE, " "));
}
