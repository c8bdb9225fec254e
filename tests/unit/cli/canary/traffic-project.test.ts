import { expect, test } from "vitest";
import { findTrafficProject } from "../../../../cli/release/canary/find-traffic-project.ts";

const project = { SUPABASE_URL: "https://project.example", SUPABASE_SERVICE_ROLE_KEY: "key" };
const find = (name: "cloudflare" | "local", variables: Record<string, string>, url?: string) =>
  findTrafficProject(
    { name },
    { url, serviceKey: undefined, variables: { DATA_DIR: "/nowhere", ...variables } },
  );

test("the traffic of Workers is read from the project, not from the address that callers use", () => {
  expect(find("cloudflare", project, "https://api.example")).toMatchObject({
    url: "https://project.example",
    serviceKey: "key",
  });
});

test("the traffic of Workers is never read from a local stack, but refused where no project is told", () => {
  expect(() => find("cloudflare", { SUPABASE_SERVICE_ROLE_KEY: "key" })).toThrow(
    "Cannot read the traffic: the project whose database counts it is not told",
  );
});

test("the traffic of the local stack is its own, whatever project the environment names", () => {
  expect(() => find("local", project)).toThrow("Cannot reach the stack: none runs on /nowhere");
  expect(find("local", project, "http://127.0.0.1:8800").url).toBe("http://127.0.0.1:8800");
});
