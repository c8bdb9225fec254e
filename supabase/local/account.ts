import { readFileSync, statSync } from "node:fs";

/** The operating-system user that every part runs as when the stack is started as root. */
export type Account = { uid: number; gid: number };

/**
 * Chooses the account to drop privileges to; null when the caller is not root. The owner of `ownedDir` comes first,
 * then the user behind sudo, then the system's unprivileged users. Throws when the system has none of these.
 */
export function chooseAccount(ownedDir: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(ownedDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = readSudoAccount() ?? findAccount("nobody") ?? findAccount("postgres");
  if (!account) throw new Error("Cannot start as root: the system has no unprivileged user to drop to");
  return account;
}

function readSudoAccount(): Account | null {
  const { SUDO_UID, SUDO_GID } = process.env;
  const uid = Number(SUDO_UID);
  const gid = Number(SUDO_GID);
  return SUDO_UID && SUDO_GID && uid > 0 && Number.isInteger(gid) ? { uid, gid } : null;
}

function findAccount(name: string): Account | null {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}
