import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '../messages.ts';

/** What a page says about itself; src/ui/kit/page-head.tsx. Addresses are paths. */
export interface PageFacts {
  readonly title: string | null;
  readonly description?: string | undefined;
  readonly canonicalPath?: string | undefined;
  readonly image?: string | undefined;
  readonly isIndexed?: boolean | undefined;
  readonly structuredData?: readonly object[] | undefined;
}

export interface RenderedPage {
  readonly kind: 'page';
  readonly status: 200 | 404 | 410 | 500;
  readonly body: string;
  readonly facts: PageFacts;
  readonly answers: unknown;
  readonly routes: readonly string[];
}

export interface PageQuestion {
  readonly query: string;
  readonly operationName: string;
  readonly variables: unknown;
}

export interface PageRequest {
  readonly href: string;
  readonly locale: Locale;
  readonly now: number;
  readonly ask: (question: PageQuestion) => Promise<object>;
}

/** What src/entry-server.tsx exports, as far as the server uses it. */
export interface Entry {
  renderPage(
    request: PageRequest,
    scope: AsyncLocalStorage<PageRequest>,
  ): Promise<RenderedPage | { readonly kind: 'redirect'; readonly href: string }>;
  splitLocale(href: string): { readonly href: string; readonly locale: Locale | null };
  inLocale(href: string, locale: Locale): string;
  sayingLocale(href: string, locale: Locale): string;
  detectLocale(cookies: string, languages: readonly string[]): Locale;
  windowTitle(title: string): string;
  readonly servedPageId: string;
  readonly filesOfRoutes: ReadonlyMap<string, string>;
}

/** Files that a page needs before it is whole. */
export interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** The app in the form in which pages are made of it: from a build, or from sources in development. */
export interface PageApp {
  readonly entry: () => Promise<Entry>;
  /** The plain shell for an address; pages are written into it. */
  readonly template: (href: string) => Promise<string>;
  readonly filesOf: (routes: readonly string[], locale: Locale) => Promise<PageFiles>;
  /** Small files that may stand inside a page; null in development. */
  readonly textOf: ((address: string) => string | null) | null;
  /** False where the policy of pages allows styles inside the HTML (development). */
  readonly isStrict: boolean;
}

/** Tells pages apart that are made at the same time. */
export const pageScope = new AsyncLocalStorage<PageRequest>();

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The built app in `folder`; null when it was built without its server's part, as older builds and tests are. */
export function readBuiltApp(folder: string): PageApp | null {
  const entryFile = path.join(folder, 'server', 'entry-server.js');
  const manifestFile = path.join(folder, '.vite', 'manifest.json');
  if (!existsSync(entryFile) || !existsSync(manifestFile)) return null;
  const template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const chunks = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  // At the first page, not at the start: the API is ready half a second sooner.
  let loaded: Promise<Entry> | null = null;
  const entry = () => {
    loaded ??= import(pathToFileURL(entryFile).href) as Promise<Entry>;
    return loaded;
  };
  return {
    entry,
    template: async () => template,
    filesOf: async (routes, locale) => {
      const { filesOfRoutes } = await entry();
      const keys = routes.flatMap((id) => {
        const file = filesOfRoutes.get(id);
        return file === undefined
          ? []
          : [`src/routes/${file}?tsr-split=component---loader`, ...readersOf(file)];
      });
      return filesOfChunks(chunks, [...keys, `locales/${locale}/messages.po`]);
    },
    textOf: readOnce(folder),
    isStrict: true,
  };
}

/** The texts of style sheets and small scripts by their address, each read at its first use. */
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

/** What reads the address for routes whose address says more than their name (src/routes/product-list.tsx). */
function readersOf(file: string): readonly string[] {
  const readers: Readonly<Record<string, string>> = {
    'product-list.tsx': 'product-list-at.ts',
    'seller.tsx': 'product-list-at.ts',
    'similar.tsx': 'similar-at.ts',
  };
  return readers[file] === undefined ? [] : [`src/routes/${readers[file]}`];
}

/** The files of some chunks and of everything that they import, without what index.html loads anyway. */
function filesOfChunks(chunks: Readonly<Record<string, Chunk>>, keys: readonly string[]): PageFiles {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit('index.html');
  // The layers of the start (src/main.ts); index.html names their files itself.
  for (const layer of chunks['index.html']?.dynamicImports ?? []) visit(layer);
  const known = new Set(seen);
  for (const key of keys) visit(key);
  const wanted = [...seen].filter((key) => !known.has(key)).map((key) => chunks[key]);
  const styles = wanted.flatMap((chunk) => chunk?.css ?? []);
  const scripts = wanted.flatMap((chunk) => (chunk?.file.endsWith('.js') ? [chunk.file] : []));
  return { styles: addresses(styles), scripts: addresses(scripts) };
}

const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
