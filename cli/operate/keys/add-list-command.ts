import type { Command } from "commander";
import type { Context } from "../../run/context.ts";
import { addProjectCommand } from "../project/add-project-command.ts";
import { openProject } from "../project/open-project.ts";
import { type Row, readRows } from "../project/read-rows.ts";
import { tellMoment, tellValue } from "../values/tell-value.ts";
import { tellScopes } from "./tell-scopes.ts";

const COLUMNS = [
  { title: "id" },
  { title: "state" },
  { title: "name", wraps: true },
  { title: "tier" },
  { title: "scopes", wraps: true },
  { title: "rate/min", alignment: "right" },
  { title: "expires", wraps: true },
] as const;

/** Adds `keys list`. */
export function addListCommand(keys: Command, context: Context): void {
  addProjectCommand(keys, "list")
    .description("list all keys, without their text")
    .addHelpText("after", "\nExamples:\n  nas keys list\n  nas keys list --json")
    .action(async (_options: unknown, command: Command) => {
      const { call, isJson } = openProject(command, context);
      const rows = readRows(await call("list_keys"));
      if (isJson) context.output.printJson(rows);
      else if (rows.length === 0) context.output.note("No keys");
      else context.output.printTable({ columns: COLUMNS, rows: rows.map(tellKey) });
    });
}

function tellKey({ id, state, name, tier, scopes, rate_per_minute, expires_at }: Row): string[] {
  const expires = expires_at === null ? "never" : tellMoment(expires_at);
  return [
    tellValue(id),
    tellValue(state),
    tellValue(name),
    tellValue(tier),
    tellScopes(scopes),
    tellValue(rate_per_minute),
    expires,
  ];
}
