import { randomUUID } from "node:crypto";
import type { Account, StoredDeployment, StoredVersion, StoredWorker } from "./account.ts";
import { refusals } from "./api-error.ts";
import { readUpload } from "./read-upload.ts";
import {
  showDeployment,
  showQueue,
  showSecrets,
  showService,
  showSettings,
  showVersion,
  showWorker,
} from "./show.ts";

/** A call of the API, its path without `/client/v4` and `/accounts/<id>`. */
export type ApiCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Buffer;
  contentType: string;
};

type Handler = (call: ApiCall, account: Account, ...names: string[]) => unknown;

/** What wrangler asks for `deploy`, `versions`, `deployments`, `rollback`, `triggers` and `queues`. */
const handlers: readonly (readonly [string, RegExp, Handler])[] = [
  ["GET", /^\/workers\/services\/([\w-]+)$/, (_call, account, name) => showService(find(account, name))],
  [
    "GET",
    /^\/workers\/scripts\/([\w-]+)\/settings$/,
    (_call, account, name) => showSettings(find(account, name)),
  ],
  ["GET", /^\/workers\/workers\/([\w-]+)$/, (_call, account, name) => showWorker(find(account, name))],
  ["GET", /^\/workers\/scripts\/([\w-]+)\/deployments$/, listDeployments],
  ["POST", /^\/workers\/scripts\/([\w-]+)\/deployments$/, addDeployment],
  ["GET", /^\/workers\/scripts\/([\w-]+)\/versions$/, listVersions],
  ["POST", /^\/workers\/scripts\/([\w-]+)\/versions$/, addVersion],
  ["GET", /^\/workers\/scripts\/([\w-]+)\/versions\/([\w-]+)$/, showOneVersion],
  ["PUT", /^\/workers\/scripts\/([\w-]+)$/, addWorker],
  ["PATCH", /^\/workers\/scripts\/([\w-]+)\/script-settings$/, () => ({})],
  ["GET", /^\/workers\/scripts\/([\w-]+)\/script-settings$/, () => ({})],
  ["GET", /^\/workers\/scripts\/([\w-]+)\/subdomain$/, () => ({ enabled: false, previews_enabled: false })],
  ["POST", /^\/workers\/scripts\/([\w-]+)\/subdomain$/, () => ({ enabled: false, previews_enabled: false })],
  ["GET", /^\/workers\/subdomain$/, () => ({ subdomain: "rehearsal" })],
  [
    "GET",
    /^\/workers\/scripts\/([\w-]+)\/secrets$/,
    (_call, account, name) => showSecrets(find(account, name)),
  ],
  ["GET", /^\/workers\/domains\/records$/, () => []],
  ["PUT", /^\/workers\/scripts\/([\w-]+)\/routes$/, setRoutes],
  ["PUT", /^\/workers\/scripts\/([\w-]+)\/schedules$/, setSchedules],
  ["GET", /^\/zones$/, ({ query }) => [{ id: query.get("name"), name: query.get("name") }]],
  ["GET", /^\/zones\/[\w.-]+\/workers\/routes$/, listRoutes],
  ["GET", /^\/queues$/, listQueues],
  ["POST", /^\/queues$/, addQueue],
  ["POST", /^\/queues\/([\w-]+)\/consumers$/, addConsumer],
  ["PUT", /^\/queues\/([\w-]+)\/consumers\/([\w-]+)$/, () => ({})],
];

/** Returns the result of a call, or throws its error. */
export function respondToCall(call: ApiCall, account: Account): unknown {
  for (const [method, path, handle] of handlers) {
    const match = method === call.method ? path.exec(call.path) : null;
    if (match) return handle(call, account, ...match.slice(1));
  }
  throw refusals.unknownCall(`${call.method} ${call.path}`);
}

function find(account: Account, name = ""): StoredWorker {
  const worker = account.workers.get(name);
  if (!worker) throw refusals.unknownWorker();
  return worker;
}

async function addWorker(call: ApiCall, account: Account, name = ""): Promise<unknown> {
  const worker = account.workers.get(name) ?? {
    name,
    versions: [],
    deployments: [],
    routes: [],
    schedules: [],
  };
  const version = await readUpload(call, { worker, account });
  account.workers.set(name, worker);
  worker.versions.push(version);
  deploy(worker, account, {
    versions: [{ version_id: version.id, percentage: 100 }],
    annotations: version.annotations,
  });
  return {
    ...showService(worker),
    id: name,
    etag: version.id,
    // Without hyphens: wrangler reads the version from it.
    deployment_id: version.id.replaceAll("-", ""),
    startup_time_ms: 1,
    has_preview: false,
  };
}

async function addVersion(call: ApiCall, account: Account, name = ""): Promise<unknown> {
  const worker = find(account, name);
  const version = await readUpload(call, { worker, account });
  worker.versions.push(version);
  return { ...showVersion(version), startup_time_ms: 1 };
}

function addDeployment({ body }: ApiCall, account: Account, name = ""): unknown {
  const worker = find(account, name);
  const requested: Pick<StoredDeployment, "versions" | "annotations"> = JSON.parse(body.toString());
  const sum = requested.versions.reduce((total, { percentage }) => total + percentage, 0);
  if (requested.versions.length > 2) throw refusals.tooManyVersions();
  if (sum !== 100) throw refusals.shares(sum);
  for (const { version_id } of requested.versions) findVersion(worker, version_id);
  return showDeployment(deploy(worker, account, requested));
}

function deploy(
  worker: StoredWorker,
  account: Account,
  { versions, annotations = {} }: Pick<StoredDeployment, "versions" | "annotations">,
): StoredDeployment {
  const deployment = { id: randomUUID(), createdOn: account.tick(), versions, annotations };
  worker.deployments.unshift(deployment);
  return deployment;
}

function listDeployments(_call: ApiCall, account: Account, name = ""): unknown {
  return { deployments: find(account, name).deployments.slice(0, 10).map(showDeployment) };
}

function listVersions(_call: ApiCall, account: Account, name = ""): unknown {
  return { items: find(account, name).versions.toReversed().slice(0, 10).map(showVersion) };
}

function showOneVersion(_call: ApiCall, account: Account, name = "", id = ""): unknown {
  return showVersion(findVersion(find(account, name), id));
}

function findVersion({ versions }: StoredWorker, id: string): StoredVersion {
  const version = versions.find((one) => one.id === id);
  if (!version) throw refusals.unknownVersion(id);
  return version;
}

function setRoutes({ body }: ApiCall, account: Account, name = ""): unknown {
  const routes: { pattern: string }[] = JSON.parse(body.toString());
  find(account, name).routes = routes.map(({ pattern }) => pattern);
  return routes;
}

function listRoutes(_call: ApiCall, { workers }: Account): unknown {
  return [...workers.values()].flatMap(({ name, routes }) =>
    routes.map((pattern) => ({ id: pattern, pattern, script: name })),
  );
}

function setSchedules({ body }: ApiCall, account: Account, name = ""): unknown {
  const schedules: { cron: string }[] = JSON.parse(body.toString());
  find(account, name).schedules = schedules.map(({ cron }) => cron);
  return { schedules };
}

function listQueues({ query }: ApiCall, { queues }: Account): unknown {
  const names = query.getAll("name");
  return queues.filter(({ name }) => names.length === 0 || names.includes(name)).map(showQueue);
}

function addQueue({ body }: ApiCall, { queues }: Account): unknown {
  const { queue_name } = JSON.parse(body.toString());
  const queue = { id: randomUUID(), name: String(queue_name), consumers: [] };
  queues.push(queue);
  return showQueue(queue);
}

function addConsumer({ body }: ApiCall, { queues }: Account, id = ""): unknown {
  const { script_name } = JSON.parse(body.toString());
  const consumer = { id: randomUUID(), script: String(script_name) };
  queues.find((queue) => queue.id === id)?.consumers.push(consumer);
  return consumer;
}
