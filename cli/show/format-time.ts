const FORM = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/;

/** A moment of an answer: "2026-07-10 06:00 UTC". */
export function formatTime(time: string): string {
  const [, day, minute] = FORM.exec(time) ?? [];
  return day === undefined ? time : `${day} ${minute} UTC`;
}
