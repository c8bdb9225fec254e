import type { Command } from "commander";
import type { Context } from "../../run/context.ts";
import { addCreateCommand } from "./add-create-command.ts";
import { addListCommand } from "./add-list-command.ts";
import { addRevokeCommand } from "./add-revoke-command.ts";
import { addRotateCommand } from "./add-rotate-command.ts";
import { addSetCommand } from "./add-set-command.ts";
import { addShowCommand } from "./add-show-command.ts";

/** Adds `keys`: who may call which operation, how often and until when. */
export function addKeysCommands(program: Command, context: Context): void {
  const keys = program.command("keys").description("create, list, change, rotate and revoke API keys");
  addCreateCommand(keys, context);
  addListCommand(keys, context);
  addShowCommand(keys, context);
  addSetCommand(keys, context);
  addRevokeCommand(keys, context);
  addRotateCommand(keys, context);
}
