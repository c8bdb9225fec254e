import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { UsageError } from "../../run/command-error.ts";

/**
 * Hands wrangler the variables of a file in `.env` form, as they stand there: in that form wrangler would let
 * variables of this process win. `use` gets the arguments; none without a file. The copy is gone afterwards.
 */
export async function withSecrets<Result>(
  path: string | undefined,
  use: (args: string[]) => Promise<Result>,
): Promise<Result> {
  if (path === undefined) return use([]);
  const secrets = readSecrets(path);
  const dir = mkdtempSync(join(tmpdir(), "nas-secrets-"));
  try {
    const copyPath = join(dir, "secrets.json");
    writeFileSync(copyPath, JSON.stringify(secrets), { mode: 0o600 });
    return await use(["--secrets-file", copyPath]);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function readSecrets(path: string) {
  try {
    return parseEnv(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new UsageError(`Cannot read the secrets of ${path}: there is no such file`, { cause });
  }
}
