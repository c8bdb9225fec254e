import { type DeployOptions, deployFunction, type HostedFunction } from "./hosted-function.ts";
import { readDeployForm } from "./read-deploy-form.ts";

/** A request as the management API gets it. */
export type ManagementRequest = {
  method: string;
  path: string;
  token: string;
  contentType: string;
  body: Buffer;
};

export type ManagementResponse = { status: number; body: unknown };

/** Where a deployment can be made to fail: before anything has changed, or when the new one already serves. */
export type FailingStep = "before" | "after";

/** What one project is at this moment. */
export type ProjectState = {
  ref: string;
  token: string;
  functions: Map<string, HostedFunction>;
  secrets: Map<string, string>;
  failing: FailingStep | null;
  deployOptions: (slug: string) => Omit<DeployOptions, "form" | "slug">;
};

/** What the platform takes of a function that it bundles itself. */
const largestFunctionBytes = 5 * 1024 * 1024;

const noToken: ManagementResponse = { status: 401, body: { message: "Unauthorized" } };
const noProject: ManagementResponse = { status: 404, body: { message: "Project not found" } };
const noRoute: ManagementResponse = { status: 404, body: { message: "Not Found" } };
const noLuck: ManagementResponse = {
  status: 500,
  body: { message: "Function deploy failed due to an internal error" },
};

/** The part of Supabase's management API that its CLI asks for; refuses what that documents as refused. */
export async function respondAsManagementApi(
  request: ManagementRequest,
  project: ProjectState,
): Promise<ManagementResponse> {
  if (request.token !== project.token) return noToken;
  const url = new URL(request.path, "http://api");
  const [, ref, route = ""] = /^\/v1\/projects\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
  if (ref !== project.ref) return noProject;
  switch (`${request.method} ${route}`) {
    case "GET ":
      return { status: 200, body: { ...emptyProject, id: ref, ref } };
    case "GET /functions":
      return { status: 200, body: [...project.functions.values()].map(describe) };
    case "POST /functions/deploy":
      return deploy(request, project, url.searchParams.get("slug") ?? "");
    case "POST /secrets":
      return setSecrets(request, project);
    default:
      return noRoute;
  }
}

async function deploy(
  request: ManagementRequest,
  project: ProjectState,
  slug: string,
): Promise<ManagementResponse> {
  const { failing } = project;
  project.failing = null;
  if (failing === "before") return noLuck;
  const form = await readDeployForm(request.body, request.contentType);
  const bytes = [...form.files.values()].reduce((sum, file) => sum + file.length, 0);
  if (bytes > largestFunctionBytes)
    return { status: 413, body: { message: "Function source code exceeds the maximum deployment size" } };
  const former = project.functions.get(slug);
  try {
    const hosted = await deployFunction({ ...project.deployOptions(slug), former, slug, form });
    project.functions.set(slug, hosted);
    await former?.stop();
    return failing === "after" ? noLuck : { status: 201, body: describe(hosted) };
  } catch (error) {
    return { status: 400, body: { message: error instanceof Error ? error.message : String(error) } };
  }
}

function setSecrets({ body }: ManagementRequest, { secrets }: ProjectState): ManagementResponse {
  const given: { name: string; value: string }[] = JSON.parse(body.toString());
  for (const { name, value } of given) secrets.set(name, value);
  return { status: 201, body: null };
}

function describe({ id, slug, version, updatedAt, verifyJwt, entrypoint }: HostedFunction) {
  const times = { created_at: updatedAt, updated_at: updatedAt };
  const code = { verify_jwt: verifyJwt, entrypoint_path: entrypoint };
  return { id, slug, name: slug, status: "ACTIVE", version, ...times, ...code };
}

const emptyProject = {
  organization_id: "rehearsal",
  organization_slug: "rehearsal",
  name: "rehearsal",
  region: "eu-central-1",
  created_at: "2026-01-01T00:00:00Z",
  status: "ACTIVE_HEALTHY",
  database: { host: "127.0.0.1", version: "17", postgres_engine: "17", release_channel: "ga" },
};
