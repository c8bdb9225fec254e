import type { OperationName } from "../kernel/operation-name.ts";

/**
 * What a request came to: a call of the operation, a poll of a job, its health, the route that wakes its worker; null
 * for a path where nothing is.
 */
export type RouteName = "call" | "poll" | "health" | "wake" | null;

const ENDS: Readonly<Record<string, "call" | "health" | "wake">> = {
  "": "call",
  "/health": "health",
  "/work": "wake",
};

/** Names the route by path and method; an operation that also takes a POST is polled by its GET. */
export function nameRoute(
  { path, method }: { path: string; method: string },
  operation: OperationName,
  methods: readonly string[],
): RouteName {
  const base = [`/functions/v1/${operation}`, `/${operation}`].find((start) => path.startsWith(start));
  const route = base === undefined ? undefined : ENDS[path.slice(base.length)];
  if (route === "call" && method === "GET" && methods.includes("POST") && methods.includes("GET"))
    return "poll";
  return route ?? null;
}
