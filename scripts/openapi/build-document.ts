import { apiVersion } from "../../shared/platform/kernel/mod.ts";
import { describeHeaders, parameters } from "./components.ts";
import { describeOpenPaths } from "./describe-open-paths.ts";
import { describeOperation } from "./describe-operation.ts";
import { addErrorSchemas } from "./error-schemas.ts";
import type { JsonObject } from "./json-object.ts";
import type { OperationSource } from "./operation-source.ts";
import { addJobSchemas } from "./response-schemas.ts";
import { SchemaCollector } from "./schema-collector.ts";
import { shareResponses } from "./share-responses.ts";

/** Builds the OpenAPI 3.1 document of the service. The same sources give the same document. */
export function buildDocument(sources: readonly OperationSource[], description: string): JsonObject {
  const schemas = new SchemaCollector();
  addErrorSchemas(schemas);
  addJobSchemas(schemas);
  const operations = sources.map((source) => [
    `/functions/v1/${source.name}`,
    describeOperation(source, schemas),
  ]);
  const { paths, responses } = shareResponses({ ...Object.fromEntries(operations), ...describeOpenPaths() });
  const tags = sources.map(({ name, reference }) => ({ name, description: reference.summary }));
  return {
    openapi: "3.1.0",
    info: {
      title: "Nutrition Analysis Service",
      version: apiVersion,
      summary: "What food contains, how it tastes, what it does, and what to cook instead",
      description,
      contact: { name: "Maintainers of the Nutrition Analysis Service" },
      license: { name: "Apache License 2.0", identifier: "Apache-2.0" },
    },
    servers: describeServers(),
    security: [{ apiKey: [] }],
    tags: [...tags, { name: "service", description: "Endpoints that need no key" }],
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: "apiKey",
          in: "header",
          name: "x-api-key",
          description: "An API key, kept on your server. It needs the scope of the operation.",
        },
      },
      parameters,
      headers: describeHeaders(),
      responses,
      schemas: schemas.list(),
    },
  };
}

function describeServers(): JsonObject[] {
  return [
    { url: "http://127.0.0.1:8787", description: "The local stack" },
    {
      url: "https://{host}",
      description: "A deployment",
      variables: { host: { default: "project.supabase.co", description: "Host that serves the functions" } },
    },
  ];
}
