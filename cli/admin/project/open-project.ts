import type { Command } from "commander";
import {
  createDataApiClient,
  createDataApiLister,
  type DataApiClient,
  DataApiUnreachable,
} from "../../../supabase/local/data-api-client.ts";
import { UnreachableError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { readGlobalOptions } from "../../run/global-options.ts";
import { findProject, type Project } from "./find-project.ts";
import { type Row, readRows } from "./read-rows.ts";

/** Calls the database functions of a project; `list` reads all rows of one that returns a list. */
export type ProjectCalls = {
  call: DataApiClient;
  list: (name: string, args?: Record<string, unknown>) => Promise<Row[]>;
};

/** A project and the calls of its database functions; `isJson` if the result is printed as JSON. */
export type OpenProject = Project & ProjectCalls & { isJson: boolean };

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
  return { ...project, ...createCalls(project), isJson };
}

/** Creates the calls of a project's database functions; they throw {@link UnreachableError} while it is not available. */
export function createCalls(project: Pick<Project, "url" | "serviceKey" | "isLocal">): ProjectCalls {
  const address = [project.url, project.serviceKey] as const;
  const call = createDataApiClient(...address);
  const list = createDataApiLister(...address);
  return {
    call: (name, args) => reach(project, () => call(name, args)),
    list: async (name, args) => readRows(await reach(project, () => list(name, args))),
  };
}

async function reach<Result>(
  { url, isLocal }: Pick<Project, "url" | "isLocal">,
  send: () => Promise<Result>,
): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof DataApiUnreachable)) throw error;
    const problem = error.status === 0 ? "does not respond" : `is not available (HTTP ${error.status})`;
    throw new UnreachableError(`Cannot reach the project: its Data API ${problem} at ${url}`, {
      cause: error,
      ...(isLocal && { hint: "if npm start is still starting, wait until it prints Ready" }),
    });
  }
}
