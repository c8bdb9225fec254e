import { createDataApiClient, type DataApiClient } from "../../../supabase/local/data-api-client.ts";
import { DataApiUnreachable } from "../../../supabase/local/data-api-unreachable.ts";
import { UnreachableError } from "../../run/command-error.ts";
import type { Project } from "./find-project.ts";

/** Calls of a project's functions; they throw {@link UnreachableError} where nothing answers. */
export function createCalls({ url, serviceKey }: Pick<Project, "url" | "serviceKey">): DataApiClient {
  const send = createDataApiClient(`${url}/rest/v1`, serviceKey);
  return async (name, args) => {
    try {
      return await send(name, args);
    } catch (error) {
      if (!(error instanceof DataApiUnreachable)) throw error;
      throw new UnreachableError(`Cannot reach the project: its Data API does not answer at ${url}`, {
        cause: error,
      });
    }
  };
}
