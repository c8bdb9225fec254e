import { describe, expect, it } from "vitest";
import { readDirectConnection } from "../../../shared/platform/http/create-ports.ts";
import {
  readAmbientEnvironment,
  readBoundEnvironment,
} from "../../../shared/platform/http/runtime-environment.ts";
import { readSettings } from "../../../shared/platform/http/settings.ts";
import { readConnectionString } from "../../../shared/platform/store/transports/read-connection-string.ts";

const required: Record<string, string> = {
  SUPABASE_URL: "https://project.example.org",
  SUPABASE_SERVICE_ROLE_KEY: "service",
  PUBLIC_BASE_URL: "https://api.example.org",
  WORK_SECRET: "0123456789abcdef",
};
const pooled = "postgres://nas.project:s%23cret@pooler.example.org:6543/postgres?pgbouncer=true";
const settingsOf = (variables: Record<string, string>) =>
  readSettings((name) => ({ ...required, ...variables })[name]);

describe("a connection string", () => {
  it("gives server, login and database, without the parameters that poolers reject at login", () => {
    expect(readConnectionString(pooled)).toEqual({
      host: "pooler.example.org",
      port: 6543,
      user: "nas.project",
      password: "s#cret",
      database: "postgres",
      encryption: "encrypted",
    });
  });

  it.each([
    ["postgres://u:p@127.0.0.1/db", "none"],
    ["postgresql://u:p@[::1]:5433/db", "none"],
    ["postgres://u:p@localhost/db?sslmode=require", "encrypted"],
    ["postgres://u:p@10.0.0.1/db", "encrypted"],
    ["postgres://u:p@db.example.org/db?sslmode=disable", "none"],
    ["postgres://u:p@db.example.org/db?sslmode=verify-full", "verified"],
  ])("%s is used with encryption: %s", (text, encryption) => {
    expect(readConnectionString(text)?.encryption).toBe(encryption);
  });

  it.each([
    "",
    "db.example.org",
    "https://u:p@db.example.org/db",
    "postgres://db.example.org/db",
    "postgres://u:p@db.example.org",
    "postgres://u:50%@db.example.org/db",
    "postgres://u:p@db.example.org/db?sslmode=prefer",
  ])("%o is not a connection string", (text) => {
    expect(readConnectionString(text)).toBeNull();
  });
});

describe("the settings", () => {
  it("report a malformed connection string without showing it", () => {
    const start = () => settingsOf({ DATABASE_URL: "postgres://u:s3cret@/db" });
    expect(start).toThrow(/DATABASE_URL/);
    expect(start).not.toThrow(/s3cret/);
  });

  it("settings without a connection string use the Data API", () => {
    expect(readDirectConnection(settingsOf({}), true)).toBeUndefined();
  });

  it("set how many connections are kept, where requests can share them", () => {
    const settings = settingsOf({ DATABASE_URL: "postgres://u:p@127.0.0.1/db", DATABASE_CONNECTIONS: "7" });
    expect(readDirectConnection(settings, true)?.keptConnections).toBe(7);
    expect(readDirectConnection(settings, false)?.keptConnections).toBeNull();
  });
});

describe("a Worker", () => {
  const hyperdrive = { connectionString: "postgres://u:p@0123.hyperdrive.local:5432/db?sslmode=disable" };

  it("reaches Postgres through Hyperdrive, whatever else is set, and keeps no connection", () => {
    const { readVariable, keepsConnections } = readBoundEnvironment({
      ...required,
      DATABASE_URL: pooled,
      HYPERDRIVE: hyperdrive,
    });
    expect(keepsConnections).toBe(false);
    const connection = readDirectConnection(readSettings(readVariable), keepsConnections);
    expect(connection).toMatchObject({ host: "0123.hyperdrive.local", encryption: "none" });
  });

  it("does not start with a connection string that requires TLS, to which its sockets cannot be upgraded", () => {
    const { readVariable, keepsConnections } = readBoundEnvironment({ ...required, DATABASE_URL: pooled });
    const start = () => readDirectConnection(readSettings(readVariable), keepsConnections);
    expect(start).toThrow(/HYPERDRIVE/);
    expect(start).not.toThrow(/cret/);
  });
});

it("Deno keeps connections", () => {
  expect(readAmbientEnvironment({ Deno: { env: { get: () => undefined } } })?.keepsConnections).toBe(true);
});
