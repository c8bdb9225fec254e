import { expect, it } from "vitest";
import { apiVersions } from "../../../shared/platform/kernel/api-version.ts";
import { callToy } from "../support/call-toy.ts";
import { admission, fakePorts, jobView } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

const [version] = apiVersions;
const spoken = {
  ...toyOperation(),
  earlier: {
    [version]: {
      toLatest: (body: object) => ("words" in body ? { text: body.words } : body),
      fromLatest: (result: unknown) => ({ words: result }),
    },
  },
};

it("a body of an earlier version is translated to the latest version and validated as such", async () => {
  const inputs: unknown[] = [];
  const { ports } = fakePorts({
    admit: async ({ job }) => {
      inputs.push(job?.input);
      return admission({ jobId: job?.id ?? null });
    },
  });
  const accepted = await callToy(spoken, ports, { body: { words: "egg" } });
  expect([accepted.status, accepted.headers.get("service-api-version")]).toEqual([202, version]);
  expect(inputs).toEqual([{ text: "egg" }]);
  const refused = await callToy(spoken, ports, { body: { words: 1 } });
  expect(refused.status).toBe(400);
});

it("a result is shown in the form of the earlier version, and a missing result stays missing", async () => {
  const jobId = "0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b";
  const show = async (result: unknown) => {
    const job = jobView({ status: result === null ? "queued" : "completed", result });
    const { ports } = fakePorts({ pollJob: async () => ({ outcome: "ok", job, ratePerMinute: 60 }) });
    return (await callToy(spoken, ports, { query: `?job_id=${jobId}` })).json.data.result;
  };
  expect(await show("egg")).toEqual({ words: "egg" });
  expect(await show(null)).toBeNull();
});
