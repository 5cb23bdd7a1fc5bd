import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { Figure } from './measure.ts';

type Chunk = { file: string; isEntry?: boolean; imports?: string[] };

// What any page with these frameworks costs before any code of the app: the floor for the first route.
const FRAMEWORKS = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { createRouter, RouterProvider, createRootRoute } from '@tanstack/react-router';
  import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
  import { i18n } from '@lingui/core';
  import { I18nProvider } from '@lingui/react';
  const router = createRouter({ routeTree: createRootRoute() });
  const tree = createElement(QueryClientProvider, { client: new QueryClient() }, createElement(RouterProvider, { router }));
  createRoot(document.body).render(createElement(I18nProvider, { i18n }, tree));
`;

/** JavaScript of the first route, compressed as it is sent (Brotli 11), compared with the frameworks alone. */
export async function benchBytes(): Promise<Figure[]> {
  const path = 'dist/.vite/manifest.json';
  if (!existsSync(path)) throw new Error('Run `npm run build` first.');
  const chunks = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const [key, chunk] of Object.entries(chunks)) if (chunk.isEntry === true) visit(key);
  const ours = [...files].filter((file) => file.endsWith('.js')).map((file) => readFileSync(`dist/${file}`));
  const bytes = ours.reduce((total, content) => total + brotliCompressSync(content).length, 0);
  return [
    {
      name: 'first route: JavaScript',
      ours: bytes / 1000,
      floor: (await frameworkBytes()) / 1000,
      floorIs: 'the frameworks alone',
      unit: 'kB',
    },
  ];
}

async function frameworkBytes(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: 'virtual:floor' } },
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === 'virtual:floor' ? `${process.cwd()}/floor.js` : null),
        load: (id) => (id.endsWith('/floor.js') ? FRAMEWORKS : null),
      },
    ],
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.reduce(
    (total, part) => total + (part.type === 'chunk' ? brotliCompressSync(part.code).length : 0),
    0,
  );
}
