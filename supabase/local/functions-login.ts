import type { Cluster } from "./cluster.ts";
import { withDatabase } from "./cluster.ts";
import type { Secrets } from "./secrets.ts";

/** Lets functions log in to the cluster themselves, as `nas_functions`; resolves to their connection string. */
export async function provideFunctionsLogin(cluster: Cluster, secrets: Secrets): Promise<string> {
  // As much as PostgREST's login: either may call what service_role may call.
  const password = secrets.authenticatorPassword;
  await withDatabase(cluster.databaseUrl, (sql) =>
    sql.unsafe(`alter role nas_functions login password '${password}'`),
  );
  return `postgres://nas_functions:${password}@127.0.0.1:${cluster.port}/postgres`;
}
