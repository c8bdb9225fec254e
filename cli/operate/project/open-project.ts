import type { Command } from "commander";
import { createDataApiClient, type DataApiClient } from "../../../supabase/local/data-api-client.ts";
import { DataApiUnreachable } from "../../../supabase/local/data-api-unreachable.ts";
import { UnreachableError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { readGlobalOptions } from "../../run/global-options.ts";
import { findProject, type Project } from "./find-project.ts";

/** A project and the calls of its functions; `isJson` where the answer is to be printed as JSON. */
export type OpenProject = Project & { call: DataApiClient; isJson: boolean };

/** The project that a command line means; its calls throw {@link UnreachableError} where nothing answers. */
export function openProject(command: Command, { variables }: Context): OpenProject {
  const { json: isJson, url } = readGlobalOptions(command);
  const { serviceKey } = command.opts<{ serviceKey?: string }>();
  const project = findProject({ url, serviceKey }, variables);
  const send = createDataApiClient(`${project.url}/rest/v1`, project.serviceKey);
  const call: DataApiClient = async (name, args) => {
    try {
      return await send(name, args);
    } catch (error) {
      if (!(error instanceof DataApiUnreachable)) throw error;
      throw new UnreachableError(`Cannot reach the project: its Data API does not answer at ${project.url}`, {
        cause: error,
      });
    }
  };
  return { ...project, call, isJson };
}
