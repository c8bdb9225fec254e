import type { Schemas } from "../../client/src/mod.ts";
import { renderTable } from "../output/render-table.ts";
import { INCOMPLETE_MARK } from "./describe-value.ts";
import { formatAmount } from "./format-amount.ts";
import type { View } from "./view.ts";

type Verification = Schemas["Verification"];

/** How the result stands to each constraint: value, limit, what is left of it, and whether it is kept. */
export function showVerification(rows: readonly Verification[], view: View): string[] {
  if (rows.length === 0) return [];
  const hasSeveral = rows.some(({ recipe }) => recipe !== null && recipe > 1);
  const lines = renderTable(
    {
      columns: [
        { title: "Constraint", wraps: true },
        { title: "What", wraps: true },
        { title: "Value", alignment: "right" },
        { title: "Limit", alignment: "right" },
        { title: "Slack", alignment: "right" },
        { title: "" },
      ],
      rows: rows.map((row) => [
        row.constraint,
        [row.description, describePlace(row, hasSeveral)].filter(Boolean).join(", "),
        describeFigure(row),
        `${row.operator} ${formatAmount(row.limit)} ${shortenUnit(row.unit)}`.trimEnd(),
        row.slack === null ? "unknown" : formatAmount(row.slack),
        describeOutcome(row, view),
      ]),
    },
    view,
  );
  return [view.paint.bold("Verification"), ...lines];
}

function describeFigure({ value, complete }: Verification): string {
  if (value === null) return "unknown";
  return complete ? formatAmount(value) : `${formatAmount(value)} ${INCOMPLETE_MARK}`;
}

/** What is counted stands in the description already. */
function shortenUnit(unit: string): string {
  return unit.includes(" ") || unit === "dishes" ? "" : unit;
}

function describePlace({ recipe, day, meal }: Verification, hasSeveral: boolean): string {
  const place = recipe === null || !hasSeveral ? "" : `recipe ${recipe}`;
  const places = [place, day === null ? "" : `day ${day}`, meal ?? ""];
  return places.filter(Boolean).join(" ");
}

function describeOutcome({ satisfied, hard }: Verification, { paint }: View): string {
  if (satisfied) return paint.green("ok");
  return hard ? paint.red("BROKEN") : paint.yellow("missed");
}
