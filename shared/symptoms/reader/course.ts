import type { SymptomCourse } from "../symptom-event.ts";
import type { Standing } from "./antecedent.ts";
import { type AttachRules, attach } from "./attach.ts";
import type { Passage } from "./passage.ts";
import { compilePhrases, findPhrases } from "./phrase-list.ts";
import course from "./wording/course.json" with { type: "json" };

const phrases = compilePhrases<SymptomCourse | "none">([
  ...course.none.map((pattern) => [pattern, "none"] as const),
  ...course.worse.map((pattern) => [pattern, "worse"] as const),
  ...course.better.map((pattern) => [pattern, "better"] as const),
  ...course.intermittent.map((pattern) => [pattern, "intermittent"] as const),
  ...course.constant.map((pattern) => [pattern, "constant"] as const),
]);
const soloWords = new Set(course.soloWords.split(" "));
const frontReach = 4;
const behindReach = 7;

const rules: AttachRules = {
  inFront: (words, from, to) =>
    to - from <= frontReach && words.slice(from, to).every(({ kind }) => kind === "word"),
  behind: ({ clauseAt }, from, to) => to - from <= behindReach && clauseAt[from] === clauseAt[to],
  alone: ({ words, clauseAt, timeAt }, { from, to }) => {
    const isPlain = (at: number) => timeAt[at] !== -1 || soloWords.has(words[at]?.text ?? "");
    for (let at = from - 1; clauseAt[at] === clauseAt[from]; at--) if (!isPlain(at)) return false;
    return clauseAt[to] !== clauseAt[from] || timeAt[to] !== -1 || words[to]?.kind !== "mark";
  },
};

/** How each mention goes on, by index; the last telling stands. */
export function readCourses(passage: Passage, standing: Standing): Map<number, SymptomCourse> {
  const courses = new Map<number, SymptomCourse>();
  for (const { from, to } of passage.sentences) {
    for (const found of findPhrases(phrases, passage.words, from, to)) {
      const { value } = found;
      const isOfName = passage.mentionAt[found.from] !== -1 && passage.mentionAt[found.to - 1] !== -1;
      if (value === "none" || isOfName) continue;
      for (const index of attach(passage, standing, found, rules)) courses.set(index, value);
    }
  }
  return courses;
}
