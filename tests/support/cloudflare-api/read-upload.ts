import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Account, StoredVersion, StoredWorker } from "./account.ts";
import { refusals } from "./api-error.ts";

type Binding = { type: string; name: string; text?: string };

/** Gzipped, of all modules together, on the paid plan. */
const mostBytes = 10 * 1024 * 1024;

/** Reads an upload of modules, as a form with the part `metadata`, into the Worker's next version. */
export async function readUpload(
  { body, contentType }: { body: Buffer; contentType: string },
  { worker, account }: { worker: StoredWorker; account: Account },
): Promise<StoredVersion> {
  const headers = { "content-type": contentType };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const part = form.get("metadata");
  const {
    main_module,
    annotations = {},
    keep_bindings = [],
    ...metadata
  } = JSON.parse(typeof part === "string" ? part : ((await part?.text()) ?? "{}"));
  const files = [...form.entries()].flatMap(([name, part]) =>
    typeof part === "string" || name === "metadata" ? [] : [{ name, part }],
  );
  const modules = await Promise.all(
    files.map(async ({ name, part }) => ({ name, bytes: Buffer.from(await part.arrayBuffer()) })),
  );
  if (gzipSync(Buffer.concat(modules.map(({ bytes }) => bytes))).length > mostBytes)
    throw refusals.tooLarge();
  const bindings: Binding[] = metadata.bindings ?? [];
  const given = bindings.filter(({ type }) => type === "secret_text");
  const kept = keep_bindings.includes("secret_text") ? (worker.versions.at(-1)?.secrets ?? {}) : {};
  return {
    id: randomUUID(),
    number: worker.versions.length + 1,
    createdOn: account.tick(),
    annotations,
    mainModule: main_module,
    modules,
    secrets: { ...kept, ...Object.fromEntries(given.map(({ name, text = "" }) => [name, text])) },
    metadata,
  };
}
