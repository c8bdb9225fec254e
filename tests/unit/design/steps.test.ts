import { describe, expect, it } from "vitest";
import type { DesignStore } from "./support/catalogue-store.ts";
import { catalogueStore, filter, openDesign, runToEnd, takeStep } from "./support/design.ts";

const PATIENCE_MS = 20_000;
const PLAN = {
  type: "meal_plan",
  plan_days: 7,
  meals_per_day: 3,
  daily_energy_kcal_min: 1900,
  daily_energy_kcal_max: 2100,
};
const IMPOSSIBLE = {
  ...PLAN,
  plan_days: 3,
  compound_filters: [filter("Total lipid (fat)", "<=", 5, "g"), filter("Protein", ">=", 60, "g")],
};

/** What a request ends with, each step in an isolate of its own; an error is its end too. */
async function runInPieces(request: object): Promise<unknown> {
  let state: unknown = null;
  for (;;) {
    const taken = await takeStep(openDesign(), request, { state }).catch(describeError);
    if (!("state" in taken)) return taken;
    state = taken.state;
  }
}

function describeError(error: { code?: string; message: string; details?: unknown }) {
  const { code, message, details } = error;
  return { code, message, details };
}

/** The catalogue under another release, as one that is loaded while jobs are at work. */
function renameRelease(store: DesignStore, catalogueRelease: string): DesignStore {
  return {
    ...store,
    mealEvidence: async (request) => ({ ...(await store.mealEvidence(request)), catalogueRelease }),
  };
}

describe("a plan made in steps", () => {
  it(
    "tells how far it is: from step to step more, of the same whole",
    async () => {
      const { steps } = await runToEnd({ ...PLAN, plan_days: 14, meals_per_day: 6 });
      const progress = steps.flatMap((step) => step.progress ?? []);
      expect(progress.length).toBeGreaterThan(2);
      const done = progress.map(({ step }) => step);
      expect(done).toEqual([...new Set(done)].sort((a, b) => a - b));
      expect(new Set(progress.map(({ of }) => of)).size).toBe(1);
      for (const { step, of, label } of progress) {
        expect(step).toBeLessThan(of);
        expect(label).toMatch(/\w/);
      }
    },
    PATIENCE_MS,
  );

  it(
    "keeps a state that a job row can hold",
    async () => {
      const { steps } = await runToEnd({ ...PLAN, plan_days: 14, meals_per_day: 6 });
      for (const { state } of steps) expect(JSON.stringify(state).length).toBeLessThan(100_000);
    },
    PATIENCE_MS,
  );

  it.each([
    ["a plan", PLAN],
    ["a proof that there is none", IMPOSSIBLE],
  ])(
    "comes to the same bytes wherever each step is done: %s",
    async (_, request) => {
      const whole = await runToEnd(request).then(({ end }) => end, describeError);
      expect(JSON.stringify(await runInPieces(request))).toBe(JSON.stringify(whole));
    },
    PATIENCE_MS,
  );

  it(
    "comes to the same bytes where a step is done again, as after a lost worker",
    async () => {
      const { steps, end } = await runToEnd(PLAN);
      const design = openDesign();
      const last = steps.at(-1)?.state ?? null;
      const first = steps.at(0)?.state ?? null;
      const again = [
        await takeStep(design, PLAN, { state: last }),
        await takeStep(design, PLAN, { state: last }),
      ];
      expect(again.map((taken) => JSON.stringify(taken))).toEqual([JSON.stringify(end), JSON.stringify(end)]);
      expect(JSON.stringify(await takeStep(design, PLAN, { state: first }))).toBe(JSON.stringify(steps[1]));
    },
    PATIENCE_MS,
  );

  it(
    "is begun anew where another catalogue has come between two steps",
    async () => {
      const { steps, end } = await runToEnd(PLAN);
      const newer = renameRelease(catalogueStore, "c-newer");
      const taken = await takeStep(openDesign(), PLAN, { state: steps.at(-1)?.state, store: newer });
      expect(taken).toMatchObject({ progress: steps[0]?.progress });
      const anew = await runToEnd(PLAN, { store: newer });
      expect(anew.end.catalogueRelease).toBe("c-newer");
      expect(JSON.stringify(anew.end.result)).toBe(JSON.stringify(end.result));
    },
    PATIENCE_MS,
  );

  it(
    "never shows figures of two catalogues: an isolate that knows the old one reads the new one",
    async () => {
      const design = openDesign();
      const { steps } = await runToEnd(PLAN, { design });
      const store = renameRelease(catalogueStore, "c-newer");
      const taken = await takeStep(design, PLAN, { state: steps.at(-1)?.state ?? null, store });
      expect(taken).toMatchObject({ progress: steps[0]?.progress });
      expect((await runToEnd(PLAN, { design, store })).end.catalogueRelease).toBe("c-newer");
    },
    PATIENCE_MS,
  );
});
