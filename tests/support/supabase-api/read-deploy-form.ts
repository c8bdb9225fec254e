/** What a deployment uploads: files by their paths, and which of them starts. */
export type DeployForm = {
  entrypoint: string;
  importMap: string | null;
  verifyJwt: boolean;
  files: ReadonlyMap<string, Uint8Array>;
};

type Metadata = { entrypoint_path?: unknown; import_map_path?: unknown; verify_jwt?: unknown };

/** Reads the multipart body of `POST /v1/projects/{ref}/functions/deploy`. */
export async function readDeployForm(body: Buffer, contentType: string): Promise<DeployForm> {
  const form = await new Response(new Uint8Array(body), {
    headers: { "content-type": contentType },
  }).formData();
  const metadata: Metadata = JSON.parse(String(form.get("metadata")));
  const files = new Map<string, Uint8Array>();
  for (const part of form.getAll("file"))
    if (typeof part !== "string") files.set(part.name, new Uint8Array(await part.arrayBuffer()));
  return {
    entrypoint: String(metadata.entrypoint_path),
    importMap: metadata.import_map_path ? String(metadata.import_map_path) : null,
    verifyJwt: metadata.verify_jwt !== false,
    files,
  };
}
