import { readFileSync } from "node:fs";
import { join } from "node:path";

const path = join(import.meta.dirname, "..", "..", "..", "..", "docs", "openapi.json");

/** A schema of the document, as far as tests look into it. */
export type Schema = {
  $ref?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  type?: unknown;
} & {
  properties?: Record<string, Schema>;
};

export type Content = {
  "application/json": { schema: Schema; examples?: Record<string, { summary?: string; value: unknown }> };
};
export type Response = { $ref?: string; description: string; content: Content };
export type Operation = {
  operationId: string;
  requestBody?: { content: Content };
  responses: Record<string, Response>;
};

/** An operation with its place in the document. */
export type Route = { path: string; method: string; operation: Operation };

/** The response of a route with one status, and its place in the document. */
export type DescribedResponse = { status: number; pointer: string; response: Response };

/** The committed document. */
export const committed: {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response>; schemas: Record<string, Schema> };
} = JSON.parse(readFileSync(path, "utf8"));

/** Every operation of the document. */
export const routes: Route[] = Object.entries(committed.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** The responses of a route, with shared ones resolved. */
export function listResponses({ path, method, operation }: Route): DescribedResponse[] {
  return Object.entries(operation.responses).map(([status, response]) => {
    const own = `/paths/${path.replaceAll("/", "~1")}/${method}/responses/${status}`;
    const pointer = response.$ref?.slice(1) ?? own;
    const name = response.$ref?.split("/").at(-1) ?? "";
    return { status: Number(status), pointer, response: committed.components.responses[name] ?? response };
  });
}
