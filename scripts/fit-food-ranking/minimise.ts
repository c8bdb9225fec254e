/** A function of many variables: returns its value and writes its gradient into `gradient`, which is zero before. */
export type Objective = (at: Float64Array, gradient: Float64Array) => number;

type Step = { readonly moved: Float64Array; readonly turned: Float64Array };
type Point = { readonly at: Float64Array; readonly gradient: Float64Array; readonly value: number };

const rememberedSteps = 8;
const mostHalvings = 20;
const sufficientDecrease = 1e-4;
const smallestGain = 1e-7;

/** Minimises a convex function from the origin (L-BFGS, Nocedal & Wright 2006, algorithm 7.4). */
export function minimise(objective: Objective, size: number, mostRounds: number): Float64Array {
  const steps: Step[] = [];
  let here = evaluate(objective, new Float64Array(size));
  for (let round = 0; round < mostRounds; round++) {
    const direction = findDirection(here.gradient, steps);
    const next = descend(objective, here, direction);
    if (next === null) break;
    const step = { moved: subtract(next.at, here.at), turned: subtract(next.gradient, here.gradient) };
    if (dot(step.moved, step.turned) > 0) steps.push(step);
    if (steps.length > rememberedSteps) steps.shift();
    const gain = here.value - next.value;
    here = next;
    if (gain < smallestGain * Math.abs(here.value)) break;
  }
  return here.at;
}

function evaluate(objective: Objective, at: Float64Array): Point {
  const gradient = new Float64Array(at.length);
  return { at, gradient, value: objective(at, gradient) };
}

/** Halves the step until the value falls enough; null where it never does. */
function descend(objective: Objective, here: Point, direction: Float64Array): Point | null {
  const slope = dot(here.gradient, direction);
  if (slope >= 0) return null;
  let length = 1;
  for (let halving = 0; halving < mostHalvings; halving++, length /= 2) {
    const next = evaluate(objective, addScaled(here.at, direction, length));
    if (next.value <= here.value + sufficientDecrease * length * slope) return next;
  }
  return null;
}

/** The quasi-Newton direction of descent, by the two-loop recursion. */
function findDirection(gradient: Float64Array, steps: readonly Step[]): Float64Array {
  let direction: Float64Array = gradient.map((one) => -one);
  const shares: number[] = [];
  for (const { moved, turned } of steps.toReversed()) {
    const share = dot(moved, direction) / dot(moved, turned);
    shares.unshift(share);
    direction = addScaled(direction, turned, -share);
  }
  const last = steps.at(-1);
  const scale =
    last === undefined
      ? 1 / Math.max(1, Math.sqrt(dot(gradient, gradient)))
      : dot(last.moved, last.turned) / dot(last.turned, last.turned);
  direction = direction.map((one) => one * scale);
  for (const [index, { moved, turned }] of steps.entries()) {
    const back = dot(turned, direction) / dot(moved, turned);
    direction = addScaled(direction, moved, (shares[index] ?? 0) - back);
  }
  return direction;
}

function dot(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}

function subtract(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((value, index) => value - (other[index] ?? 0));
}

function addScaled(to: Float64Array, what: Float64Array, scale: number): Float64Array {
  return to.map((value, index) => value + scale * (what[index] ?? 0));
}
