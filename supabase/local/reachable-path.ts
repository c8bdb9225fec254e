import { resolve } from "node:path";
import type { Host } from "./launch.ts";

/**
 * The path of a file for a program whose working directory is `dir`, by default the stack's folder. With an account it
 * goes through /proc, since the account may be unable to enter the folders above, as in root's checkout in a folder of
 * mode 700.
 */
export function reachablePath(
  path: string,
  { stackDir, account }: Pick<Host, "stackDir" | "account">,
  dir = stackDir,
): string {
  return account && process.platform === "linux" ? resolve("/proc/self/cwd", path) : resolve(dir, path);
}
