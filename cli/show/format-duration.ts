const FORM = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const UNITS = ["years", "months", "weeks", "days", "h", "min", "s"] as const;

/** An ISO 8601 duration in words: "2 h 30 min"; what is none stays as it is. */
export function formatDuration(duration: string): string {
  const counts = FORM.exec(duration)?.slice(1);
  if (!counts) return duration;
  const words = UNITS.flatMap((unit, index) => {
    const count = counts[index];
    if (count === undefined) return [];
    return [`${count} ${count === "1" ? unit.replace(/(?<=.{2})s$/, "") : unit}`];
  });
  return words.join(" ") || duration;
}
