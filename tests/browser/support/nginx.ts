import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findQuietPort } from "../../support/quiet-port.ts";
import { stopProcess } from "../../support/throwaway-stack.ts";

const template = new URL("../../../console/proxy/nginx.conf", import.meta.url);
const nginxPath = ["/usr/sbin/nginx", "/usr/local/bin/nginx"].find((path) => existsSync(path));

/** False if nginx is not installed: its tests are skipped. */
export const hasNginx = nginxPath !== undefined;

export type NginxOptions = { pageDir: string; serviceUrl: string; apiKey: string };

/** nginx with the shipped configuration; `url` is the address of the page. */
export type RunningNginx = { url: string; stop: () => Promise<void> };

/** Starts nginx on a free port in its own folder, and waits until it responds. */
export async function startNginx({ pageDir, serviceUrl, apiKey }: NginxOptions): Promise<RunningNginx> {
  const dir = mkdtempSync(join(tmpdir(), "nas-nginx-"));
  const port = await findQuietPort();
  const values = new Map([
    ["NAS_HOST", "127.0.0.1"],
    ["NAS_SERVICE_URL", serviceUrl],
    ["NAS_API_KEY", apiKey],
  ]);
  const site = readFileSync(template, "utf8")
    .replaceAll(/\$\{(NAS_\w+)\}/g, (_, name) => values.get(name) ?? "")
    .replaceAll("listen 8080", `listen 127.0.0.1:${port}`)
    .replaceAll("/usr/share/nginx/console", pageDir);
  writeFileSync(join(dir, "nginx.conf"), formConfiguration(dir, site), { mode: 0o600 });
  const child = spawn(nginxPath ?? "nginx", ["-p", dir, "-c", join(dir, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const stop = async () => {
    await stopProcess(child, "SIGQUIT");
    rmSync(dir, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  await waitForResponse(url, child);
  return { url, stop };
}

/** Wraps a site as the nginx image does, within one folder; a master started by root must stay root. */
function formConfiguration(dir: string, site: string): string {
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(dir, name)};`,
  );
  return `${user} daemon off; pid ${join(dir, "pid")}; events {} http { access_log off; ${paths.join(" ")} ${site} }`;
}

async function waitForResponse(url: string, child: ChildProcess): Promise<void> {
  let errors = "";
  child.stderr?.on("data", (chunk) => (errors += chunk));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Cannot start nginx: ${errors}`);
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
