const PARTS =
  /^P(?:([\d.]+)Y)?(?:([\d.]+)M)?(?:([\d.]+)W)?(?:([\d.]+)D)?(?:T(?:([\d.]+)H)?(?:([\d.]+)M)?(?:([\d.]+)S)?)?$/;
const UNITS = ["year", "month", "week", "day", "h", "min", "s"] as const;
const COUNTED: ReadonlySet<string> = new Set(["year", "month", "week", "day"]);

/** An ISO 8601 duration in words, "2 h 30 min", "3 days"; text that is none comes back as it is. */
export function formatDuration(iso: string): string {
  const match = PARTS.exec(iso);
  if (!match) return iso;
  const words = UNITS.flatMap((unit, index) => {
    const amount = match[index + 1];
    return amount === undefined
      ? []
      : [`${amount} ${COUNTED.has(unit) && amount !== "1" ? `${unit}s` : unit}`];
  });
  return words.length === 0 ? iso : words.join(" ");
}
