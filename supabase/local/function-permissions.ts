import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Bundle } from "../../scripts/bundle.ts";
import { settingNames } from "../../shared/platform/http/mod.ts";
import { mediaSettingNames } from "../../shared/platform/media/mod.ts";
import { modelSettingNames } from "../../shared/platform/model/mod.ts";
import { telemetrySettingNames } from "../../shared/platform/telemetry/mod.ts";

const defaultPorts: Readonly<Record<string, number>> = {
  "https:": 443,
  "postgres:": 5432,
  "postgresql:": 5432,
};

/** Every variable that some function reads. */
export const variableNames = [
  ...settingNames,
  ...modelSettingNames,
  ...mediaSettingNames,
  ...telemetrySettingNames,
];

/** Variables that contain a host which a function may call. */
const hostVariables = [
  "SUPABASE_URL",
  "PUBLIC_BASE_URL",
  "MODEL_BASE_URL",
  "DATABASE_URL",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
];

/** `variables` is the whole environment of a function's process, `flags` its Deno permissions. */
export type FunctionPermissions = { variables: Record<string, string>; flags: string[] };

/**
 * Grants a bundled function the given variables that its bundle names and calls to the hosts in them, and nothing
 * else: no files, no programs; other variables appear unset. `"network": "any"` in the function's package.json
 * opens the whole network.
 */
export function grantPermissions(
  { dir, modules }: Pick<Bundle, "dir" | "modules">,
  given: Record<string, string>,
  mayCallAny = opensNetwork(dir),
): FunctionPermissions {
  const bundle = modules.map((name) => readFileSync(join(dir, name), "utf8")).join("\n");
  const names = variableNames.filter((name) => bundle.includes(name));
  const variables = Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
  const hosts = hostVariables.flatMap((name) => readHost(variables[name]));
  const network = mayCallAny ? ["--allow-net"] : allow("net", hosts);
  return { variables, flags: [...network, ...allow("env", names), "--ignore-env"] };
}

/** Deno refuses an empty list; without the flag it allows nothing. */
function allow(what: string, names: readonly string[]): string[] {
  return names.length > 0 ? [`--allow-${what}=${names.join(",")}`] : [];
}

function readHost(url: string | undefined): string[] {
  if (url === undefined || !URL.canParse(url)) return [];
  const { hostname, port, protocol } = new URL(url);
  return [`${hostname}:${port || defaultPorts[protocol] || 80}`];
}

/** Whether the package.json of a function, above its bundle's folder, opens the whole network to it. */
export function opensNetwork(bundleDir: string): boolean {
  const manifestPath = join(dirname(bundleDir), "package.json");
  const manifest: { network?: unknown } = JSON.parse(readFileSync(manifestPath, "utf8"));
  return manifest.network === "any";
}
