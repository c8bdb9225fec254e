import { expect, test } from "vitest";
import { findTrafficProject } from "../../../../cli/release/canary/canary-command.ts";

const project = { SUPABASE_URL: "https://project.example", SUPABASE_SERVICE_ROLE_KEY: "key" };
const find = (name: "cloudflare" | "local", variables: Record<string, string>, url?: string) =>
  findTrafficProject(
    { name },
    { url, serviceKey: undefined, variables: { DATA_DIR: "/nowhere", ...variables } },
  );

test("the traffic of Workers is read from the project, not from the public address", () => {
  expect(find("cloudflare", project, "https://api.example")).toMatchObject({
    url: "https://project.example",
    serviceKey: "key",
  });
});

test("the traffic of Workers is never read from a local stack: a missing project is refused", () => {
  expect(() => find("cloudflare", { SUPABASE_SERVICE_ROLE_KEY: "key" })).toThrow(
    "Cannot read the traffic: the project with its database is not set",
  );
});

test("the traffic of the local stack is its own, whatever the environment says", () => {
  expect(() => find("local", project)).toThrow("Cannot reach the stack: none is running on /nowhere");
  expect(find("local", project, "http://127.0.0.1:8800").url).toBe("http://127.0.0.1:8800");
});
