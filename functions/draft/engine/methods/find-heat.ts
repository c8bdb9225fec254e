import { figureSource, readFigure } from "../../../../shared/language/mod.ts";
import data from "./data/cooking-methods.json" with { type: "json" };

/** How a step cooks. */
export type HeatName = keyof typeof data.heats;

/** An instruction to cook, at its place in the steps. */
export type Heat = {
  readonly step: number;
  /** Stretch of the step from the verb up to the end of its time. */
  readonly start: number;
  readonly end: number;
  readonly kind: HeatName;
  /** Null where the step says no time. */
  readonly minutes: number | null;
  readonly celsius: number | null;
  readonly text: string;
};

const kinds = Object.entries(data.heats).map(
  ([name, source]) => [asHeat(name), new RegExp(`\\b(?:${source})\\b`, "gi")] as const,
);
/** A decimal point ends no sentence. */
const tail = /^(?:[^.;!?]|\.(?=\d))*/;
const time = new RegExp(
  `(${figureSource})(?:\\s?(?:-|–|to)\\s?(${figureSource}))?\\s?(hours?|hrs?|h|minutes?|mins?|min)\\b(?:,? (?:and )?(\\d{1,2})(?! ?(?:g|ml|°)|\\d)(?: ?(?:minutes?|mins?|min|m)\\b)?)?(?:\\s+(?:more|per side|a side|on each side|each side))?`,
  "i",
);
const degrees = /(\d{2,3})\s?°?\s?([CF])\b/i;
const hour = 60;

const heatOnly = new RegExp(
  `^(?:the )?(?:${Object.values(data.heats).join("|")}|oven|hob|stove|grill|barbecue|pan)(?:ing|ping)?(?: it| them)?$`,
  "i",
);

/** Whether words name a way of cooking and no food: "deep frying". */
export function isHeat(words: string): boolean {
  return heatOnly.test(words.trim());
}

/** Every instruction to cook in the steps, in order. */
export function listHeats(steps: readonly string[]): Heat[] {
  return steps.flatMap((step, at) => {
    const oven = degrees.exec(step);
    return kinds
      .flatMap(([kind, pattern]) =>
        [...step.matchAll(pattern)].map((match) => readHeat(step, at, kind, match)),
      )
      .filter((heat, place, all) => !all.some((one, other) => other < place && overlaps(one, heat)))
      .map((heat) => ({ ...heat, celsius: heat.celsius ?? toCelsius(oven) }))
      .toSorted((a, b) => a.start - b.start);
  });
}

function readHeat(step: string, at: number, kind: HeatName, match: RegExpExecArray): Heat {
  const start = match.index;
  const rest = tail.exec(step.slice(start))?.[0] ?? match[0];
  const stated = time.exec(rest);
  const next = /,? (?:and|then) (?!cook|stir)|, (?=\p{L})/u.exec(rest)?.index ?? rest.length;
  const length = stated === null ? next : stated.index + stated[0].length;
  const text = rest.slice(0, length);
  return {
    step: at,
    start,
    end: start + length,
    kind,
    minutes: minutesOf(stated),
    celsius: toCelsius(degrees.exec(text)),
    text,
  };
}

function minutesOf(stated: RegExpExecArray | null): number | null {
  if (stated === null) return null;
  const value = readFigure(stated[2] ?? stated[1] ?? "");
  // "1 hr 30".
  return /^h/i.test(stated[3] ?? "") ? value * hour + Number(stated[4] ?? 0) : value;
}

function toCelsius(stated: RegExpExecArray | null): number | null {
  if (stated === null) return null;
  const value = Number(stated[1]);
  return stated[2]?.toUpperCase() === "F" ? Math.round(((value - 32) * 5) / 9 / 5) * 5 : value;
}

function overlaps(one: Heat, other: Heat): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The keys of JSON are strings: these are those of the table itself. */
function asHeat(name: string): HeatName {
  return name as HeatName;
}
