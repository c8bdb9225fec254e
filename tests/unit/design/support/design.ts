import {
  type DesignRequest,
  type DesignResult,
  designRequest,
  designResult,
} from "../../../../functions/design/contract.ts";
import type { DesignWork } from "../../../../functions/design/design-work.ts";
import { createDesign } from "../../../../functions/design/operation.ts";
import type {
  JobContext,
  JobOperation,
  JobOutcome,
  JobStep,
} from "../../../../shared/platform/jobs/job-operation.ts";
import type { CallFunction } from "../../../../shared/platform/kernel/call-function.ts";
import type { ReadingPorts } from "../../../../shared/platform/media/reading-ports.ts";
import { readingWithoutModel } from "../../../support/reading-without-model.ts";
import type { DesignResult as AnsweredDesign } from "../../../support/recipe-checker/result-shape.ts";
import { openCatalogue } from "./catalogue-functions.ts";

/** The functions of the catalogue, opened once for a test file. */
export const callCatalogue = openCatalogue();

/** A design as a new isolate has it, without model unless stated. */
export function openDesign(
  reading: ReadingPorts = readingWithoutModel,
): JobOperation<DesignRequest, DesignWork> {
  return createDesign(reading, { now: () => 0, log: () => {} });
}

/** One step of a job's work; what the step before left goes through text, as in the database. */
export async function takeStep(
  design: Pick<JobOperation<DesignRequest, DesignWork>, "run">,
  request: object,
  { state, call = callCatalogue }: { state: unknown; call?: CallFunction },
): Promise<JobOutcome | JobStep> {
  const context: JobContext = {
    jobId: "job-1",
    state: JSON.parse(JSON.stringify(state)),
    call,
    tier: null,
    keyId: "key-1",
    signal: new AbortController().signal,
    log: () => {},
  };
  return design.run({ request: await designRequest.parseAsync(request) }, context);
}

type Run = { steps: JobStep[]; end: JobOutcome };
type Runner = { design: ReturnType<typeof openDesign>; call: CallFunction };

const runs = new Map<string, Promise<Run>>();

/**
 * All steps of a job: the steps that it left, then its end. By a design of its own unless stated; the same request has
 * then the same run.
 */
export function runToEnd(request: object, runner: Partial<Runner> = {}): Promise<Run> {
  const { design = openDesign(), call = callCatalogue } = runner;
  if (runner.design || runner.call) return takeSteps(request, { design, call });
  const key = JSON.stringify(request);
  const run = runs.get(key) ?? takeSteps(request, { design, call });
  runs.set(key, run);
  return run;
}

async function takeSteps(request: object, { design, call }: Runner): Promise<Run> {
  const steps: JobStep[] = [];
  for (;;) {
    const taken = await takeStep(design, request, { state: steps.at(-1)?.state ?? null, call });
    if (!("state" in taken)) return { steps, end: taken };
    steps.push(taken);
  }
}

/** The result of a request that must complete, held to the contract's schema. */
export async function designFrom(request: object): Promise<DesignResult> {
  const { end } = await runToEnd(request);
  return designResult.parse(JSON.parse(JSON.stringify(end.result)));
}

/** The result as a caller reads it, for a checker that knows its shape by itself. */
export function asAnswered(result: DesignResult): AnsweredDesign {
  return JSON.parse(JSON.stringify(result));
}

/** The recipes of a result, or those of the plan's meals. */
export function recipesOf(result: DesignResult) {
  if ("meal_plan" in result)
    return result.meal_plan.days.flatMap(({ meals }) => meals.map(({ recipe }) => recipe));
  return result.recipes ?? [result.recipe];
}

/** The plan of a result that must be one. */
export function planOf(result: DesignResult) {
  if ("meal_plan" in result) return result.meal_plan;
  throw new Error("Cannot judge the plan: the result is a recipe");
}

/** A hard bound on a compound. */
export function filter(compound: string, operator: string, threshold: number, unit: string, scope?: string) {
  return { compound, operator, threshold, unit, ...(scope && { scope }) };
}
