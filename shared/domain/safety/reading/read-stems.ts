import { hasEnglishForm } from "../../../language/mod.ts";
import type { Reading } from "../../constraints/mod.ts";
import data from "./data/stems.json" with { type: "json" };
import type { TopicHit } from "./find-topics.ts";
import { isDenied } from "./is-denied.ts";

const stems = Object.entries(data.stems);
const exceptions = new Set(data.exceptions);

/** Medicines whose names no table has, by the stem that shows their class: "delafloxacin" is a quinolone. */
export function readStems(reading: Reading): TopicHit[] {
  return reading.tokens.flatMap(({ kind, text }, at) => {
    if (kind !== "word" || text.length < data.shortest || exceptions.has(text)) return [];
    const [, topic] = stems.find(([stem]) => text.endsWith(stem)) ?? [];
    if (topic === undefined || hasEnglishForm(text) || isDenied(reading, at)) return [];
    return [{ topic, start: at, end: at + 1 }];
  });
}
