import { describe, expect, it } from "vitest";
import { type ClientOptions, createClient, type NutritionAnalysisClient } from "../../../client/src/mod.ts";
import { accepted, completed, respond } from "./support/responses.ts";
import { createScriptedClient } from "./support/scripted-client.ts";

const energy = { gender: "male", height: 175, weight: 70, age: 30, activity: "office" } as const;
const meal = { input_mode: "unstructured", foodText: "an apple" } as const;
const base = "https://nutrition.example/functions/v1";

describe("each method calls its operation", () => {
  it.each<[string, (client: NutritionAnalysisClient) => Promise<{ result: unknown }>]>([
    ["design", (client) => client.design({ diet: "vegan" })],
    ["decode", (client) => client.decode(meal)],
    ["decode_sensory", (client) => client.decodeSensory({ foodText: "a lemon" })],
    ["draft", (client) => client.draft({ recipe_title: "Soup" })],
    ["decode_symptoms", (client) => client.decodeSymptoms({ symptomText: "a headache" })],
  ])("%s, as a job", async (path, begin) => {
    const { client, run, requests } = createScriptedClient({ responses: [accepted(), completed({ ok: 1 })] });
    expect((await run(begin(client))).result).toEqual({ ok: 1 });
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ["POST", `${base}/${path}`],
      ["GET", `${base}/${path}?job_id=j-1`],
    ]);
  });

  it("dailyEnergyExpenditureCalculation, with the data as result", async () => {
    const { client, run, requests } = createScriptedClient({ responses: [respond({ status: "ok" })] });
    const { result } = await run(client.dailyEnergyExpenditureCalculation(energy));
    expect(result).toEqual({ status: "ok" });
    expect(requests[0]).toMatchObject({ url: `${base}/daily_energy_expenditure_calculation`, body: energy });
  });

  it("decide, with the result in the data", async () => {
    const data = { status: "completed", result: { outcome: "selected" }, error: null };
    const { client, run } = createScriptedClient({ responses: [respond(data)] });
    const { result } = await run(client.decide({ request_text: "apple or pear?" }));
    expect(result).toEqual({ outcome: "selected" });
  });

  it("getDecodeCompoundId, with the encoded name", async () => {
    const { client, run, requests } = createScriptedClient({ responses: [respond({ status: "resolved" })] });
    await run(client.getDecodeCompoundId("Ω-3 & co?"));
    expect(requests[0]).toMatchObject({
      method: "GET",
      url: `${base}/get_decode_compound_id?q=%CE%A9-3%20%26%20co%3F`,
      body: undefined,
    });
  });
});

describe("headers", () => {
  it("contain the version, the key and the content type", async () => {
    const { client, run, requests } = createScriptedClient({ responses: [respond({ status: "ok" })] });
    await run(client.dailyEnergyExpenditureCalculation(energy));
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      accept: "application/json",
      "content-type": "application/json",
      "service-api-version": "2026-07-10",
      "x-api-key": "nas_test_key",
    });
  });

  it("contain no key if a proxy adds it", async () => {
    const responses = [respond({ status: "ok" })];
    const { client, run, requests } = createScriptedClient({ responses, options: { apiKey: undefined } });
    await run(client.dailyEnergyExpenditureCalculation(energy));
    expect(requests[0]?.headers.has("x-api-key")).toBe(false);
  });

  it("contain the request id of the call in each of its requests", async () => {
    const { client, run, requests } = createScriptedClient({ responses: [accepted(), completed({})] });
    await run(client.decode(meal, { requestId: "order-7" }));
    expect(requests.map(({ headers }) => headers.get("x-request-id"))).toEqual(["order-7", "order-7"]);
  });
});

describe("limits", () => {
  const RESET = "2026-07-10T12:01:00.000Z";

  it.each([
    ["", { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "59", "x-ratelimit-reset": RESET }, RESET],
    [
      "decode's own ",
      { "x-operational-ratelimit-limit": "60", "x-operational-ratelimit-remaining": "59" },
      null,
    ],
  ])("are read from %sheaders", async (_name, headers, resetAt) => {
    const { client, run } = createScriptedClient({ responses: [accepted(headers)] });
    const { limits } = await run(client.decode.submit(meal));
    expect(limits).toEqual({ rate: { limit: 60, remaining: 59, resetAt }, quota: null });
  });

  it("are null, never 0, if the response has none", async () => {
    const headers = { "x-quota-limit": "", "x-quota-remaining": "many" };
    const { client, run } = createScriptedClient({ responses: [accepted(headers)] });
    expect((await run(client.decode.submit(meal))).limits).toEqual({ rate: null, quota: null });
  });
});

describe("invalid arguments are rejected before any request", () => {
  it.each<[Partial<ClientOptions>, string]>([
    [{ baseUrl: "" }, "baseUrl must be an address such as https://example.org"],
    [{ baseUrl: "127.0.0.1:8787" }, "baseUrl must be an address such as https://example.org"],
    [{ baseUrl: "/api" }, "baseUrl must be an address such as https://example.org"],
    [{ baseUrl: "ftp://example.org" }, "baseUrl must begin with https:// or http://"],
    [{ baseUrl: "https://me:pass@example.org" }, "baseUrl must not contain a user name or password"],
    [{ baseUrl: "https://example.org/functions/v1/" }, "baseUrl must end before /functions/v1"],
    [{ baseUrl: "https://example.org?a=1" }, "baseUrl must have no query or fragment"],
    [{ apiKey: "" }, "apiKey is empty"],
    [{ apiKey: "nas_dev_secret\n" }, "apiKey must have only visible ASCII characters"],
    [{ maxRetries: -1 }, "maxRetries must be a whole number from 0"],
    [{ attemptTimeoutMs: 0 }, "attemptTimeoutMs must be above 0"],
  ])("%o", (options, message) => {
    const create = () => createClient({ baseUrl: "https://example.org", ...options });
    expect(create).toThrow(new TypeError(`Cannot create a client: ${message}`));
  });

  it.each([
    [{ deadlineMs: 0 }, "deadlineMs must be above 0"],
    [{ deadlineMs: Number.NaN }, "deadlineMs must be above 0"],
    [{ requestId: "a b" }, "requestId must be 1 to 128 letters, digits, dots, dashes and underscores"],
    [{ idempotencyKey: "" }, "idempotencyKey must be 1 to 255 visible ASCII characters"],
    [{ idempotencyKey: "größe" }, "idempotencyKey must be 1 to 255 visible ASCII characters"],
  ])("%o", async (options, message) => {
    const { client, requests } = createScriptedClient({ responses: [] });
    await expect(client.decode(meal, options)).rejects.toThrow(
      new TypeError(`Cannot call decode: ${message}`),
    );
    await expect(client.decode.submit(meal, options)).rejects.toThrow(TypeError);
    expect(requests).toEqual([]);
  });

  it("a missing address, as from an unset environment variable", () => {
    expect(() => createClient(JSON.parse("{}"))).toThrow("Cannot create a client: baseUrl is missing");
  });

  it("ignores slashes at the end of baseUrl", async () => {
    const options = { baseUrl: "https://nutrition.example/" };
    const { client, run, requests } = createScriptedClient({
      responses: [respond({ status: "ok" })],
      options,
    });
    await run(client.dailyEnergyExpenditureCalculation(energy));
    expect(requests[0]?.url).toBe(`${base}/daily_energy_expenditure_calculation`);
  });
});
