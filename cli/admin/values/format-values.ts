import type { Output } from "../../output/output.ts";
import { toPlainText } from "../../output/text.ts";

const nothing = "-";
const durationUnits = [
  { name: "d", seconds: 86_400 },
  { name: "h", seconds: 3_600 },
  { name: "min", seconds: 60 },
] as const;

/** Formats a value of a row for a cell: an unknown or missing value is a dash, never a zero. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return nothing;
  if (Array.isArray(value)) return value.map(formatValue).join(", ") || nothing;
  return toPlainText(typeof value === "object" ? JSON.stringify(value) : String(value));
}

/** Formats a moment of a row, in UTC to the second: "2026-07-10 06:00:12". */
export function formatMoment(value: unknown): string {
  const moment = typeof value === "string" ? new Date(value) : null;
  if (moment === null || Number.isNaN(moment.getTime())) return formatValue(value);
  return moment.toISOString().slice(0, 19).replace("T", " ");
}

/** Formats a duration in its largest unit, rounded down: "3 d", "2 h", "45 s". */
export function formatSeconds(seconds: number): string {
  const unit = durationUnits.find((one) => seconds >= one.seconds);
  return unit ? `${Math.floor(seconds / unit.seconds)} ${unit.name}` : `${Math.floor(seconds)} s`;
}

/** Prints named values, one a line. */
export function printFields(output: Output, fields: Readonly<Record<string, string>>): void {
  output.printTable({
    columns: [{ title: "field" }, { title: "value", wraps: true }],
    rows: Object.entries(fields),
  });
}
