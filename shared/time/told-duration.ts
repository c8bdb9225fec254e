/** A duration as told, in ISO 8601: the point, its bounds (equal to it when one figure was told) and whether "about" was said. */
export interface ToldDuration {
  readonly iso: string;
  readonly minIso: string;
  readonly maxIso: string;
  readonly isApproximate: boolean;
}

/** Units of a duration, largest first. */
export const timeUnits = ["years", "months", "weeks", "days", "hours", "minutes", "seconds"] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** An amount of each unit; amounts may be broken numbers. */
export type Span = Readonly<Partial<Record<TimeUnit, number>>>;

const designators: Record<TimeUnit, string> = {
  years: "Y",
  months: "M",
  weeks: "W",
  days: "D",
  hours: "H",
  minutes: "M",
  seconds: "S",
};
const amount = String.raw`(\d{1,9}(?:\.\d{1,9})?)`;
const isoPattern = new RegExp(
  `^P(?:${amount}Y)?(?:${amount}M)?(?:${amount}W)?(?:${amount}D)?(?:T(?:${amount}H)?(?:${amount}M)?(?:${amount}S)?)?$`,
);
const roundingError = 1e-9;
const secondsOf: Record<TimeUnit, number> = {
  years: 31_536_000,
  months: 2_592_000,
  weeks: 604_800,
  days: 86_400,
  hours: 3600,
  minutes: 60,
  seconds: 1,
};

/**
 * The ISO 8601 text of a span: weeks stand alone (P1W), broken amounts are carried down (1.5 days: P1DT12H), minutes
 * and seconds up to hours (90 minutes: PT1H30M) but hours never to days (PT48H).
 */
function formatSpan(span: Span): string {
  const whole = toWhole(span);
  const date = format(whole, ["years", "months", "weeks", "days"]);
  const time = format(whole, ["hours", "minutes", "seconds"]);
  if (date === "" && time === "") return "PT0S";
  return `P${date}${time === "" ? "" : `T${time}`}`;
}

function format(span: Span, units: readonly TimeUnit[]): string {
  return units.map((unit) => (span[unit] ? `${span[unit]}${designators[unit]}` : "")).join("");
}

function toWhole(span: Span): Span {
  const { years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0 } = span;
  const allMonths = years * 12 + months;
  const isWeeksAlone =
    weeks > 0 && Number.isInteger(weeks) && allMonths + days + hours + minutes + seconds === 0;
  if (isWeeksAlone) return { weeks };
  const wholeMonths = Math.floor(allMonths);
  const allDays = (allMonths - wholeMonths) * 30 + weeks * 7 + days;
  const wholeDays = Math.floor(allDays + roundingError);
  const secondsLeft = Math.round((allDays - wholeDays) * 86_400 + hours * 3600 + minutes * 60 + seconds);
  return {
    years: Number.isInteger(years) ? years : Math.floor(wholeMonths / 12),
    months: Number.isInteger(years) ? wholeMonths - years * 12 : wholeMonths % 12,
    days: wholeDays,
    hours: Math.floor(secondsLeft / 3600),
    minutes: Math.floor((secondsLeft % 3600) / 60),
    seconds: secondsLeft % 60,
  };
}

/** The length of a span in seconds, a month taken as 30 days and a year as 365. */
export function measureSpan(span: Span): number {
  return timeUnits.reduce((sum, unit) => sum + (span[unit] ?? 0) * secondsOf[unit], 0);
}

/** The units of an ISO 8601 duration, or null when the text is none. */
export function parseSpan(iso: string): Span | null {
  const match = isoPattern.exec(iso);
  if (match === null || !/\d/.test(iso) || iso.endsWith("T")) return null;
  const told = timeUnits.flatMap((unit, index) => {
    const text = match[index + 1];
    return text === undefined ? [] : [[unit, Number(text)] as const];
  });
  return Object.fromEntries(told);
}

/** The middle of two spans: in their own unit where they share one, else in the smaller of the two. */
export function middleSpan(low: Span, high: Span): Span {
  const units = timeUnits.filter((unit) => low[unit] || high[unit]);
  const [unit] = units;
  if (unit !== undefined && units.length === 1) return { [unit]: ((low[unit] ?? 0) + (high[unit] ?? 0)) / 2 };
  const least = units.at(-1) ?? "seconds";
  return { [least]: (measureSpan(low) + measureSpan(high)) / 2 / secondsOf[least] };
}

/** Tells a duration; without bounds of their own both are the point. */
export function tellDuration(
  point: Span,
  {
    low = point,
    high = point,
    isApproximate = false,
  }: { low?: Span; high?: Span; isApproximate?: boolean } = {},
): ToldDuration {
  return { iso: formatSpan(point), minIso: formatSpan(low), maxIso: formatSpan(high), isApproximate };
}
