import { readMeal } from "../../../shared/domain/food/mod.ts";
import type { DecodedMeal } from "../decode-meal.ts";
import type { AdjustableWeights, Hundredths } from "./adjustable-weights.ts";
import type { Figures, TrainingCase } from "./training-cases.ts";

type Judged = { readonly figures: Figures; readonly used: Uint8Array };

/** Judges cases by weights. A verdict is kept for as long as no weight changes that the reading has used. */
export type Judge = {
  /** How much more each case is worth than by the weights that were kept; null if all of them lose too much. */
  readonly compare: (values: Hundredths) => number[] | null;
  /** Keeps the weights that were compared last. */
  readonly keep: () => void;
  readonly count: (values: Hundredths) => Figures;
};

/** A sum of gains that hardly turns into one above nought. */
const hopeless = -5;

/** What a case is worth: foods found, energy in range, all of it right, less what is wrong. */
function rate({ found, energy, right, wrong, dropped, invented }: Figures): number {
  return found + energy + right - wrong - dropped - invented;
}

/** A judge of some cases, by weights each of which is off by a share of it. */
export function createJudge(
  cases: readonly TrainingCase[],
  weights: AdjustableWeights,
  shares: readonly number[],
): Judge {
  const verdicts = cases.map(() => new Map<string, Figures>());
  let kept: readonly Judged[] = [];
  let keptValues: Hundredths = [];
  let latest = { judged: kept, values: keptValues };

  function judgeOne(one: TrainingCase, known: Map<string, Figures>): Judged {
    const { result: decoded, used } = weights.trace(() => decode(one));
    const key = JSON.stringify(decoded);
    const figures = known.get(key) ?? one.judge(decoded);
    known.set(key, figures);
    return { figures, used };
  }

  function judgeAll(values: Hundredths, isHopeless: (gain: number) => boolean): Judged[] | null {
    weights.write(values.map((value, at) => value * (1 + (shares[at] ?? 0))));
    const changed = values.flatMap((value, at) => (value === keptValues[at] ? [] : [at]));
    const judged: Judged[] = [];
    let gain = 0;
    for (const [at, one] of cases.entries()) {
      const before = kept[at];
      const isSame = before !== undefined && !changed.some((weight) => before.used[weight] === 1);
      const after = isSame ? before : judgeOne(one, verdicts[at] ?? new Map());
      gain += before === undefined ? 0 : rate(after.figures) - rate(before.figures);
      if (isHopeless(gain)) return null;
      judged.push(after);
    }
    latest = { judged, values };
    return judged;
  }

  return {
    compare: (values) => {
      const judged = judgeAll(values, (gain) => gain <= hopeless);
      return judged?.map(({ figures }, at) => rate(figures) - rate(kept[at]?.figures ?? figures)) ?? null;
    },
    keep: () => {
      kept = latest.judged;
      keptValues = latest.values;
    },
    count: (values) => addUp((judgeAll(values, () => false) ?? []).map(({ figures }) => figures)),
  };
}

function decode({ text, outline, found }: TrainingCase): DecodedMeal {
  const { items, unread } = readMeal(outline, found, { listsClosest: false });
  const energyKcal = items.reduce(
    (sum, { food, grams }) => sum + ((food?.macros?.energyKcal ?? 0) * grams) / 100,
    0,
  );
  return {
    items: items.map(({ name, brand, grams, status, match }) => ({ name, brand, grams, status, match })),
    unread: unread.map(({ start, end }) => text.slice(start, end)),
    warnings: [],
    macros: items.length === 0 ? null : [0, 0, 0, energyKcal],
    catalogueRelease: null,
  };
}

function addUp(all: readonly Figures[]): Figures {
  const sum = (name: keyof Figures) => all.reduce((total, one) => total + one[name], 0);
  return {
    cases: sum("cases"),
    right: sum("right"),
    energy: sum("energy"),
    found: sum("found"),
    wrong: sum("wrong"),
    dropped: sum("dropped"),
    invented: sum("invented"),
  };
}
