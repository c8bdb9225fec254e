import type { Contender } from "./ranking/ranking.ts";

/** Options with what speaks against them weighed against what the others are free of. */
export function settleContenders(contenders: readonly Contender[]): Contender[] {
  return settleUnsure(settleBounded(contenders));
}

/** What is only bounded is out where another option is free of it, and otherwise a doubt. */
function settleBounded(contenders: readonly Contender[]): Contender[] {
  const isOutdone = contenders.some(
    ({ filtered }) => filtered.excludedFor === null && filtered.boundedFor.length === 0,
  );
  return contenders.map(({ candidate, filtered }) => {
    const { excludedFor, boundedFor, doubts } = filtered;
    if (boundedFor.length === 0 || excludedFor !== null) return { candidate, filtered };
    const settled = isOutdone
      ? { ...filtered, excludedFor: boundedFor.join("; ") }
      : { ...filtered, doubts: [...boundedFor, ...doubts] };
    return { candidate, filtered: settled };
  });
}

/** With an allergy "may contain" is out where another option is known to be free of it. */
function settleUnsure(contenders: readonly Contender[]): Contender[] {
  const isSafeLeft = contenders.some(
    ({ candidate, filtered }) =>
      filtered.excludedFor === null && !filtered.isUnsure && candidate.kind === "food",
  );
  return contenders.map(({ candidate, filtered }) => {
    const isOut = isSafeLeft && filtered.isUnsure && filtered.excludedFor === null;
    const settled = { ...filtered, excludedFor: filtered.doubts.join("; "), doubts: [], isUnsure: false };
    return { candidate, filtered: isOut ? settled : filtered };
  });
}

/** Those that nothing rules out; else those whose usual recipe can be changed, where others cannot be had at all. */
export function findAllowed(contenders: readonly Contender[]): Contender[] {
  const free = contenders.filter(({ filtered }) => filtered.excludedFor === null);
  if (free.length > 0) return free;
  const adaptable = contenders.filter(({ filtered }) => filtered.isAdaptable);
  return adaptable.length === contenders.length ? [] : adaptable.map(adapt);
}

function adapt({ candidate, filtered }: Contender): Contender {
  const doubt = `fits only if it is made differently; usually it ${filtered.excludedFor}`;
  return { candidate, filtered: { ...filtered, excludedFor: null, doubts: [doubt, ...filtered.doubts] } };
}
