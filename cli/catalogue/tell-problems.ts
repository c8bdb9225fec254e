import { type LoadProblem, tellProblem } from "../../supabase/catalogue/own/load-problem.ts";
import { toPlainText } from "../output/to-plain-text.ts";

const MOST_TOLD = 50;

/** Problems of a file in lines, the first fifty; the rest is counted. */
export function tellProblems(problems: readonly LoadProblem[], label: string): string[] {
  const lines = problems
    .slice(0, MOST_TOLD)
    .map((problem) => `${label}: ${toPlainText(tellProblem(problem))}`);
  const rest = problems.length - MOST_TOLD;
  return rest > 0 ? [...lines, `${label}: ${rest.toLocaleString("en")} more of the kind`] : lines;
}
