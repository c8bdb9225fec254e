import type { Span } from "../../../language/mod.ts";
import type { ReportWord } from "../report-words.ts";
import type { NameCandidate } from "./composed-names.ts";
import { isJoint } from "./site-lists.ts";
import { type Symptom, symptomOf } from "./vocabulary.ts";

/** A symptom named in a report; its assertion status is not judged here. */
export type SymptomName = {
  readonly symptomId: string;
  readonly label: string;
  readonly category: string;
  readonly parent: string | null;
  /** A plain singular noun with its side or level in front, null where none is named or meant. */
  readonly site: string | null;
  /** UTF-16 offsets into the text, `text` being what stands there. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

const links = new Set(["since", "after", "from", "when", "whenever", "because", "until", "for", "if"]);

/** The symptom that a candidate names, none where it only guards its words. */
export function describeName(text: string, words: readonly ReportWord[], name: NameCandidate): SymptomName[] {
  const symptom = name.symptomId === null ? null : symptomOf(name.symptomId);
  const start = words[name.start]?.start;
  let last = name.end - 1;
  while (last > name.start && isLinking(words[last])) last--;
  const end = words[last]?.end;
  if (symptom === null || start === undefined || end === undefined) return [];
  return [{ ...nameSymptom(symptom, text, { start, end }), site: name.site }];
}

/** A symptom that stands at a place of the text. */
export function nameSymptom(symptom: Symptom, text: string, { start, end }: Span): SymptomName {
  const { id: symptomId, label, category, parent, site } = symptom;
  return { symptomId, label, category, parent, site, start, end, text: text.slice(start, end) };
}

/** The last word of "shaky and" and "sick since" helps to find the name, but does not belong to it. */
function isLinking(word: ReportWord | undefined): boolean {
  return isJoint(word) || links.has(word?.term ?? "");
}
