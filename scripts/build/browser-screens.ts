import type { Plugin } from 'vite';
import { routeManifest } from '../../src/route-manifest/route-manifest.ts';

const empty = '\0browser-screen';

/**
 * Leaves the screens that only the browser renders out of the build for the server: those of the account and of the
 * staff desk. The server matches their routes and sends the app shell.
 */
export function browserScreens(): Plugin {
  const modules = routeManifest
    .filter(({ audience }) => audience !== 'public')
    .map(({ module }) => `/src/routes/${module}`);
  return {
    name: 'browser-screens',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      // The chunk with the component and the loader of a route, which the router's plugin splits from its file.
      filter: { id: /\?tsr-split=/ },
      handler: (source) => (modules.some((module) => source.split('?')[0]?.endsWith(module)) ? empty : null),
    },
    load: {
      filter: { id: new RegExp(`^${empty}$`) },
      handler: () => 'export {};',
    },
  };
}
