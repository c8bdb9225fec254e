import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundleFunction } from "../../../scripts/bundle.ts";
import type { OperationName } from "../../../shared/platform/kernel/operation-name.ts";
import { workerNameOf } from "../../../shared/platform/kernel/version-override.ts";
import type { CloudflareApi } from "../../support/cloudflare-api/start-cloudflare-api.ts";

/** Bindings of a version: the first of a Worker has the secrets, the others keep them. */
type Bindings = { secrets: Record<string, string> } | { share: number };

/**
 * Uploads a function's build without wrangler, each run of which takes seconds: as the first version of its Worker, or
 * as one that serves a share beside the latest. Returns its id.
 */
export async function uploadDirectly(
  api: CloudflareApi,
  operation: OperationName,
  given: Bindings,
): Promise<string> {
  const path = `/workers/scripts/${workerNameOf(operation)}`;
  const [old] = api.worker(workerNameOf(operation))?.deployments[0]?.versions ?? [];
  if ("secrets" in given) {
    await call(api, "PUT", path, await formUpload(operation, { bindings: bindSecrets(given.secrets) }));
    const route = { pattern: `${new URL(api.url).hostname}/functions/v1/${operation}*` };
    await call(api, "PUT", `${path}/routes`, JSON.stringify([route]));
    return findLatest(api, operation);
  }
  await call(
    api,
    "POST",
    `${path}/versions`,
    await formUpload(operation, { keep_bindings: ["secret_text"] }),
  );
  const version = findLatest(api, operation);
  const versions = [
    { version_id: old?.version_id, percentage: 100 - given.share },
    { version_id: version, percentage: given.share },
  ];
  await call(api, "POST", `${path}/deployments`, JSON.stringify({ strategy: "percentage", versions }));
  return version;
}

function bindSecrets(secrets: Record<string, string>) {
  return Object.entries(secrets).map(([name, text]) => ({ type: "secret_text", name, text }));
}

async function formUpload(operation: OperationName, metadata: object): Promise<FormData> {
  const { dir, modules } = await bundleFunction(operation);
  const form = new FormData();
  form.set("metadata", JSON.stringify({ main_module: "index.js", ...metadata }));
  for (const name of modules)
    form.set(
      name,
      new Blob([readFileSync(join(dir, name))], { type: "application/javascript+module" }),
      name,
    );
  return form;
}

function findLatest(api: CloudflareApi, operation: OperationName): string {
  const version = api.worker(workerNameOf(operation))?.versions.at(-1);
  if (!version) throw new Error(`Cannot find the version of ${operation}: none was uploaded`);
  return version.id;
}

async function call(
  { variables }: CloudflareApi,
  method: string,
  path: string,
  body: BodyInit,
): Promise<void> {
  const {
    CLOUDFLARE_API_BASE_URL: root,
    CLOUDFLARE_ACCOUNT_ID: account,
    CLOUDFLARE_API_TOKEN: token,
  } = variables;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${root}/accounts/${account}${path}`, { method, headers, body });
  if (!response.ok) throw new Error(`Cannot upload: ${await response.text()}`);
}
