// Runs the checks of the repository side by side and fails where one of them does; each is shown when it has ended.
// Usage: npm run check
import { spawn } from "node:child_process";
import process from "node:process";

const commands = [
  "deno check functions/*/index.ts",
  "tsc -p .",
  "node scripts/check-sizes.ts",
  "npm run --silent openapi:check",
  "biome ci .",
  "node scripts/check-imports.ts",
];

const results = await Promise.all(commands.map(runCheck));
process.exitCode = results.every((passed) => passed) ? 0 : 1;

/** Whether a command of the shell ends well; its output is printed as a whole, under its name. */
async function runCheck(command: string): Promise<boolean> {
  const startMs = performance.now();
  const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`${code === 0 ? "passed" : "FAILED"} after ${seconds} s: ${command}`);
  process.stdout.write(Buffer.concat(chunks));
  return code === 0;
}
