/** The form of a time zone's name. */
export const TIME_ZONE_PATTERN = "^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$";

/** No zone has a longer name. */
export const TIME_ZONE_CHARACTERS = 64;

const FORM = new RegExp(TIME_ZONE_PATTERN);

/** Whether a name is a time zone of the IANA database, aliases such as "US/Pacific" included, offsets not. */
export function isTimeZone(name: string): boolean {
  if (!FORM.test(name) || name.length > TIME_ZONE_CHARACTERS) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
