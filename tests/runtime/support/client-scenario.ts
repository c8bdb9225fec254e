import type { createClient, NutritionAnalysisError } from "../../../client/src/mod.ts";

/** The client's module, from its sources or as it is published. */
export type ClientModule = {
  createClient: typeof createClient;
  NutritionAnalysisError: typeof NutritionAnalysisError;
};

/** What the client must return in a runtime, as JSON. */
export type ClientReport = Record<string, unknown>;

type Place = { baseUrl: string; apiKey: string };

/** Uses the client as an integration does: an immediate result, jobs, refusals, an abort, a deadline. */
export async function runClientScenario(module: ClientModule, place: Place): Promise<ClientReport> {
  const client = module.createClient(place);
  const energy = { gender: "male", height: 175, weight: 70, age: 30, activity: "office" } as const;
  const meal = { input_mode: "unstructured", foodText: "two eggs" } as const;

  const codeOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    return error instanceof module.NutritionAnalysisError ? error.code : String(error);
  };
  const statuses: string[] = [];
  const decoded = await client.decode(meal, { onProgress: ({ status }) => statuses.push(status) });
  const job = await client.decode.submit(meal, { idempotencyKey: "runtime-scenario" });
  return {
    energy: (await client.dailyEnergyExpenditureCalculation(energy)).result.results,
    foods: decoded.result.items.map(({ canonical_name }) => canonical_name),
    rowCount: decoded.result.molecular_analysis.length,
    firstReport: statuses[0],
    rateLimit: decoded.limits.rate?.limit,
    taken: (await client.decode.job(job.id).wait()).result.items.length,
    refusal: await codeOf(client.decode({ ...meal, foodText: "" })),
    noKey: await codeOf(module.createClient({ baseUrl: place.baseUrl }).getDecodeCompoundId("iron")),
    aborted: await codeOf(client.decode(meal, { signal: AbortSignal.abort() })),
    late: await codeOf(client.decode(meal, { deadlineMs: 1 })),
  };
}
