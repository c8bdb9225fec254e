import type { Corpus } from "../corpus.ts";
import { joinParts } from "../join-parts.ts";
import { describeCase } from "./describe-case.ts";
import { judgeCase } from "./judge-case.ts";
import { isRight, scoreCases } from "./score-cases.ts";
import { readCases } from "./symptom-case.ts";
import { writeSymptoms } from "./write-symptoms.ts";

/** Written reports of symptoms. */
export const symptoms: Corpus = {
  name: "symptoms",
  measure: async () => {
    const judge = (file: string) => readCases(new URL(file, import.meta.url)).map(judgeCase);
    const used = judge("cases.json");
    const counted = judge("unseen.json");
    const cases = joinParts(used, counted, (judged) => {
      const { missed, extra, fields } = judged;
      const wrongFields = fields.filter((field) => !field.isRight).length;
      return {
        isRight: isRight(judged),
        fault: missed.length + extra.length + wrongFields,
        describe: () => describeCase(judged),
      };
    });
    const section = writeSymptoms(scoreCases(used), scoreCases(counted));
    return { sets: [{ name: "symptoms", cases }], section };
  },
};
