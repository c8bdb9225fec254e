import { UsageError } from "../../run/command-error.ts";

const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };
const ageForm = /^(\d{1,5})([smhdw])$/;
const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads an age such as 90s, 30m, 2h, 7d or 4w as seconds; throws {@link UsageError}. */
export function readAge(option: string, text: string): number {
  const [, count, unit = ""] = ageForm.exec(text) ?? [];
  if (count === undefined)
    throw new UsageError(`Cannot read --${option}: ${text} is not an age`, {
      hint: "write 90s, 30m, 2h, 7d or 4w",
    });
  return Number(count) * (unitSeconds[unit] ?? 0);
}

/** Reads a whole number from 0; throws {@link UsageError}. */
export function readCount(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`Cannot read --${option}: ${text} is not a whole number`);
  return Number(text);
}

/** Reads a UUID in lower case; `subject` names it in the {@link UsageError}. */
export function readUuid(subject: string, text: string): string {
  if (!uuidForm.test(text)) throw new UsageError(`Cannot read ${subject}: ${text} is not a UUID`);
  return text.toLowerCase();
}
