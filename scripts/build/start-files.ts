import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { filesOf } from './bundle-files.ts';

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
