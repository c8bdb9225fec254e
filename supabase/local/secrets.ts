import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { signToken } from "./json-web-token.ts";

/** Created once per data folder and stored there, readable only by its owner. */
export type Secrets = {
  jwtSecret: string;
  /** The JSON web token with which PostgREST lets a caller act as `service_role`. */
  serviceKey: string;
  workSecret: string;
  /** The superuser's. */
  databasePassword: string;
  authenticatorPassword: string;
};

/** Reads the secrets of a data folder, creating them at the first call. */
export function provideSecrets(dataDir: string): Secrets {
  const path = join(dataDir, "secrets.json");
  if (existsSync(path)) return readSecrets(dataDir);
  const jwtSecret = randomBytes(32).toString("hex");
  const secrets: Secrets = {
    jwtSecret,
    serviceKey: signRoleToken("service_role", jwtSecret),
    workSecret: randomBytes(32).toString("hex"),
    databasePassword: randomBytes(24).toString("hex"),
    authenticatorPassword: randomBytes(24).toString("hex"),
  };
  writeFileSync(`${path}.draft`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.draft`, path);
  return secrets;
}

/** Reads the secrets that an earlier start has created; throws when there are none. */
export function readSecrets(dataDir: string): Secrets {
  return JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
}

/** A JSON web token (HS256) without expiry for a database role, as PostgREST reads it. */
export function signRoleToken(role: string, jwtSecret: string): string {
  return signToken({ role, iss: "nas-local" }, jwtSecret);
}
