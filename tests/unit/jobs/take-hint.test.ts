import { expect, it } from "vitest";
import type { Ports } from "../../../shared/http/ports.ts";
import { createHintTaker } from "../../../shared/jobs/take-hint.ts";
import { fakePorts } from "../support/fake-ports.ts";

const unused: Ports["fetch"] = () => Promise.reject(new Error("nothing is fetched"));

/** Takes a message as version `v-test`; tells what was worked on here, asked of others and logged. */
async function take(message: unknown, answer: Ports["fetch"] = unused) {
  const worked: (string | null)[] = [];
  const asked: string[] = [];
  const work = async (jobId: string | null) => void worked.push(jobId);
  const worker = { work, workInTime: () => Promise.reject(new Error("nothing is done in time")) };
  const { ports, logged } = fakePorts({});
  const fetch: Ports["fetch"] = (address, init) => {
    const headers = new Headers(init?.headers);
    asked.push(`${init?.method} ${address} ${headers.get("cloudflare-workers-version-overrides")}`);
    return answer(address, init);
  };
  await createHintTaker("decode_sensory", worker, { ...ports, fetch })(message);
  return { worked, asked, logged };
}

it("a version's own hint is worked on where it arrives", async () => {
  expect(await take({ jobId: "a", version: "v-test" })).toEqual({ worked: ["a"], asked: [], logged: [] });
  expect(await take({ jobId: null, version: "v-test" })).toMatchObject({ worked: [null] });
});

it("another version's hint is worked on by that version, whose call is held until it has", async () => {
  const { worked, asked } = await take({ jobId: "a", version: "v-2" }, async () => new Response("{}"));
  const route = "https://api.example.org/functions/v1/decode_sensory/work?hold=true&job_id=a";
  expect(asked).toEqual([`POST ${route} decode-sensory="v-2"`]);
  expect(worked).toEqual([]);
});

it.each([
  ["does not answer", unused],
  ["refuses", async () => new Response("{}", { status: 503 })],
])("a version that %s loses no hint: it is worked on where it arrived", async (_, answer) => {
  const { worked, logged } = await take({ jobId: "a", version: "v-2" }, answer);
  expect(worked).toEqual(["a"]);
  expect(logged).toMatchObject([{ event: "hint_not_passed_on", operation: "decode_sensory", jobId: "a" }]);
});

it.each([null, "a", {}, { jobId: 7, version: "v-test" }, { jobId: "a" }])(
  "the malformed message %j is logged without its content, and nothing is done",
  async (message) => {
    expect(await take(message)).toEqual({
      worked: [],
      asked: [],
      logged: [{ event: "hint_malformed", operation: "decode_sensory" }],
    });
  },
);
