import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Entry, PageApp } from '../../server-mock/pages/built-app.ts';
import { createPageMaker } from '../../server-mock/pages/make-page.ts';
import type { PageSource } from '../../server-mock/pages/page-source.ts';

/** Renders pages from the current sources, in this thread. In development Vite loads styles through the scripts. */
export function sourcePages(vite: ViteDevServer, root: string): PageSource {
  const app: PageApp = {
    entry: async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as Entry,
    template: (href) => vite.transformIndexHtml(href, readFileSync(path.join(root, 'index.html'), 'utf8')),
    filesOf: async () => ({ styles: stylesOf(vite), scripts: [] }),
    textOf: null,
    isStrict: false,
  };
  const { template, isStrict } = app;
  return { template, isStrict, makePage: createPageMaker(app), close: async () => undefined };
}

/** All style sheets imported by the pages rendered so far, so that no page is unstyled before its scripts run. */
function stylesOf(vite: ViteDevServer): readonly string[] {
  const { moduleGraph } = vite.environments.ssr;
  return [...moduleGraph.idToModuleMap.values()]
    .filter(({ url }) => /\.css$/.test(url))
    .map(({ url }) => `${url}?direct`);
}
