/** A version of a function and the percentage of requests that it serves. */
type VersionShare = { version: string; share: number };

/** The versions of a function that serve: one, or two side by side; shares add up to 100. */
export type Deployment = readonly VersionShare[];

/** The error of a request about versions; `message` has the reason. */
export type Refusal = { status: 400 | 404 | 413 | 422; message: string };

const mostVersions = 2;
const rounding = 1e-9;

/** Reads `{ "versions": [{ "version", "share" }, …] }`, or returns why it is not a deployment of these versions. */
export function readDeployment(
  value: unknown,
  known: readonly string[],
): { deployment: Deployment } | { refusal: Refusal } {
  const { versions }: { versions?: unknown } = Object(value);
  if (!Array.isArray(versions) || !versions.every(isVersionShare))
    return refuse("versions is not a list of version and share");
  const names = versions.map(({ version }) => version);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return refuse(`version ${unknown} is not known`);
  if (versions.length > mostVersions) return refuse(`there are more than ${mostVersions} versions`);
  if (new Set(names).size < names.length) return refuse("a version is named twice");
  const total = versions.reduce((sum, { share }) => sum + share, 0);
  if (Math.abs(total - 100) > rounding) return refuse(`the shares add up to ${total}, not to 100`);
  return { deployment: versions.map(({ version, share }) => ({ version, share })) };
}

/** The version with the largest share; the first of two equal ones. */
export function findLargest(deployment: Deployment): string {
  const shares = deployment.map(({ share }) => share);
  return deployment[shares.indexOf(Math.max(...shares))]?.version ?? "";
}

function isVersionShare(value: unknown): value is VersionShare {
  const { version, share }: { version?: unknown; share?: unknown } = Object(value);
  return typeof version === "string" && typeof share === "number" && share >= 0 && share <= 100;
}

function refuse(reason: string): { refusal: Refusal } {
  return { refusal: { status: 422, message: `Cannot change the deployment: ${reason}` } };
}
