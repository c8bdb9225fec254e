/** How many requests something is at work on. */
export type Occupancy = {
  /** Counts one in; what it returns counts it out, once. */
  enter: () => () => void;
  /** Resolves as soon as there is none. */
  whenEmpty: () => Promise<void>;
};

export function createOccupancy(): Occupancy {
  let count = 0;
  let waiting: Array<() => void> = [];

  function enter(): () => void {
    let isIn = true;
    count++;
    return () => {
      if (!isIn) return;
      isIn = false;
      count--;
      if (count > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    };
  }

  function whenEmpty(): Promise<void> {
    return count === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
  }

  return { enter, whenEmpty };
}
