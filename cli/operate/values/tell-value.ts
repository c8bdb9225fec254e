import { toPlainText } from "../../output/to-plain-text.ts";

const NOTHING = "-";

/** A value of a row in a cell: what is unknown or not there is a dash, never a zero. */
export function tellValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (Array.isArray(value)) return value.map(tellValue).join(", ") || NOTHING;
  return toPlainText(typeof value === "object" ? JSON.stringify(value) : String(value));
}

/** A moment of a row, in UTC to the second: "2026-07-10 06:00:12". */
export function tellMoment(value: unknown): string {
  const moment = typeof value === "string" ? new Date(value) : null;
  if (moment === null || Number.isNaN(moment.getTime())) return tellValue(value);
  return moment.toISOString().slice(0, 19).replace("T", " ");
}
