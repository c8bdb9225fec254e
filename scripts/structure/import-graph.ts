import { readImports, type SourceImport } from "./source-tree.ts";

/** The imported files of each file. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which files import which: as written, and with names followed through `mod.ts` to the files that declare them. */
type ImportGraphs = { written: ImportGraph; resolved: ImportGraph };

/** Reads the imports between these files. */
export function readImportGraphs(root: string, files: readonly string[]): ImportGraphs {
  const known = new Set(files);
  const imports = new Map(
    files.map((file) => [
      file,
      readImports(root, file).filter(({ target }) => target !== null && known.has(target)),
    ]),
  );
  const graphOf = (targetsOf: (entry: SourceImport) => readonly string[]): ImportGraph =>
    new Map([...imports].map(([file, entries]) => [file, new Set(entries.flatMap(targetsOf))]));
  return {
    written: graphOf(({ target }) => (target === null ? [] : [target])),
    resolved: graphOf((entry) => findDeclarations(entry, imports)),
  };
}

function findDeclarations(
  { target, names, isReexport }: SourceImport,
  imports: ReadonlyMap<string, readonly SourceImport[]>,
): string[] {
  if (target === null) return [];
  if (isReexport || names === null || !target.endsWith("/mod.ts")) return [target];
  const reexports = (imports.get(target) ?? []).filter((entry) => entry.isReexport);
  return names.map(({ source }) => {
    const home = reexports.find((entry) => entry.names?.some(({ local }) => local === source));
    return home?.target ?? target;
  });
}

/** All files that can be reached from these ones, including themselves. */
export function findReachable(graph: ImportGraph, starts: Iterable<string>): Set<string> {
  const reached = new Set(starts);
  for (const file of reached) for (const target of graph.get(file) ?? []) reached.add(target);
  return reached;
}

/** The groups of files that import each other in a circle. */
export function findCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const grouped = new Set<string>();
  for (const file of graph.keys()) {
    if (grouped.has(file)) continue;
    const ahead = findReachable(graph, graph.get(file) ?? []);
    if (!ahead.has(file)) continue;
    const group = [...ahead].filter((other) => findReachable(graph, graph.get(other) ?? []).has(file));
    for (const other of group) grouped.add(other);
    cycles.push(group.sort());
  }
  return cycles;
}
