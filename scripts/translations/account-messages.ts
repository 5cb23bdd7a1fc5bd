import { offlineParts } from '../../src/route-manifest/offline-parts.ts';
import { filesOfRoute, routeManifest } from '../../src/route-manifest/route-manifest.ts';
import { type SourceFile, scanProject } from '../source-files.ts';

/** Where every visit starts, beside the routes. */
const starts = ['src/main.ts', 'src/app/start.tsx', 'src/routes/root.tsx'];

/**
 * The source files whose messages belong to the catalogue `account`, in order: those that only pages with this
 * catalogue show (src/route-manifest). A first visit to a product does not load them. Pages that open offline have
 * their messages in the catalogue that every device stores.
 */
export async function accountMessageFiles(): Promise<readonly string[]> {
  const files = new Map((await scanProject('src/**/*.{ts,tsx}')).map((file) => [file.path, file]));
  const first = routeManifest
    .filter(({ catalogs, offline }) => !catalogs.includes('account') || offline !== 'on-open')
    .flatMap(filesOfRoute);
  const parts = offlineParts.map(({ module }) => `src/${module}`);
  const everywhere = reachOf([...starts, ...first, ...parts], files);
  return [...files.values()]
    .filter(({ path, imports }) => !everywhere.has(path) && imports.some(isLingui))
    .map(({ path }) => path)
    .filter((path) => !isElsewhere.test(path));
}

/** Static pages, which have a catalogue of their own, and files that show nothing. */
const isElsewhere = /^src\/(features\/shop\/content\/pages\/|entry-server\.tsx$)|\.d\.ts$/;

/** The functions that load what is imported in their arguments with the catalogue. */
const loaders: ReadonlySet<string> = new Set(['withAccountMessages', 'accountPart']);

const isLingui = ({ specifier }: SourceFile['imports'][number]) => specifier.startsWith('@lingui/');

/** The files that others import, directly or not, except those that are loaded with the catalogue. */
function reachOf(roots: readonly string[], files: ReadonlyMap<string, SourceFile>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = files.get(path);
    if (file === undefined || reached.has(path)) continue;
    reached.add(path);
    for (const { target, isType, calls } of file.imports)
      if (target !== null && !isType && calls?.some((name) => loaders.has(name)) !== true)
        waiting.push(target);
  }
  return reached;
}
