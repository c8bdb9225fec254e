import { readSituation } from "../../safety/mod.ts";
import type { Passage } from "../reader/passage.ts";
import { isRelative } from "../reader/people.ts";
import topicData from "./data/topics.json" with { type: "json" };
import type { Clue } from "./find-clues.ts";

const groups: Readonly<Record<string, string>> = topicData.groups;

/**
 * The illnesses and medicines that bear on a flag, in every name that the safety rules know. They are of the writer, so
 * a report that names someone else gives none.
 */
export function findSituationClues(passage: Passage): Clue[] {
  if (passage.words.some((_, at) => isRelative(passage, at))) return [];
  const sentence = { start: 0, end: passage.text.length };
  return [...readSituation(passage.text).topics].flatMap((topic): Clue[] => {
    const words = groups[topic];
    return words === undefined ? [] : [{ subject: "self", sentence, words }];
  });
}
