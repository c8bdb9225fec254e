import { spawn } from "node:child_process";
import type { Account } from "./account.ts";

/** Stops the parts when this process dies without stopping them itself. */
export type Watchdog = {
  add: (pid: number, signal: "INT" | "TERM" | "KILL") => void;
  remove: (pid: number) => void;
};

// The pipe closes when the parent exits, for whatever reason; only then does the loop end and send the signals.
const script = `
trap '' INT TERM HUP
list=''
while read -r verb pid signal; do
  case $verb in
    add) list="$list $pid:$signal" ;;
    remove)
      rest=''
      for entry in $list; do
        [ "\${entry%%:*}" = "$pid" ] || rest="$rest $entry"
      done
      list=$rest ;;
  esac
done
for entry in $list; do kill -s "\${entry#*:}" "\${entry%%:*}" 2>/dev/null; done
`;

/** Starts the watchdog: a shell of about a megabyte that reads the parts' pids from a pipe. */
export function startWatchdog(account: Account | null): Watchdog {
  const shell = spawn("/bin/sh", ["-c", script], {
    ...account,
    cwd: "/",
    env: {},
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  const write = (line: string) => void (shell.stdin.writable && shell.stdin.write(`${line}\n`));
  shell.stdin.on("error", () => {});
  shell.on("error", () => {});
  shell.unref();
  return {
    add: (pid, signal) => write(`add ${pid} ${signal}`),
    remove: (pid) => write(`remove ${pid}`),
  };
}
