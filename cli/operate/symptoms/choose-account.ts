import { RefusedError, UsageError } from "../../run/command-error.ts";
import type { OpenProject } from "../project/open-project.ts";
import { readRows } from "../project/read-rows.ts";
import { readUuid } from "../values/read-uuid.ts";

/** The options that say whose account is meant. */
export type AccountOptions = { key?: string; account?: string };

/** What finds the account in a project; a command line that names none is refused before anything is asked. */
export function chooseAccount({
  key,
  account,
}: AccountOptions): (project: Pick<OpenProject, "call">) => Promise<string> {
  if ((key === undefined) === (account === undefined))
    throw new UsageError("Cannot find the account: either --key or --account is needed");
  if (account !== undefined) {
    const id = readUuid("--account", account);
    return async () => id;
  }
  return async function findAccountOfKey({ call }) {
    const found = readRows(await call("list_keys")).find(({ id }) => id === key);
    if (!found) throw new RefusedError("Cannot find the account: the key does not exist");
    return String(found.account_id);
  };
}
