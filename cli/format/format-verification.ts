import type { Schemas } from "../../client/src/mod.ts";
import { renderTable } from "../output/render-table.ts";
import { incompleteMark } from "./describe-value.ts";
import { formatAmount } from "./format-amount.ts";
import type { View } from "./view.ts";

type Verification = Schemas["Verification"];

/** Formats each constraint with its value, limit and slack, and whether it is satisfied. */
export function formatVerification(rows: readonly Verification[], view: View): string[] {
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
  return complete ? formatAmount(value) : `${formatAmount(value)} ${incompleteMark}`;
}

/** A unit in words is already part of the description. */
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
  return hard ? paint.red("VIOLATED") : paint.yellow("missed");
}
