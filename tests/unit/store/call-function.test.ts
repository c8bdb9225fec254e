import { expect, it, vi } from "vitest";
import { createCallFunction } from "../../../shared/platform/store/create-store.ts";

it("a client that cannot be loaded fails the call and is loaded again for the next one", async () => {
  let loads = 0;
  vi.doMock("../../../shared/platform/store/transports/data-api.ts", () => {
    loads += 1;
    if (loads === 1) throw new Error("the network is down");
    return { callOverDataApi: () => async () => "answered" };
  });
  const call = createCallFunction({ url: "http://127.0.0.1:1", serviceKey: "", timeoutMs: 1, fetch });
  await expect(call("database_state", {})).rejects.toMatchObject({ code: "service_unavailable" });
  const results = Promise.all([call("database_state", {}), call("database_state", {})]);
  await expect(results).resolves.toEqual(["answered", "answered"]);
  expect(loads).toBe(2);
});
