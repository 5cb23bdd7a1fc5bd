import type { SourceFile } from '../../../scripts/source-files.ts';

/**
 * Finds import cycles, imports of types included: the groups of files of which each reaches every other one (strongly
 * connected components, R. Tarjan, https://doi.org/10.1137/0201010). The files of a group are sorted by path.
 */
export function cyclesOf(files: readonly SourceFile[]): readonly (readonly string[])[] {
  const paths = new Set(files.map(({ path }) => path));
  const imported = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.flatMap(({ target }) => (target !== null && paths.has(target) ? [target] : [])),
    ]),
  );
  const indexes = new Map<string, number>();
  const stack: string[] = [];
  const waiting = new Set<string>();
  const cycles: string[][] = [];

  /** Returns the lowest index that the file reaches. */
  const visit = (path: string): number => {
    const index = indexes.size;
    indexes.set(path, index);
    stack.push(path);
    waiting.add(path);
    let lowest = index;
    for (const next of imported.get(path) ?? []) {
      const seen = indexes.get(next);
      if (seen === undefined) lowest = Math.min(lowest, visit(next));
      else if (waiting.has(next)) lowest = Math.min(lowest, seen);
    }
    if (lowest === index) {
      const group = stack.splice(stack.indexOf(path));
      for (const one of group) waiting.delete(one);
      if (group.length > 1 || imported.get(path)?.includes(path) === true) cycles.push(group.toSorted());
    }
    return lowest;
  };

  for (const { path } of files) if (!indexes.has(path)) visit(path);
  return cycles;
}
