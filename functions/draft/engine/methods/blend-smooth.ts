import { listHeats } from "./find-heat.ts";

const blends = /\b(?:blend|blitz|pur[eé]e|liquidi[sz]e|process)\b/i;
const serving = /^(?:to serve|serve|ladle|divide|spoon into|garnish|top|scatter|sprinkle)\b/i;
const wet = new Set(["simmer", "boil", "steam"]);
const smooth = "until completely smooth and push it through a sieve, so that no lumps are left.";

/** The steps of a moist dish with all of it blended before it is served; null for a dish that nothing makes smooth. */
export function blendSmooth(steps: readonly string[]): string[] | null {
  const isBlended = steps.some((step) => blends.test(step));
  const isWet = listHeats(steps).some(({ kind }) => wet.has(kind));
  if (!isWet && !isBlended) return null;
  const last = steps.findIndex((step) => serving.test(step));
  const at = last === -1 ? steps.length : last;
  return [...steps.slice(0, at), `Blend everything ${smooth}`, ...steps.slice(at)];
}
