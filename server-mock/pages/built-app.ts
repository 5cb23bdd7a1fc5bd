import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesOfRoute, specOfRoute } from '#src/route-manifest/route-manifest.ts';
import type { Locale } from '../messages.ts';

export interface RenderedPage {
  readonly kind: 'page';
  readonly status: 200 | 404 | 410 | 500;
  /** The metadata of the page. */
  readonly head: string;
  readonly body: string;
  readonly routes: readonly string[];
  readonly hasSecretLink: boolean;
}

export interface PageQuestion {
  readonly query: string;
  readonly operationName: string;
  readonly variables: unknown;
}

export interface PageRequest {
  /** Path and query, without the language. */
  readonly href: string;
  readonly locale: Locale;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly nonce: string;
  /** The public base URL of the server, without a trailing slash. */
  readonly origin: string;
  readonly ask: (question: PageQuestion) => Promise<object>;
}

/** The exports of src/entry-server.tsx that the server uses. */
export interface Entry {
  renderPage(
    request: PageRequest,
    scope: AsyncLocalStorage<PageRequest>,
  ): Promise<
    | RenderedPage
    | { readonly kind: 'redirect'; readonly href: string }
    | { readonly kind: 'shell'; readonly hasSecretLink: boolean }
  >;
}

/** Files that must be loaded before a page is complete. */
export interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** The app for server rendering: from a build, or from sources in development. */
export interface PageApp {
  readonly entry: () => Promise<Entry>;
  /** Returns the plain shell for a URL, into which pages are inserted. */
  readonly template: (href: string) => Promise<string>;
  readonly filesOf: (routes: readonly string[], locale: Locale) => Promise<PageFiles>;
  /** Reads small files that may be inlined in a page; null in development. */
  readonly textOf: ((address: string) => string | null) | null;
  /** False if the content security policy allows inline styles (development). */
  readonly isStrict: boolean;
}

/** Keeps concurrent page renders apart. */
export const pageScope = new AsyncLocalStorage<PageRequest>();

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const entryIn = (folder: string) => path.join(folder, 'server', 'entry-server.js');
const manifestIn = (folder: string) => path.join(folder, '.vite', 'manifest.json');

/** False for an app that was built without the server bundle, as in older builds and some tests. */
export function hasServerBundle(folder: string): boolean {
  return existsSync(entryIn(folder)) && existsSync(manifestIn(folder));
}

/** Reads the built app in `folder`, which has the server bundle. */
export function readBuiltApp(folder: string): PageApp {
  const template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const chunks = JSON.parse(readFileSync(manifestIn(folder), 'utf8')) as Record<string, Chunk>;
  let loaded: Promise<Entry> | null = null;
  const entry = () => {
    loaded ??= import(pathToFileURL(entryIn(folder)).href) as Promise<Entry>;
    return loaded;
  };
  return {
    entry,
    template: async () => template,
    filesOf: async (routes, locale) => {
      const files = routes.flatMap((id) => {
        const spec = specOfRoute(id);
        return spec === null ? [] : filesOfRoute(spec);
      });
      const keys = files.flatMap((file) => [file, `${file}?tsr-split=component---loader`]);
      return filesOfChunks(chunks, [...keys, `locales/${locale}/messages.po`]);
    },
    textOf: readOnce(folder),
    isStrict: true,
  };
}

/** Returns a function that reads style sheets and small scripts by path, each only once. */
function readOnce(folder: string): (address: string) => string | null {
  const texts = new Map<string, string | null>();
  return (address) => {
    const known = texts.get(address);
    if (known !== undefined) return known;
    const file = path.join(folder, address);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
    texts.set(address, text);
    return text;
  };
}

/** Returns the files of chunks and of everything they import, except those that index.html loads anyway. */
function filesOfChunks(chunks: Readonly<Record<string, Chunk>>, keys: readonly string[]): PageFiles {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit('index.html');
  // The layers that src/main.ts loads at startup; index.html already lists their files.
  for (const layer of chunks['index.html']?.dynamicImports ?? []) visit(layer);
  const known = new Set(seen);
  for (const key of keys) visit(key);
  const wanted = [...seen].filter((key) => !known.has(key)).map((key) => chunks[key]);
  const styles = wanted.flatMap((chunk) => chunk?.css ?? []);
  const scripts = wanted.flatMap((chunk) => (chunk?.file.endsWith('.js') ? [chunk.file] : []));
  return { styles: addresses(styles), scripts: addresses(scripts) };
}

const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
