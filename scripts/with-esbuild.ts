let builds = 0;

/**
 * Runs a build with esbuild, which is loaded only then: it starts a process of its own, that the last of the
 * builds under way ends. Stopped under another build it would leave that waiting for ever.
 */
export async function withEsbuild<Built>(
  build: (esbuild: typeof import("esbuild")) => Promise<Built>,
): Promise<Built> {
  builds++;
  const esbuild = await import("esbuild");
  try {
    return await build(esbuild);
  } finally {
    if (--builds === 0) await esbuild.stop();
  }
}
