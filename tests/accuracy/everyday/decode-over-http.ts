import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { apiVersion, apiVersionHeader } from "../../../shared/platform/kernel/api-version.ts";
import type { ReportedMeal } from "./judge-meal.ts";

const energyKcal = 1008;
/** A key's polls are limited per minute: most answers are there at the first, the rest can wait longer. */
const firstPollAfterMs = 300;
const pollEveryMs = 1_000;
const giveUpAfterPolls = 60;

const accepted = z.object({ data: z.object({ job_id: z.string() }) });
const polled = z.object({
  data: z.object({
    status: z.enum(["queued", "processing", "completed", "failed"]),
    result: z
      .object({
        items: z.array(
          z.object({
            canonical_name: z.string(),
            quantity_g: z.number(),
            status: z.enum(["matched", "unresolved"]),
          }),
        ),
        molecular_analysis: z.array(z.object({ measurement_value: z.number().nullable() })),
      })
      .nullish(),
  }),
});

/** A running stack and a decode key for it. */
export type Service = {
  readonly baseUrl: string;
  readonly apiKey: string;
};

/** Sends a meal to decode and polls until the answer is there. Throws on any other outcome. */
export async function decodeOverHttp(service: Service, foodText: string): Promise<ReportedMeal> {
  const body = { input_mode: "unstructured", foodText, compound_identifier_ids: [energyKcal] };
  const { data } = accepted.parse(await call(service, "decode", body));
  for (let poll = 0; poll < giveUpAfterPolls; poll++) {
    await wait(poll === 0 ? firstPollAfterMs : pollEveryMs);
    const answer = polled.parse(await call(service, `decode?job_id=${data.job_id}`));
    const { status, result } = answer.data;
    if (status === "failed") throw new Error(`Cannot decode "${foodText}": the job failed`);
    if (status === "completed" && result) {
      return {
        foods: result.items.map((item) => ({
          name: item.canonical_name,
          grams: item.quantity_g,
          status: item.status,
        })),
        energyKcal: result.molecular_analysis[0]?.measurement_value ?? null,
      };
    }
  }
  throw new Error(`Cannot decode "${foodText}": no answer in time`);
}

async function call({ baseUrl, apiKey }: Service, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${baseUrl}/functions/v1/${path}`, {
    headers: {
      "x-api-key": apiKey,
      [apiVersionHeader]: apiVersion,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`Cannot call ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
