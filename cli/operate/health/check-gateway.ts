import type { Project } from "../project/find-project.ts";
import { tellValue } from "../values/tell-value.ts";
import { askHealth } from "./ask-health.ts";
import type { PartHealth } from "./health.ts";

const PARTS = ["gateway", "postgres", "postgrest"] as const;

/** The processes of the local stack. A hosted project has no such route: its platform watches them. */
export async function checkGateway({ url, isLocal }: Project, signal: AbortSignal): Promise<PartHealth[]> {
  const answer = await askHealth(`${url}/health`, signal);
  const parts = answer?.body.parts;
  if (typeof parts !== "object" || parts === null)
    return isLocal ? [{ part: "gateway", isWell: false, told: "does not answer" }] : [];
  const known = new Map<string, unknown>(Object.entries(parts));
  return PARTS.map((part) => describePart(part, known.get(part)));
}

function describePart(part: string, status: unknown): PartHealth {
  const { state, pid, restarts = 0 }: Record<string, unknown> = Object(status);
  const again = restarts === 0 ? "" : `, restarts: ${tellValue(restarts)}`;
  return {
    part,
    isWell: state === "running",
    told: `${tellValue(state)}, process ${tellValue(pid)}${again}`,
  };
}
