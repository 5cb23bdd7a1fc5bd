interface Imports {
  readonly imports?: readonly string[];
}

/**
 * The first circle of static imports among the chunks of a build, as keys of its manifest, first one repeated; null
 * when there is none. In a circle one chunk runs before what it imports: classes extend `undefined`.
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
