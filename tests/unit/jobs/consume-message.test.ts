import { expect, it } from "vitest";
import type { Ports } from "../../../shared/platform/http/ports.ts";
import { createMessageConsumer } from "../../../shared/platform/jobs/start-work.ts";
import { fakePorts } from "../support/fake-ports.ts";

const unused: Ports["fetch"] = () => Promise.reject(new Error("nothing is fetched"));

/** Consumes a message as version `v-test`; returns the work done here, the calls of other versions and the log. */
async function consume(message: unknown, respond: Ports["fetch"] = unused) {
  const worked: (string | null)[] = [];
  const called: string[] = [];
  const work = async (jobId: string | null) => void worked.push(jobId);
  const worker = { work, workWithin: () => Promise.reject(new Error("no deadline is used")) };
  const { ports, logged } = fakePorts({});
  const fetch: Ports["fetch"] = (address, init) => {
    const headers = new Headers(init?.headers);
    called.push(`${init?.method} ${address} ${headers.get("cloudflare-workers-version-overrides")}`);
    return respond(address, init);
  };
  await createMessageConsumer("decode_sensory", worker, { ...ports, fetch })(message);
  return { worked, called, logged };
}

it("a message of the same version is worked on where it arrives", async () => {
  expect(await consume({ jobId: "a", version: "v-test" })).toEqual({ worked: ["a"], called: [], logged: [] });
  expect(await consume({ jobId: null, version: "v-test" })).toMatchObject({ worked: [null] });
});

it("a message of another version is worked on by that version, in a call held until the work is done", async () => {
  const { worked, called } = await consume({ jobId: "a", version: "v-2" }, async () => new Response("{}"));
  const route = "https://api.example.org/functions/v1/decode_sensory/work?hold=true&job_id=a";
  expect(called).toEqual([`POST ${route} decode-sensory="v-2"`]);
  expect(worked).toEqual([]);
});

it.each([
  ["does not respond", unused],
  ["rejects the call", async () => new Response("{}", { status: 503 })],
])("a message whose version %s is worked on where it arrived", async (_, respond) => {
  const { worked, logged } = await consume({ jobId: "a", version: "v-2" }, respond);
  expect(worked).toEqual(["a"]);
  expect(logged).toMatchObject([{ event: "hint_not_passed_on", operation: "decode_sensory", jobId: "a" }]);
});

it.each([null, "a", {}, { jobId: 7, version: "v-test" }, { jobId: "a" }])(
  "the malformed message %j is logged without its content and ignored",
  async (message) => {
    expect(await consume(message)).toEqual({
      worked: [],
      called: [],
      logged: [{ event: "hint_malformed", operation: "decode_sensory" }],
    });
  },
);
