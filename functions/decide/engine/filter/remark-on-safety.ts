import {
  type HoldingRule,
  isClearedBy,
  type JudgedOption,
  judgeOption,
  type SafetyFinding,
} from "../../../../shared/domain/safety/mod.ts";
import type { Candidate } from "../candidate.ts";
import type { Question } from "../question.ts";
import { addIntake } from "./add-intake.ts";
import { dropCompany } from "./drop-company.ts";
import { type Grade, gradeIngredient } from "./grade-ingredient.ts";
import type { Remark } from "./remark.ts";

/** What rules of safety say of a candidate. */
export type SafetyRemarks = {
  /** What rules it out. */
  readonly against: readonly Remark[];
  /** What speaks for another option where there is one: "is high in salt". */
  readonly bounded: readonly string[];
};

const mostReasons = 2;

/** The rules that a candidate breaks, the first two of those that rule it out. */
export function remarkOnSafety(
  candidate: Candidate,
  { rules, said, text }: Pick<Question, "rules" | "said" | "text">,
): SafetyRemarks {
  const { words, label, foods, whole, portionGrams } = candidate;
  const read = words.includes(label) ? words : `${label}, ${words}`;
  const judged = { words: read, foods, whole, portionGrams };
  const findings = [
    ...dropCompany(judgeOption(rules, judged), judged),
    // What a hazard is, such as "left out overnight", is often stated beside the name.
    ...judgeOption(
      rules.filter((holding) => isOfEveryone(holding) && !isClearedBy(holding, read)),
      {
        ...judged,
        words: said.get(label) ?? "",
      },
    ),
    ...judgeDoses(rules, judged, text),
  ];
  const out = findings.filter(({ rule }) => rule.effect === "out");
  const bounded = findings.filter(({ rule }) => rule.effect === "bounded");
  return {
    against: keepFirst(out.filter((finding) => gradeFinding(finding) !== "minor")).map(
      (finding): Remark => ({ grade: gradeFinding(finding), isSafety: true, text: describe(finding) }),
    ),
    bounded: keepFirst(bounded).map(describe),
  };
}

/** Doses that are too much only together with what is taken already. */
function judgeDoses(rules: readonly HoldingRule[], judged: JudgedOption, text: string): SafetyFinding[] {
  return rules.flatMap((holding) => {
    const words = addIntake(holding, judged.words, text);
    return words === null ? [] : judgeOption([holding], { ...judged, words });
  });
}

/** One reason for each thing that makes somebody vulnerable, two in all. */
function keepFirst(findings: readonly SafetyFinding[]): SafetyFinding[] {
  const bySetting = new Map(findings.toReversed().map((finding) => [finding.setting, finding]));
  return findings.filter((finding) => bySetting.get(finding.setting) === finding).slice(0, mostReasons);
}

function isOfEveryone({ rule }: HoldingRule): boolean {
  return rule.who.length === 0;
}

function gradeFinding({ ingredient, food }: SafetyFinding): Grade {
  return ingredient === null || food === null ? "sure" : gradeIngredient(ingredient, food);
}

function describe({ rule, setting, term, ingredient }: SafetyFinding): string {
  const shown = ingredient === null || ingredient === term ? term : `${term} of ${ingredient}`;
  const because = shown === null ? "" : ` (${shown})`;
  const where = setting === "" ? "" : ` ${setting}`;
  const verdict = rule.effect === "bounded" ? "is less suitable" : "is unsuitable";
  return `${verdict}${where}${because}: ${rule.says} (${rule.source.publisher})`;
}
