import { accountRoutes, draftRoutes } from '../../src/route-manifest/account-routes.ts';
import { publicRoutes } from '../../src/route-manifest/public-routes.ts';
import type { RouteSpec } from '../../src/route-manifest/route-spec.ts';

/** The module information that Rolldown provides while it forms chunks. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = new URL('../../src/', import.meta.url).pathname;
const file = (name: string) => `${source}${name}`;
/** A page's component, which the router plugin splits from its route file. */
const page = (module: string) => `${source}routes/${module}?tsr-split=component---loader`;

/**
 * The app modules that `root` imports statically, including itself. Libraries are left out, because their chunks
 * follow from the imports.
 */
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
 * One chunk of the modules that at least `least` of `roots` import statically. The imports of such a module are
 * needed by the same roots, so they are in this chunk or in one of an earlier group, and chunks never import each
 * other in a cycle.
 */
function neededBy(name: string, least: number, roots: readonly string[]) {
  return chunkOf(name, (graph) => {
    const counts = new Map<string, number>();
    for (const root of roots)
      for (const id of reachOf(root, graph)) counts.set(id, (counts.get(id) ?? 0) + 1);
    return new Set([...counts].filter(([, count]) => count >= least).map(([id]) => id));
  });
}

/** One chunk of the modules that a page shares with at least one of the other screens. */
function sharedWith(name: string, root: string, others: readonly string[]) {
  return chunkOf(name, (graph) => {
    const theirs = others.map((other) => reachOf(other, graph));
    return new Set([...reachOf(root, graph)].filter((id) => theirs.some((reach) => reach.has(id))));
  });
}

/** A Rolldown chunk group with these modules. */
function chunkOf(name: string, membersOf: (graph: ModuleGraph) => ReadonlySet<string>) {
  // The client build and the server build have a module graph each, and each calls `name` once per module.
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

/** The pages on which many visits start. */
const landingPages: readonly RouteSpec[] = publicRoutes.filter(
  (spec: RouteSpec) => spec.isLandingPage === true,
);
const pages = landingPages.map(({ module }) => page(module));
const beside = [
  'app/shell/after-paint.tsx',
  'features/shell/sync/offline-bar.tsx',
  'ui/kit/use-switch-locale.ts',
].map(file);
const local = [file('app/start-local-parts.ts'), file('data/db/current-database.ts')];

/**
 * Chunks of modules that are loaded together, in the order in which a page requests them. Without these groups, each
 * module shared by two screens is a file of its own: a product page started with 98 scripts of one or two kilobytes,
 * each of which costs the phone, its connection and the server work during hydration.
 */
export const togetherGroups = [
  neededBy('pages', 2, pages),
  neededBy('shared', 2, [...pages, ...beside, ...local]),
  neededBy('answers', 1, [
    file('data/graphql/query-persistence.ts'),
    file('features/shell/navigation/use-menu.ts'),
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
  // The bell with its count, and the small account modules that many screens import.
  neededBy('signed-in', 1, [file('app/shell/signed-in-icons.tsx')]),
];

/** Screens of the account that belong to the app shell. The product page is stored after it. */
const offlineScreens = [...accountRoutes, ...draftRoutes]
  .filter(({ offline }) => offline === 'shell')
  .flatMap(({ module, layouts = [] }) => [...layouts, module].map(page));

/** Modules that the list of products loads with its path, before its page. */
const productListParts = [
  file('routes/product-list-at.ts'),
  file('features/shop/catalog/filters/active-chips.tsx'),
];

/** Modules that at least two of the account's offline screens share. They are stored together with the shell. */
export const accountGroup = without(offlineScreens, neededBy('account-shared', 2, offlineScreens));

/**
 * Modules that only one of the large pages needs, after the libraries shared with others have files of their own. The
 * page's component stays in a separate chunk, because the server finds the page's styles and code by its name.
 */
export const pageGroups = [
  sharedWith('product-shared', page('product.tsx'), offlineScreens),
  apart('product-list-parts', page('product-list.tsx'), productListParts),
  apart('product-parts', page('product.tsx')),
];

function apart(name: string, root: string, more: readonly string[] = []) {
  return without([root], neededBy(name, 1, [root, ...more]));
}

/** The group without the components of pages, which keep chunks of their own. */
function without(components: readonly string[], group: ReturnType<typeof chunkOf>) {
  return {
    ...group,
    name: (id: string, graph: ModuleGraph) => (components.includes(id) ? null : group.name(id, graph)),
  };
}
