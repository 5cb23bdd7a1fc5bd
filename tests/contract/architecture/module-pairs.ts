import type { SourceFile } from '../../../scripts/source-files.ts';

/** Finds pairs of server modules that import each other, directly and also as types, as sentences with the files. */
export function mutualModules(files: readonly Pick<SourceFile, 'path' | 'imports'>[]): string[] {
  const evidence = new Map<string, string>();
  for (const { path, imports } of files) {
    const from = moduleOf(path);
    for (const { target } of imports) {
      const to = target === null ? null : moduleOf(target);
      if (from === null || to === null || to === from || evidence.has(`${from} ${to}`)) continue;
      evidence.set(`${from} ${to}`, `${path} imports ${target}`);
    }
  }
  return [...evidence].flatMap(([pair, there]) => {
    const [from = '', to = ''] = pair.split(' ');
    const back = evidence.get(`${to} ${from}`);
    return back === undefined || from > to
      ? []
      : [`"${from}" and "${to}" need each other: ${there}, ${back}.`];
  });
}

function moduleOf(path: string): string | null {
  return /^server-mock\/modules\/([^/]+)\//.exec(path)?.[1] ?? null;
}
