/** The known precision of a moment: its day, or its minute. */
type MomentDetail = "day" | "minute";

const durationForm =
  /^P(?:([\d.]+)Y)?(?:([\d.]+)M)?(?:([\d.]+)W)?(?:([\d.]+)D)?(?:T(?:([\d.]+)H)?(?:([\d.]+)M)?(?:([\d.]+)S)?)?$/;
const units = ["year", "month", "week", "day", "h", "min", "s"] as const;
const pluralUnits: ReadonlySet<string> = new Set(["year", "month", "week", "day"]);
const minutesPerHour = 60;

/** Formats an ISO 8601 duration: "2 h 30 min", "3 days"; any other text is returned as it is. */
export function formatDuration(iso: string): string {
  const match = durationForm.exec(iso);
  if (!match) return iso;
  const words = units.flatMap((unit, index) => {
    const amount = match[index + 1];
    return amount === undefined
      ? []
      : [`${amount} ${pluralUnits.has(unit) && amount !== "1" ? `${unit}s` : unit}`];
  });
  return words.length === 0 ? iso : words.join(" ");
}

/** Formats minutes: "35 min", "1 h 20 min". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / minutesPerHour), Math.round(minutes % minutesPerHour)];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Formats elapsed time: "420 ms", "3.2 s", "2 min 05 s". */
export function formatElapsed(ms: number): string {
  if (ms < 1_000) return `${Math.max(0, Math.round(ms))} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}

/** Formats an ISO instant in a time zone: "Sat 21 Nov 2026, 19:00"; without a zone in UTC, marked as such. */
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
