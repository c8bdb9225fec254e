/** Address and credentials of a Postgres server; only `verified` checks its certificate. */
export type PostgresAddress = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  encryption: "none" | "encrypted" | "verified";
};

const defaultPort = 5432;

const encryptionOfSslmode = new Map<string | null, PostgresAddress["encryption"]>([
  ["disable", "none"],
  ["require", "encrypted"],
  ["verify-ca", "verified"],
  ["verify-full", "verified"],
]);

/**
 * Parses `postgres://user:password@host:port/database?sslmode=…`; null for anything else. Other parameters are
 * dropped, because poolers reject unknown ones at login. Without `sslmode` only connections to this machine are
 * unencrypted.
 */
export function readConnectionString(text: string): PostgresAddress | null {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const [user, password, database] = [url.username, url.password, url.pathname.slice(1)].map(decode);
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const sslmode = url.searchParams.get("sslmode");
  const encryption = sslmode ? encryptionOfSslmode.get(sslmode) : isThisMachine(host) ? "none" : "encrypted";
  if (!user || password === undefined || !database || !host || !encryption) return null;
  return { host, port: Number(url.port || defaultPort), user, password, database, encryption };
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
