import type { Rollup } from 'vite';

/** The files of the given chunks and of everything they import statically, with their style sheets; imports come first. */
export function filesOf(bundle: Rollup.OutputBundle, from: readonly Rollup.OutputChunk[]): Set<string> {
  const files = new Set<string>();
  const visit = (chunk: Rollup.OutputBundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || files.has(chunk.fileName)) return;
    for (const next of chunk.imports) visit(bundle[next]);
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
  };
  for (const chunk of from) visit(chunk);
  return files;
}
