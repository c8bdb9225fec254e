let builds = 0;

/**
 * Runs a build with esbuild, which is loaded on demand. esbuild starts a process, which is stopped after the last
 * concurrent build: stopped earlier, it would leave another build waiting for ever.
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
