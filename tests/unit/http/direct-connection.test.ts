import { describe, expect, it } from "vitest";
import { readDirectConnection } from "../../../shared/http/direct-connection.ts";
import { readAmbientEnvironment, readBoundEnvironment } from "../../../shared/http/runtime-environment.ts";
import { readSettings } from "../../../shared/http/settings.ts";
import { readConnectionString } from "../../../shared/store/transports/read-connection-string.ts";

const REQUIRED: Record<string, string> = {
  SUPABASE_URL: "https://project.example.org",
  SUPABASE_SERVICE_ROLE_KEY: "service",
  PUBLIC_BASE_URL: "https://api.example.org",
  WORK_SECRET: "0123456789abcdef",
};
const POOLED = "postgres://nas.project:s%23cret@pooler.example.org:6543/postgres?pgbouncer=true";
const settingsOf = (variables: Record<string, string>) =>
  readSettings((name) => ({ ...REQUIRED, ...variables })[name]);

describe("a connection string", () => {
  it("names server, login and database, and leaves out what poolers refuse at login", () => {
    expect(readConnectionString(POOLED)).toEqual({
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
  ])("%s is spoken to: %s", (text, encryption) => {
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
  ])("%o is none", (text) => {
    expect(readConnectionString(text)).toBeNull();
  });
});

describe("the settings", () => {
  it("name a malformed address and never show it", () => {
    const start = () => settingsOf({ DATABASE_URL: "postgres://u:s3cret@/db" });
    expect(start).toThrow(/DATABASE_URL/);
    expect(start).not.toThrow(/s3cret/);
  });

  it("without an address leave the database to the Data API", () => {
    expect(readDirectConnection(settingsOf({}), true)).toBeUndefined();
  });

  it("say how many connections are kept, where one request's may serve another", () => {
    const settings = settingsOf({ DATABASE_URL: "postgres://u:p@127.0.0.1/db", DATABASE_CONNECTIONS: "7" });
    expect(readDirectConnection(settings, true)?.keptConnections).toBe(7);
    expect(readDirectConnection(settings, false)?.keptConnections).toBeNull();
  });
});

describe("a Worker", () => {
  const hyperdrive = { connectionString: "postgres://u:p@0123.hyperdrive.local:5432/db?sslmode=disable" };

  it("reaches Postgres where Hyperdrive says, whatever else is set, and keeps no connection", () => {
    const { readVariable, keepsConnections } = readBoundEnvironment({
      ...REQUIRED,
      DATABASE_URL: POOLED,
      HYPERDRIVE: hyperdrive,
    });
    expect(keepsConnections).toBe(false);
    const connection = readDirectConnection(readSettings(readVariable), keepsConnections);
    expect(connection).toMatchObject({ host: "0123.hyperdrive.local", encryption: "none" });
  });

  it("does not start with an address that wants TLS: its sockets cannot change over to it", () => {
    const { readVariable, keepsConnections } = readBoundEnvironment({ ...REQUIRED, DATABASE_URL: POOLED });
    const start = () => readDirectConnection(readSettings(readVariable), keepsConnections);
    expect(start).toThrow(/HYPERDRIVE/);
    expect(start).not.toThrow(/cret/);
  });
});

it("Deno keeps connections", () => {
  expect(readAmbientEnvironment({ Deno: { env: { get: () => undefined } } })?.keepsConnections).toBe(true);
});
