import { readMeal } from "../../../shared/domain/food/mod.ts";
import type { DecodedMeal } from "../decode-meal.ts";
import { type EntryVerdict, judgeEntry } from "../diary/judge-entry.ts";
import type { AdjustableWeights, Hundredths } from "./adjustable-weights.ts";
import type { OutlinedEntry } from "./training-entries.ts";

/** What the readings of some entries are, added up. */
export type Figures = {
  readonly entries: number;
  readonly right: number;
  readonly energy: number;
  readonly found: number;
  readonly reported: number;
  readonly wrong: number;
  readonly dropped: number;
  readonly invented: number;
};

type Judged = { readonly figures: Figures; readonly used: Uint8Array };

/** Judges entries by weights. A verdict is kept for as long as no weight changes that the reading has used. */
export type Judge = {
  readonly judge: (values: Hundredths) => Figures;
  /** Keeps the verdicts by the weights that were judged last. */
  readonly keep: () => void;
};

/** What a fit is to increase: foods found and entries with their energy in range, less what is wrong. */
export function rate({ found, energy, wrong, dropped, invented }: Figures): number {
  return found + energy - wrong - dropped - invented;
}

/** A judge of some entries. */
export function createJudge(entries: readonly OutlinedEntry[], weights: AdjustableWeights): Judge {
  const verdicts = entries.map(() => new Map<string, Figures>());
  let kept: readonly Judged[] = [];
  let keptValues: Hundredths = [];
  let latest = { judged: kept, values: keptValues };

  function judgeOne(entry: OutlinedEntry, known: Map<string, Figures>): Judged {
    const { result: decoded, used } = weights.trace(() => decode(entry));
    const key = JSON.stringify(decoded);
    const figures = known.get(key) ?? count(judgeEntry(entry.entry, decoded));
    known.set(key, figures);
    return { figures, used };
  }

  return {
    judge: (values) => {
      weights.write(values);
      const changed = values.flatMap((value, at) => (value === keptValues[at] ? [] : [at]));
      const judged = entries.map((entry, at) => {
        const before = kept[at];
        if (before !== undefined && !changed.some((weight) => before.used[weight] === 1)) return before;
        return judgeOne(entry, verdicts[at] ?? new Map());
      });
      latest = { judged, values };
      return addUp(judged.map(({ figures }) => figures));
    },
    keep: () => {
      kept = latest.judged;
      keptValues = latest.values;
    },
  };
}

function decode({ entry: { text }, outline, found }: OutlinedEntry): DecodedMeal {
  const { items, unread } = readMeal(outline, found, { listsClosest: false });
  const energyKcal = items.reduce(
    (sum, { food, grams }) => sum + ((food?.macros?.energyKcal ?? 0) * grams) / 100,
    0,
  );
  return {
    items: items.map(({ name, brand, grams, status, match }) => ({ name, brand, grams, status, match })),
    unread: unread.map(({ start, end }) => text.slice(start, end)),
    warnings: [],
    macros: [0, 0, 0, energyKcal],
    catalogueRelease: null,
  };
}

function count({ found, reported, wrong, dropped, invented, forbidden, ...verdict }: EntryVerdict): Figures {
  return {
    entries: 1,
    right: verdict.isRight ? 1 : 0,
    energy: verdict.isEnergyRight ? 1 : 0,
    found: found.length,
    reported: reported.length,
    wrong: wrong.length,
    dropped: dropped.length,
    invented: Math.max(invented.length, forbidden.length),
  };
}

function addUp(all: readonly Figures[]): Figures {
  const sum = (name: keyof Figures) => all.reduce((total, one) => total + one[name], 0);
  return {
    entries: sum("entries"),
    right: sum("right"),
    energy: sum("energy"),
    found: sum("found"),
    reported: sum("reported"),
    wrong: sum("wrong"),
    dropped: sum("dropped"),
    invented: sum("invented"),
  };
}
