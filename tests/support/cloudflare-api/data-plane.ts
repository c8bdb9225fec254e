import type { IncomingMessage, ServerResponse } from "node:http";
import { proxyRequest } from "../../../supabase/local/proxy.ts";
import type { Account, StoredDeployment, StoredVersion, StoredWorker } from "./account.ts";
import { chooseVersion } from "./choose-version.ts";
import { applyRule, type HeaderRule } from "./header-rule.ts";
import { startVersion, type VersionProcess } from "./version-process.ts";

/** A zone: requests go by their route to a Worker, and there to one version of its deployment. */
export type DataPlane = {
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  setRule: (rule: HeaderRule | null) => void;
  lag: (requests: number) => void;
  close: () => Promise<void>;
};

/** Serves the Workers of an account; a version starts with its first request. */
export function createDataPlane(account: Account): DataPlane {
  const processes = new Map<string, Promise<VersionProcess>>();
  let rule: HeaderRule | null = null;
  let lagging = 0;

  const run = (version: StoredVersion) => {
    const process = processes.get(version.id) ?? startVersion(version);
    processes.set(version.id, process);
    return process;
  };
  const findDeployment = ({ deployments }: StoredWorker): StoredDeployment | undefined =>
    lagging-- > 0 ? (deployments[1] ?? deployments[0]) : deployments[0];

  return {
    async serve(request, response) {
      if (rule) applyRule(rule, request.headers);
      const worker = findWorker(account, `${request.headers.host?.split(":")[0]}${request.url}`);
      const deployment = worker && findDeployment(worker);
      if (!worker || !deployment) return refuse(response, 404, "error code: 1042");
      const read = (name: string) => String(request.headers[name] ?? "");
      const id = chooseVersion(deployment, { worker: worker.name, read, random: Math.random });
      const version = worker.versions.find((one) => one.id === id);
      if (!version) return refuse(response, 500, "error code: 1101");
      try {
        const { port } = await run(version);
        const onUnavailable = () => refuse(response, 500, "error code: 1101");
        proxyRequest(request, response, { port, path: request.url ?? "/", onUnavailable });
      } catch {
        refuse(response, 500, "error code: 1101");
      }
    },
    setRule: (next) => {
      rule = next;
    },
    lag: (requests) => {
      lagging = requests;
    },
    async close() {
      const started = await Promise.allSettled(processes.values());
      await Promise.all(started.map((one) => (one.status === "fulfilled" ? one.value.stop() : undefined)));
    },
  };
}

/** Patterns end with a star or match whole; the most specific one wins. */
function findWorker({ workers }: Account, address: string): StoredWorker | undefined {
  const matches = [...workers.values()].flatMap((worker) =>
    worker.routes
      .filter((route) => (route.endsWith("*") ? address.startsWith(route.slice(0, -1)) : address === route))
      .map((route) => ({ worker, length: route.length })),
  );
  return matches.toSorted((a, b) => b.length - a.length)[0]?.worker;
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain" });
  response.end(text);
}
