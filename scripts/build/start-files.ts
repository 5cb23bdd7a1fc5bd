import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

/** The last layer of the start (src/main.ts); it imports everything in the other layers. */
const lastLayer = '/src/app/start.tsx';

/**
 * Links the files of every start layer in index.html, so that they are fetched in parallel: the entry imports the
 * layers one after the other, and Vite links only the static imports of an entry.
 */
export function startFiles(): Plugin {
  return {
    name: 'start-files',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => linksOf(bundle),
    },
  };
}

function linksOf(bundle: Rollup.OutputBundle): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunksOf = (module: string) =>
    chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module) === true);
  const known = filesOf(bundle, chunksOf('/index.html'));
  const files = [...filesOf(bundle, chunksOf(lastLayer))].filter((file) => !known.has(file));
  return files.map((file) => ({
    tag: 'link',
    attrs: {
      rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload',
      crossorigin: true,
      href: `/${file}`,
    },
    injectTo: 'head',
  }));
}

/** The files of the given chunks and of everything they import statically, and their style sheets. */
function filesOf(bundle: Rollup.OutputBundle, from: readonly Rollup.OutputChunk[]): Set<string> {
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
