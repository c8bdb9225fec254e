import type { Command } from "commander";
import {
  createDataApiClient,
  type DataApiClient,
  DataApiUnreachable,
} from "../../../supabase/local/data-api-client.ts";
import { UnreachableError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { readGlobalOptions } from "../../run/global-options.ts";
import { findProject, type Project } from "./find-project.ts";

/** A project and the calls of its database functions; `isJson` if the result is printed as JSON. */
export type OpenProject = Project & { call: DataApiClient; isJson: boolean };

/** Adds a command that works on a project: the local stack, or a hosted one by `--url` and `--service-key`. */
export function addProjectCommand(parent: Command, nameAndArgs: string): Command {
  return parent
    .command(nameAndArgs)
    .option(
      "--service-key <key>",
      "key of a hosted project, with --url (or SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY)",
    );
}

/** Opens the project that a command line selects; its calls throw {@link UnreachableError} without a response. */
export function openProject(command: Command, { variables }: Context): OpenProject {
  const { json: isJson, url } = readGlobalOptions(command);
  const { serviceKey } = command.opts<{ serviceKey?: string }>();
  const project = findProject({ url, serviceKey }, variables);
  return { ...project, call: createCalls(project), isJson };
}

/** Creates the calls of a project's database functions; they throw {@link UnreachableError} while it is not available. */
export function createCalls({
  url,
  serviceKey,
  isLocal,
}: Pick<Project, "url" | "serviceKey" | "isLocal">): DataApiClient {
  const send = createDataApiClient(`${url}/rest/v1`, serviceKey);
  return async (name, args) => {
    try {
      return await send(name, args);
    } catch (error) {
      if (!(error instanceof DataApiUnreachable)) throw error;
      const problem = error.status === 0 ? "does not respond" : `is not available (HTTP ${error.status})`;
      throw new UnreachableError(`Cannot reach the project: its Data API ${problem} at ${url}`, {
        cause: error,
        ...(isLocal && { hint: "if npm start is still starting, wait until it prints Ready" }),
      });
    }
  };
}
