import { symptomOf } from "./vocabulary.ts";
import type { NameCandidate } from "./vocabulary-candidate.ts";
import { chooseNames } from "./vocabulary-choose.ts";
import { composeNames } from "./vocabulary-compose.ts";
import { readEllipses } from "./vocabulary-ellipsis.ts";
import { findLexiconNames } from "./vocabulary-lexicon.ts";
import { markReport } from "./vocabulary-report.ts";
import { type SymptomToken, tokeniseReport } from "./vocabulary-token.ts";

/** A symptom named in a report; whether it is denied, supposed or someone else's is not judged here. */
export interface SymptomName {
  readonly symptomId: string;
  readonly label: string;
  readonly category: string;
  readonly redFlag: boolean;
  readonly parent: string | null;
  /** A plain singular noun with its side or level in front, null where none is told or meant. */
  readonly site: string | null;
  /** UTF-16 offsets into the text, `text` being what stands there. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The symptoms that a text names, in its order, none overlapping another: of two the longer stands. A name
 * may hold adverbs ("stomach really hurts"); a negated one begins after its negator ("hurting" in "isn't hurting").
 */
export function findSymptomNames(text: string): SymptomName[] {
  const tokens = tokeniseReport(text);
  const report = markReport(tokens);
  const composed = composeNames(report);
  const chosen = chooseNames(report, findLexiconNames(tokens), [
    ...composed,
    ...readEllipses(report, composed),
  ]);
  return chosen.flatMap((candidate) => describeName(text, tokens, candidate));
}

function describeName(text: string, tokens: readonly SymptomToken[], name: NameCandidate): SymptomName[] {
  const symptom = name.symptomId === null ? null : symptomOf(name.symptomId);
  const start = tokens[name.start]?.start;
  const end = tokens[name.end - 1]?.end;
  if (symptom === null || start === undefined || end === undefined) return [];
  const { id: symptomId, label, category, redFlag, parent } = symptom;
  return [
    {
      symptomId,
      label,
      category,
      redFlag,
      parent,
      site: name.site,
      start,
      end,
      text: text.slice(start, end),
    },
  ];
}
