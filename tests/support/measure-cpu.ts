/** The processor time that `work` takes, in ms: unlike the time on the wall, no other process lengthens it. */
export function measureCpuMs(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}
