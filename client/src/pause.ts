import type { Call } from "./call.ts";
import type { Ports } from "./ports.ts";
import { requireOngoing } from "./require-ongoing.ts";

/** Resolves after a time; throws as `requireOngoing` does when the call ends before. */
export async function pause(call: Call, delayMs: number, ports: Ports): Promise<void> {
  requireOngoing(call);
  await new Promise<void>((resolve) => {
    const finish = () => {
      cancelTimer();
      call.signal.removeEventListener("abort", finish);
      resolve();
    };
    const cancelTimer = ports.startTimer(finish, delayMs);
    call.signal.addEventListener("abort", finish, { once: true });
  });
  requireOngoing(call);
}
