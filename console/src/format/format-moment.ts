/** How much of a moment is known: its day, or its minute too. */
export type MomentDetail = "day" | "minute";

/** An ISO instant in a time zone, "Sat 21 Nov 2026, 19:00"; without a zone in UTC, which it then says. */
export function formatMoment(iso: string, detail: MomentDetail, timeZone?: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const zone = timeZone ?? "UTC";
  const day = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
  }).format(date);
  if (detail === "day") return day;
  const time = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
  return `${day}, ${time.format(date)}${timeZone === undefined ? " UTC" : ""}`;
}
