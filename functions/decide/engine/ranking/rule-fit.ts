import type { RuleJudgement } from "../../../../shared/domain/constraints/mod.ts";
import type { Score } from "./score.ts";

const kindWeight = 0.8;
const mostKinds = 2;

/** How well a portion keeps to the bounds and kinds of a diet or a condition: higher is better, about -2 to 1. */
export function fitRule({ assessments, discouraged, encouraged }: RuleJudgement): Score {
  const weights = assessments.reduce((sum, { target }) => sum + target.weight, 0);
  let value = 0;
  const unknownIds: number[] = [];
  for (const { target, direction, ratio, excess } of assessments) {
    if (ratio === null) {
      unknownIds.push(target.compoundId);
      continue;
    }
    const share = ratio.value / (ratio.value + 1);
    const missed = direction === "less" ? Math.min(1, excess?.value ?? 0) : 0;
    value += (target.weight * (direction === "less" ? -(share + missed) : share)) / weights;
  }
  value -= (kindWeight * Math.min(mostKinds, discouraged.length)) / mostKinds;
  value += ((kindWeight / 4) * Math.min(mostKinds, encouraged.length)) / mostKinds;
  const main = [...assessments].sort((a, b) => b.target.weight - a.target.weight);
  return { value, compoundIds: main.map(({ target }) => target.compoundId), unknownIds };
}
