import { areAlike, areOpposed, implies, listPlaces, type PlacedLimit, tellPlaced } from "./placed-limit.ts";
import type { DroppedLimit, RuleLimit } from "./rule-limit.ts";

/** Limits that can hold together, those that gave way, and what an answer says of the ones that safety overruled. */
export type SettledLimits = {
  readonly limits: readonly RuleLimit[];
  readonly dropped: readonly DroppedLimit[];
  readonly notices: readonly string[];
};

type Loss = {
  readonly loser: PlacedLimit;
  readonly because: string;
};

/** Settles limits that come in the order in which they give way, the last one first to go. */
export function settleLimits(ordered: readonly RuleLimit[]): SettledLimits {
  const sides = ordered.flatMap(listPlaces);
  const overruled = oncePerLimit(findLosses(sides, overrule));
  const lost = new Set(overruled.map(({ loser }) => loser.source));
  const left = sides.filter(({ source }) => !lost.has(source));
  const implied = findLosses(left, outdo);
  const gone = new Set(implied.map(({ loser }) => loser));
  const kept = left.filter((side) => !gone.has(side));
  return {
    limits: ordered.flatMap((limit) => keepSides(limit, kept)),
    dropped: [
      ...overruled.map(({ loser, because }) => ({ limit: loser.source, because })),
      ...implied.flatMap(({ loser, because }) =>
        keepSides(loser.source, [loser]).map((limit) => ({ limit, because })),
      ),
    ],
    notices: overruled.map(
      ({ loser, because }) => `${loser.source.label}: ${tellPlaced(loser)} is left out, as ${because}`,
    ),
  };
}

/** A side loses to the first that beats it; who has lost beats nobody. */
function findLosses(
  sides: readonly PlacedLimit[],
  beat: (winner: PlacedLimit, loser: PlacedLimit, isEarlier: boolean) => Loss | null,
): Loss[] {
  const losses = new Map<PlacedLimit, Loss>();
  for (const [at, loser] of sides.entries()) {
    const [loss] = sides.flatMap((winner, place) =>
      winner === loser || losses.has(winner) ? [] : (beat(winner, loser, place < at) ?? []),
    );
    if (loss !== undefined) losses.set(loser, loss);
  }
  return [...losses.values()];
}

/** A limit whose portion or day cannot hold is no use in the other place. */
function oncePerLimit(losses: readonly Loss[]): Loss[] {
  return losses.filter(
    ({ loser }, at) => losses.findIndex((other) => other.loser.source === loser.source) === at,
  );
}

function overrule(winner: PlacedLimit, loser: PlacedLimit, isEarlier: boolean): Loss | null {
  if (!isEarlier || winner.source.label === loser.source.label || !areOpposed(winner, loser)) return null;
  return { loser, because: tellWinner(winner) };
}

/** A hard bound gives way to a hard one that is as strict, an aim to any. */
function outdo(winner: PlacedLimit, loser: PlacedLimit, isEarlier: boolean): Loss | null {
  const isWeaker = loser.source.hard && !winner.source.hard;
  const isRarer = loser.source.everyMeal && !winner.source.everyMeal;
  if (isWeaker || isRarer || !areAlike(winner, loser) || !implies(winner, loser)) return null;
  const isEqual = implies(loser, winner) && winner.source.hard === loser.source.hard;
  return isEqual && !isEarlier ? null : { loser, because: tellWinner(winner) };
}

function tellWinner(winner: PlacedLimit): string {
  return `${winner.source.label} asks for ${tellPlaced(winner)}`;
}

function keepSides(limit: RuleLimit, kept: readonly PlacedLimit[]): RuleLimit[] {
  const places = kept.filter(({ source }) => source === limit).map(({ place }) => place);
  if (places.length === 0) return [];
  const portion = places.includes("portion") ? limit.portion : null;
  return [{ ...limit, portion, day: places.includes("day") ? limit.day : null }];
}
