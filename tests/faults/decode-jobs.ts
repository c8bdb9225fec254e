import { expect, vi } from "vitest";
import { callApi } from "../support/call-api.ts";
import { patienceMs } from "../support/patience.ts";

/** Settings under which lost jobs come back soon, and a test may poll as often as it likes. */
export const hastySettings = { LEASE_SECONDS: "3", POLLS_PER_MINUTE: "1000000" };

type Address = { url: string; key: string };

/** Posts meals until `count` jobs are accepted and returns their ids. */
export function acceptJobs(address: Address, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => acceptJob(address)));
}

/** Tries again while the service is unavailable, as a caller would. */
function acceptJob({ url, key }: Address): Promise<string> {
  const body = { input_mode: "unstructured", foodText: "100 g apple and 2 slices of bread" };
  const post = async () => {
    const response = await callApi("decode", { baseUrl: url, key, body });
    expect(response.status).toBe(202);
    return String(response.body?.data?.job_id);
  };
  return vi.waitFor(post, { timeout: patienceMs, interval: 100 });
}

/** The states that the jobs are in; a poll that does not return 200 gives its HTTP status. */
export async function readJobStates({ url, key }: Address, ids: string[]): Promise<string[]> {
  const read = async (id: string) => {
    const response = await callApi(`decode?job_id=${id}&result=none`, { baseUrl: url, key });
    return response.status === 200 ? String(response.body?.data?.status) : String(response.status);
  };
  return Promise.all(ids.map(read));
}

/** Holds once every job is completed. */
export async function expectCompletion(address: Address, ids: string[]): Promise<void> {
  const unfinished = async () => (await readJobStates(address, ids)).filter((state) => state !== "completed");
  await expect.poll(unfinished, { interval: 100 }).toEqual([]);
}
