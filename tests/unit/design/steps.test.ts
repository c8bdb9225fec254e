import { describe, expect, it } from "vitest";
import type { CallFunction } from "../../../shared/platform/kernel/call-function.ts";
import { fakeCall } from "../support/fake-call.ts";
import { callCatalogue, filter, openDesign, runToEnd, takeStep } from "./support/design.ts";

const plan = {
  type: "meal_plan",
  plan_days: 7,
  meals_per_day: 3,
  daily_energy_kcal_min: 1900,
  daily_energy_kcal_max: 2100,
};
const impossible = {
  ...plan,
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
function renameRelease(call: CallFunction, catalogue_release: string): CallFunction {
  return fakeCall({
    foods: (args) => call("foods", args),
    meal_evidence: async (args) =>
      (await call("meal_evidence", args)).map((row) => ({ ...row, catalogue_release })),
  });
}

describe("a plan made in steps", () => {
  it("tells how far it is: from step to step more, of the same whole", async () => {
    const { steps } = await runToEnd({ ...plan, plan_days: 14, meals_per_day: 6 });
    const progress = steps.flatMap((step) => step.progress ?? []);
    expect(progress.length).toBeGreaterThan(2);
    const done = progress.map(({ step }) => step);
    expect(done).toEqual([...new Set(done)].sort((a, b) => a - b));
    expect(new Set(progress.map(({ of }) => of)).size).toBe(1);
    for (const { step, of, label } of progress) {
      expect(step).toBeLessThan(of);
      expect(label).toMatch(/\w/);
    }
  });

  it("keeps a state that a job row can hold", async () => {
    const { steps } = await runToEnd({ ...plan, plan_days: 14, meals_per_day: 6 });
    expect(steps.length).toBeGreaterThan(2);
    for (const { state } of steps) expect(JSON.stringify(state).length).toBeLessThan(100_000);
  });

  it.each([
    ["a plan", plan],
    ["a proof that there is none", impossible],
  ])("comes to the same bytes wherever each step is done: %s", async (_, request) => {
    const whole = await runToEnd(request).then(({ end }) => end, describeError);
    expect(JSON.stringify(await runInPieces(request))).toBe(JSON.stringify(whole));
  });

  it("comes to the same bytes where a step is done again, as after a lost worker", async () => {
    const { steps, end } = await runToEnd(plan);
    const design = openDesign();
    const last = steps.at(-1)?.state ?? null;
    const first = steps.at(0)?.state ?? null;
    const again = [
      await takeStep(design, plan, { state: last }),
      await takeStep(design, plan, { state: last }),
    ];
    expect(again.map((taken) => JSON.stringify(taken))).toEqual([JSON.stringify(end), JSON.stringify(end)]);
    expect(JSON.stringify(await takeStep(design, plan, { state: first }))).toBe(JSON.stringify(steps[1]));
  });

  it("is begun anew where another catalogue has come between two steps", async () => {
    const { steps, end } = await runToEnd(plan);
    const newer = renameRelease(callCatalogue, "c-newer");
    const taken = await takeStep(openDesign(), plan, { state: steps.at(-1)?.state, call: newer });
    expect(taken).toMatchObject({ progress: steps[0]?.progress });
    const anew = await runToEnd(plan, { call: newer });
    expect(anew.end.catalogueRelease).toBe("c-newer");
    expect(JSON.stringify(anew.end.result)).toBe(JSON.stringify(end.result));
  });

  it("never shows figures of two catalogues: an isolate that knows the old one reads the new one", async () => {
    const design = openDesign();
    const { steps } = await runToEnd(plan, { design });
    const call = renameRelease(callCatalogue, "c-newer");
    const taken = await takeStep(design, plan, { state: steps.at(-1)?.state ?? null, call });
    expect(taken).toMatchObject({ progress: steps[0]?.progress });
    expect((await runToEnd(plan, { design, call })).end.catalogueRelease).toBe("c-newer");
  });
});
