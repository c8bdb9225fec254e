import type { Command } from "commander";
import type { DataApiClient } from "../../../supabase/local/data-api-client.ts";
import type { Context } from "../../run/context.ts";
import { readGlobalOptions } from "../../run/global-options.ts";
import { createCalls } from "./create-calls.ts";
import { findProject, type Project } from "./find-project.ts";

/** A project and the calls of its functions; `isJson` where the answer is to be printed as JSON. */
export type OpenProject = Project & { call: DataApiClient; isJson: boolean };

/** The project that a command line means; its calls throw `UnreachableError` where nothing answers. */
export function openProject(command: Command, { variables }: Context): OpenProject {
  const { json: isJson, url } = readGlobalOptions(command);
  const { serviceKey } = command.opts<{ serviceKey?: string }>();
  const project = findProject({ url, serviceKey }, variables);
  return { ...project, call: createCalls(project), isJson };
}
