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
const smaller: Record<TimeUnit, { unit: TimeUnit; count: number } | null> = {
  years: { unit: "months", count: 12 },
  months: { unit: "days", count: 30 },
  weeks: { unit: "days", count: 7 },
  days: { unit: "hours", count: 24 },
  hours: { unit: "minutes", count: 60 },
  minutes: { unit: "seconds", count: 60 },
  seconds: null,
};
const secondsOf: Record<TimeUnit, number> = {
  years: 31_536_000,
  months: 2_592_000,
  weeks: 604_800,
  days: 86_400,
  hours: 3600,
  minutes: 60,
  seconds: 1,
};

/** The ISO 8601 text of a span in the units told: P1W, PT90M; broken amounts are carried down: PT1H30M. */
export function formatSpan(span: Span): string {
  const whole = carryDown(span);
  const date = format(whole, ["years", "months", "weeks", "days"]);
  const time = format(whole, ["hours", "minutes", "seconds"]);
  if (date === "" && time === "") return "PT0S";
  return `P${date}${time === "" ? "" : `T${time}`}`;
}

function format(span: Span, units: readonly TimeUnit[]): string {
  return units.map((unit) => (span[unit] ? `${span[unit]}${designators[unit]}` : "")).join("");
}

function carryDown(span: Span): Span {
  const whole: Partial<Record<TimeUnit, number>> = { ...span };
  // ISO 8601 has weeks alone: beside other units they are seven days each.
  if (whole.weeks !== undefined && Object.values(span).filter(Boolean).length > 1) {
    whole.days = (whole.days ?? 0) + whole.weeks * 7;
    whole.weeks = 0;
  }
  for (const unit of timeUnits) {
    const amount = whole[unit] ?? 0;
    const below = smaller[unit];
    const kept = below === null ? Math.round(amount) : Math.floor(amount + 1e-9);
    if (below !== null && amount - kept > 1e-9) {
      const moved = Math.round((amount - kept) * below.count * 1e6) / 1e6;
      whole[below.unit] = (whole[below.unit] ?? 0) + moved;
    }
    whole[unit] = kept;
  }
  if (whole.weeks && whole.days) {
    whole.days += whole.weeks * 7;
    whole.weeks = 0;
  }
  return whole;
}

/** The length of a span in seconds, a month taken as 30 days and a year as 365. */
export function measureSpan(span: Span): number {
  return timeUnits.reduce((sum, unit) => sum + (span[unit] ?? 0) * secondsOf[unit], 0);
}

/** The length of an ISO 8601 duration in seconds (a month as 30 days, a year as 365), or null when it is none. */
export function durationSeconds(iso: string): number | null {
  const span = parseSpan(iso);
  return span === null ? null : measureSpan(span);
}

/** The units of an ISO 8601 duration, or null when the text is none. */
export function parseSpan(iso: string): Span | null {
  const part = String.raw`(\d{1,9}(?:\.\d{1,9})?)`;
  const pattern = `^P(?:${part}Y)?(?:${part}M)?(?:${part}W)?(?:${part}D)?(?:T(?:${part}H)?(?:${part}M)?(?:${part}S)?)?$`;
  const match = new RegExp(pattern).exec(iso);
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
