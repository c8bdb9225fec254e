import type { Account, StoredDeployment, StoredVersion, StoredWorker } from "./account.ts";

// Resources as the API returns them, with the members that wrangler reads.

export function showQueue({ id, name, consumers }: Account["queues"][number]) {
  const shown = consumers.map((consumer) => ({
    consumer_id: consumer.id,
    script: consumer.script,
    type: "worker",
  }));
  return { queue_id: id, queue_name: name, consumers: shown, producers: [] };
}

export function showService({ name }: StoredWorker) {
  return {
    id: name,
    default_environment: {
      environment: "production",
      script: { id: name, tag: name, last_deployed_from: "wrangler" },
    },
  };
}

export function showWorker({ name }: StoredWorker) {
  return { id: name, name, subdomain: { enabled: false, previews_enabled: false } };
}

export function showSettings({ versions }: StoredWorker) {
  return { bindings: [], ...versions.at(-1)?.metadata };
}

export function showSecrets({ versions }: StoredWorker) {
  return Object.keys(versions.at(-1)?.secrets ?? {}).map((name) => ({ name, type: "secret_text" }));
}

export function showDeployment({ id, createdOn, annotations, versions }: StoredDeployment) {
  return {
    id,
    source: "wrangler",
    strategy: "percentage",
    author_email: "operator@example.com",
    created_on: createdOn,
    annotations,
    versions,
  };
}

export function showVersion({ id, number, createdOn, annotations, metadata }: StoredVersion) {
  return {
    id,
    number,
    metadata: {
      created_on: createdOn,
      source: "wrangler",
      author_email: "operator@example.com",
      hasPreview: false,
    },
    annotations,
    resources: {
      script: { etag: id, handlers: ["fetch"] },
      script_runtime: { usage_model: "standard" },
      bindings: metadata.bindings ?? [],
    },
  };
}
