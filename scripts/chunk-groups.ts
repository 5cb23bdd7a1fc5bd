/** What Rolldown tells about a module while it makes chunks. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = new URL('../src/', import.meta.url).pathname;
const file = (name: string) => `${source}${name}`;
/** A page's component, which the router's plugin takes out of the file of its route. */
const page = (name: string) => `${source}routes/${name}.tsx?tsr-split=component---loader`;

/** The app's modules that are there at once when this one is, itself included. Libraries follow by themselves. */
function reachOf(root: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || !id.startsWith(source)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/**
 * One chunk of the modules that at least `least` of `roots` need at once. What such a module imports is needed by the
 * same ones, so it is in the chunk too or in one of an earlier group: no circle of chunks comes about.
 */
function neededBy(name: string, least: number, roots: readonly string[]) {
  return chunkOf(name, (graph) => {
    const counts = new Map<string, number>();
    for (const root of roots)
      for (const id of reachOf(root, graph)) counts.set(id, (counts.get(id) ?? 0) + 1);
    return new Set([...counts].filter(([, count]) => count >= least).map(([id]) => id));
  });
}

/** One chunk of what a page shares with at least one of some other screens. */
function sharedWith(name: string, root: string, others: readonly string[]) {
  return chunkOf(name, (graph) => {
    const theirs = others.map((other) => reachOf(other, graph));
    return new Set([...reachOf(root, graph)].filter((id) => theirs.some((reach) => reach.has(id))));
  });
}

/** A chunk of these modules, as Rolldown asks for it. */
function chunkOf(name: string, membersOf: (graph: ModuleGraph) => ReadonlySet<string>) {
  // The app's build and the server's have a graph each; each asks once per module.
  const known = new WeakMap<ModuleGraph, ReadonlySet<string>>();
  return {
    debugName: name,
    name(id: string, graph: ModuleGraph): string | null {
      const members = known.get(graph) ?? membersOf(graph);
      known.set(graph, members);
      return members.has(id) ? name : null;
    },
  };
}

const pages = [page('home'), page('product-list'), page('product')];
const listingParts = [file('routes/product-list-at.ts'), file('features/catalog/filters/active-chips.tsx')];
const beside = [file('app/shell/after-paint.tsx'), file('features/sync/offline-bar.tsx')];
const local = [file('app/start-local-parts.ts'), file('data/db/current-database.ts')];

/**
 * Chunks of what comes together anyway, in the order in which a page asks for it. Left alone, each module that two
 * screens share is a file of its own: a product began with 98 scripts of a kilobyte or two, and a phone, its line and the
 * server work on each of them just while the page becomes alive.
 */
export const togetherGroups = [
  neededBy('pages', 2, pages),
  neededBy('shared', 2, [...pages, ...beside, ...local]),
  neededBy('answers', 1, [
    file('data/graphql/query-persistence.ts'),
    file('features/navigation/use-menu.ts'),
  ]),
  neededBy('beside', 1, beside),
  neededBy('local', 1, local),
  neededBy(
    'fields',
    1,
    [
      'ui/kit/checkbox.tsx',
      'ui/kit/data-form.tsx',
      'domain/product/limits.ts',
      'domain/account/email.ts',
      'domain/account/person-name.ts',
    ].map(file),
  ),
  neededBy('lists', 1, [file('ui/market/use-list-state.ts')]),
];

/** Screens of the shell, which work without a network; the page of a product comes after it. */
const offlineScreens = [page('account/items-draft'), page('account/favourites')];

/**
 * What one of the large pages alone needs, once the libraries that others share too are in files of their own. The page
 * itself stays apart: the server finds its styles and its code under its name.
 */
export const pageGroups = [
  sharedWith('offline-parts', page('product'), offlineScreens),
  apart(page('product-list'), neededBy('product-list-parts', 1, [page('product-list'), ...listingParts])),
  apart(page('product'), neededBy('product-parts', 1, [page('product')])),
];

function apart(root: string, group: ReturnType<typeof neededBy>) {
  return {
    ...group,
    name: (id: string, graph: ModuleGraph) => (id === root ? null : group.name(id, graph)),
  };
}
