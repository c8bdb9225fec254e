import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltFunction } from "../../../cli/release/release-target.ts";
import type { OperationName } from "../../../shared/platform/kernel/operation-name.ts";

/** What a generated function reports about itself and how it responds without a key, and its further files. */
export type MadeFunction = {
  says: string;
  refusal?: number;
  inEntry?: string;
  more?: Record<string, string>;
};

/** A built function of two modules that a release takes for a real one, in a folder of its own below `dir`. */
export function makeBuild(
  dir: string,
  operation: OperationName,
  { says, refusal = 401, inEntry = "", more = {} }: MadeFunction,
): BuiltFunction {
  const modules: Record<string, string> = {
    "index.js": `import{says}from"./said.js";const h={"x-function-version":Deno.env.get("DENO_DEPLOYMENT_ID")};export{app as default};const app={fetch(r){return r.url.endsWith("/health")?Response.json({data:{status:"ok",says}},{headers:h}):Response.json({error:{code:"missing_api_key"}},{status:${refusal},headers:h})}};\n${inEntry}`,
    "said.js": `const says=${JSON.stringify(says)};export{says};`,
    ...more,
  };
  mkdirSync(dir, { recursive: true });
  const distDir = mkdtempSync(join(dir, "dist-"));
  for (const [name, text] of Object.entries(modules)) writeFileSync(join(distDir, name), text);
  const totalBytes = Object.values(modules).reduce((sum, text) => sum + text.length, 0);
  const digest = Buffer.from(says.padEnd(8, ".")).toString("hex").slice(0, 16);
  return { operation, dir: distDir, modules: Object.keys(modules), digest, totalBytes };
}
