import { readTimePhrases } from "../../../shared/domain/symptoms/times/read-time-phrases.ts";
import { resolveTimes, type TimeContext } from "../../../shared/domain/symptoms/times/resolve-times.ts";

/** Kind and text of each phrase: "point: last night". */
export function phrasesOf(text: string): string[] {
  return readTimePhrases(text).map(({ meaning, text: words }) => `${meaning.kind}: ${words}`);
}

/** The only duration of a text as "iso", "iso [min..max]", with "~" where it is approximate; null without one. */
export function durationOf(text: string): string | null {
  const [meaning] = readTimePhrases(text)
    .map((phrase) => phrase.meaning)
    .filter(({ kind }) => kind === "duration");
  if (meaning?.kind !== "duration") return null;
  const { iso, minIso, maxIso, isApproximate } = meaning.duration;
  const bounds = minIso === maxIso ? "" : ` [${minIso}..${maxIso}]`;
  return `${iso}${bounds}${isApproximate ? " ~" : ""}`;
}

/** When and where a report was made. Wednesday, in winter time: local time is UTC. */
export const wednesday = { referenceInstant: "2026-03-11T15:00:00Z", timezone: "Europe/London" };

/** The times of a text in order: "start", "start/end", "/end"; unresolved phrases are left out. */
export function timesOf(text: string, context: TimeContext = wednesday): string[] {
  return resolveTimes(readTimePhrases(text), text, context).flatMap((time) => {
    if (time === null) return [];
    const end = time.endUtc === null ? "" : `/${time.endUtc}`;
    return [`${time.startUtc ?? ""}${end}`.replaceAll(":00Z", "")];
  });
}
