import type { Plan } from "./plan-release.ts";
import type { Deployment } from "./release-target.ts";

/** The steps of a plan in order, as `--dry-run` tells them. */
export function describePlan(plan: Plan): string[] {
  if (plan.kind === "shares") return [`serve: ${describeShares(plan.next)}`];
  const { old, share, testsFirst } = plan;
  if (old === null) return ["upload the first version, which serves at once", "smoke test it"];
  const serve =
    share === 100
      ? "serve: the new version 100 %"
      : `serve: ${old} ${100 - share} %, the new version ${share} %`;
  if (!testsFirst) return ["upload a new version", serve, `smoke test it; should it fail, back to ${old}`];
  return [
    "upload a new version",
    `serve: ${old} 100 %, the new version 0 %`,
    "smoke test the new version",
    serve,
  ];
}

/** "a 90 %, b 10 %" */
export function describeShares(deployment: Deployment): string {
  return deployment.map(({ version, share }) => `${version} ${share} %`).join(", ") || "nothing";
}
