import { readCourses } from "./reader/course.ts";
import { readIntensities } from "./reader/intensity.ts";
import { mergeEvents } from "./reader/merge-events.ts";
import { readPassage } from "./reader/passage.ts";
import { flagTogether } from "./reader/red-flags.ts";
import { readSites } from "./reader/site.ts";
import { readStanding } from "./reader/standing.ts";
import { isOrder } from "./reader/supposition.ts";
import { readTimings, type SymptomContext } from "./reader/timing.ts";
import { readTriggers } from "./reader/trigger.ts";
import type { SymptomEvent } from "./symptom-event.ts";

export type { SymptomContext } from "./reader/timing.ts";

/**
 * The symptoms that a report in English tells of its writer, in order: not what is denied, supposed, asked, told of
 * others or of former times. Times are resolved with the context; what neither tells is null.
 */
export function readSymptoms(text: string, context: SymptomContext): SymptomEvent[] {
  const passage = readPassage(text);
  const standing = readStanding(passage);
  const intensities = readIntensities(passage, standing, (sentence) => isOrder(passage, sentence));
  const timings = readTimings(passage, standing, context);
  const sites = readSites(passage, standing);
  const courses = readCourses(passage, standing);
  const triggers = readTriggers(passage, standing);
  const events = [...standing.told].flatMap((index): SymptomEvent[] => {
    const name = sites.get(index) ?? passage.mentions[index]?.found;
    const timing = timings.get(index);
    if (name === undefined || timing === undefined || intensities.zero.has(index)) return [];
    const { symptomId, label, category, site, redFlag, start, end } = name;
    return [
      {
        symptomId,
        label,
        category,
        bodySite: site,
        ...(intensities.told.get(index) ?? { intensity: null, intensityText: null }),
        ...timing,
        course: courses.get(index) ?? intensities.courses.get(index) ?? null,
        trigger: triggers.get(index) ?? null,
        redFlag,
        span: { start, end, text: name.text },
      },
    ];
  });
  return flagTogether(mergeEvents(events));
}
