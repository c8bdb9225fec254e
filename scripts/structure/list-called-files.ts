import { Session } from "node:inspector/promises";
import { fileURLToPath } from "node:url";

/**
 * Runs `run` twice and returns the files below `root` of which the second run has called a function, sorted. The first
 * run loads the modules and fills lazily built tables, so that neither counts.
 */
export async function listCalledFiles(root: URL, run: () => Promise<void>): Promise<string[]> {
  await run();
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    await run();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    await session.post("Profiler.stopPreciseCoverage");
    const called = result.filter(
      ({ url, functions }) => url.startsWith(root.href) && functions.some(isCalled),
    );
    return [...new Set(called.map(({ url }) => url))]
      .map((url) => fileURLToPath(url).slice(fileURLToPath(root).length))
      .sort();
  } finally {
    session.disconnect();
  }
}

type Coverage = { functionName: string; ranges: { startOffset: number; count: number }[] };

/** The first range of a function is all of it; the nameless one at the beginning is the module's top level. */
function isCalled({ functionName, ranges: [whole] }: Coverage): boolean {
  const isModule = functionName === "" && whole?.startOffset === 0;
  return !isModule && (whole?.count ?? 0) > 0;
}
