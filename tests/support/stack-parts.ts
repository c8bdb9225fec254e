type Part = { state: string; pid: number; restarts: number };

/** What `/health` reports of a running stack. */
type Health = { status: string; parts: { functions: Record<string, Part> } & Record<string, Part> };

/** The state of a running stack, as `/health` reports it. */
export async function readHealth(url: string): Promise<Health> {
  return (await fetch(`${url}/health`)).json();
}

/** The parts of a running stack by name, functions beside the others. */
export async function readParts(url: string): Promise<Map<string, Part>> {
  const { functions, ...others } = (await readHealth(url)).parts;
  return new Map(Object.entries({ ...others, ...functions }));
}

/** The pid of one part; throws when the stack has no such part. */
export async function readPid(url: string, name: string): Promise<number> {
  const part = (await readParts(url)).get(name);
  if (!part) throw new Error(`Cannot find part ${name}`);
  return part.pid;
}
