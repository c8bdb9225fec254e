import type { Output } from "../../output/output.ts";
import type { Paint } from "../../output/paint.ts";
import { toPlainText } from "../../output/to-plain-text.ts";
import type { Canary, CanaryTraffic } from "./canary.ts";
import type { Criterion, Finding } from "./criterion.ts";
import type { Judgement } from "./judge-canary.ts";
import { NOTHING, tellPValue } from "./tell-figures.ts";
import { countRequests } from "./traffic.ts";

const COLUMNS = [
  { title: "" },
  { title: "old", wraps: true },
  { title: "new", wraps: true },
  { title: "p", alignment: "right" },
  { title: "the new one is", wraps: true },
] as const;

const COLOURS: Readonly<Record<Finding, keyof Paint>> = {
  worse: "red",
  "slightly worse": "yellow",
  "not worse": "green",
  missing: "yellow",
  suspect: "yellow",
  "no data": "dim",
};

/** Prints both sides of a canary, criterion by criterion. */
export function showJudgement(
  { print, printTable, paint }: Output,
  { criteria }: Judgement,
  { canary, traffic }: { canary: Canary; traffic: CanaryTraffic },
): void {
  const { old, new: suspect } = canary;
  const from = new Date(traffic.from).toISOString().slice(0, 16).replace("T", " ");
  print(
    `${canary.operation} since ${from} UTC`,
    `old  ${toPlainText(old.version)}  ${old.share} %`,
    `new  ${toPlainText(suspect.version)}  ${suspect.share} %`,
    "",
  );
  const requests = [traffic.old, traffic.new].map((side) => countRequests(side).toLocaleString("en-US"));
  printTable({
    columns: COLUMNS,
    rows: [["requests", ...requests, NOTHING, ""], ...criteria.map((criterion) => tellRow(criterion, paint))],
  });
  print("");
}

function tellRow({ name, old, new: suspect, pValue, finding }: Criterion, paint: Paint): string[] {
  return [name, old.told, suspect.told, tellPValue(pValue), paint[COLOURS[finding]](finding)];
}
