import { resolve } from "node:path";
import type { Host } from "./launch.ts";

/**
 * How a program whose working directory is `dir` (the stack's folder unless told) names a path below it. With
 * an account it goes through /proc, since the account may be unable to enter the folders above, as in a
 * checkout of root's below a folder of mode 700.
 */
export function reachablePath(
  path: string,
  { stackDir, account }: Pick<Host, "stackDir" | "account">,
  dir = stackDir,
): string {
  return account && process.platform === "linux" ? resolve("/proc/self/cwd", path) : resolve(dir, path);
}
