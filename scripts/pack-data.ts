import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import type { Plugin } from "esbuild";

/** Smaller files gain little: a packed module has a decoder, and base64 takes back a third. */
export const packedFromBytes = 16_000;

/**
 * An esbuild plugin that compresses our large JSON files. The module that results unpacks its data when it is evaluated,
 * once in a process. `node:zlib` is synchronous in all runtimes, so an importer sees no difference.
 */
export function packData(fromBytes: number = packedFromBytes): Plugin {
  return {
    name: "pack-data",
    setup(build) {
      build.onLoad({ filter: /\.json$/ }, ({ path }) => {
        const text = readFileSync(path, "utf8");
        if (text.length < fromBytes || path.includes("/node_modules/")) return undefined;
        return { contents: packedModule(JSON.stringify(JSON.parse(text))), loader: "js" };
      });
    },
  };
}

function packedModule(json: string): string {
  const packed = deflateRawSync(json, { level: 9 }).toString("base64");
  return [
    `import { Buffer } from "node:buffer";`,
    `import { inflateRawSync } from "node:zlib";`,
    `export default JSON.parse(inflateRawSync(Buffer.from("${packed}", "base64")).toString());`,
  ].join("\n");
}
