/** Where a Postgres is and who logs in; `encrypted` does not ask whose certificate it is, `verified` does. */
export type PostgresAddress = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  encryption: "none" | "encrypted" | "verified";
};

const DEFAULT_PORT = 5432;

const ENCRYPTION_OF_SSLMODE = new Map<string | null, PostgresAddress["encryption"]>([
  ["disable", "none"],
  ["require", "encrypted"],
  ["verify-ca", "verified"],
  ["verify-full", "verified"],
]);

/**
 * Reads `postgres://user:password@host:port/database?sslmode=…`; null when it is none. Other parameters are left
 * out: poolers refuse at login what they do not know. Without `sslmode` only this machine is spoken to in the clear.
 */
export function readConnectionString(text: string): PostgresAddress | null {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const [user, password, database] = [url.username, url.password, url.pathname.slice(1)].map(decode);
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const sslmode = url.searchParams.get("sslmode");
  const encryption = sslmode
    ? ENCRYPTION_OF_SSLMODE.get(sslmode)
    : isThisMachine(host)
      ? "none"
      : "encrypted";
  if (!user || password === undefined || !database || !host || !encryption) return null;
  return { host, port: Number(url.port || DEFAULT_PORT), user, password, database, encryption };
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d+){3}$/.test(host);
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
