import { UsageError } from "../../run/command-error.ts";

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };
const FORM = /^(\d{1,5})([smhdw])$/;

/** Seconds of an age such as 90s, 30m, 2h, 7d or 4w; throws {@link UsageError}. */
export function readAge(option: string, text: string): number {
  const [, count, unit = ""] = FORM.exec(text) ?? [];
  if (count === undefined)
    throw new UsageError(`Cannot read --${option}: ${text} is no age`, {
      hint: "write 90s, 30m, 2h, 7d or 4w",
    });
  return Number(count) * (SECONDS[unit] ?? 0);
}
