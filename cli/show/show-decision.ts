import type { Decision } from "../../client/src/mod.ts";
import { wrapText } from "../output/wrap-text.ts";
import type { View } from "./view.ts";

const OUTCOMES = {
  selected: "Selected",
  needs_information: "Needs more information",
  no_valid_option: "No valid option",
} as const;

/** A decision: its outcome, the options with the chosen one marked, and why. */
export function showDecision(decision: Decision, { width, paint }: View): string[] {
  const options = decision.options.flatMap(({ id, label }) => {
    const isChosen = id === decision.selected_option;
    const lines = wrapText(label, { width, indent: "     ", lead: `${isChosen ? "->" : "  "} ${id} ` });
    return isChosen ? lines.map(paint.green) : lines;
  });
  return [paint.bold(OUTCOMES[decision.outcome]), ...options, "", ...wrapText(decision.reasoning, { width })];
}
