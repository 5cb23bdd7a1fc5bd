interface Imports {
  readonly imports?: readonly string[];
}

/**
 * The first cycle of static imports among the chunks of a build, as manifest keys with the first one repeated; null
 * without a cycle. In a cycle, one chunk runs before its imports, so that classes extend `undefined`.
 */
export function importCycle(chunks: Readonly<Record<string, Imports>>): readonly string[] | null {
  const whole = new Set<string>();
  const visit = (key: string, path: readonly string[]): readonly string[] | null => {
    const start = path.indexOf(key);
    if (start >= 0) return [...path.slice(start), key];
    if (whole.has(key)) return null;
    for (const next of chunks[key]?.imports ?? []) {
      const cycle = visit(next, [...path, key]);
      if (cycle !== null) return cycle;
    }
    whole.add(key);
    return null;
  };
  for (const key of Object.keys(chunks)) {
    const cycle = visit(key, []);
    if (cycle !== null) return cycle;
  }
  return null;
}
