import type { Config } from '@tanstack/router-plugin/vite';

/** The route tree is made from the route manifest (src/routes/routes.ts), and every page gets a chunk of its own. */
export const routerOptions: Partial<Config> = {
  target: 'react',
  virtualRouteConfig: './src/routes/routes.ts',
  routesDirectory: './src/routes',
  generatedRouteTree: './src/routes/route-tree.gen.ts',
  autoCodeSplitting: true,
  // The loader of a page is in the same chunk as its component.
  codeSplittingOptions: {
    defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
  },
  disableLogging: true,
};
