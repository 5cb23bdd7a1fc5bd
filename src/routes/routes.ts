import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';
import { accountLayout, accountRoutes, draftLayout, draftRoutes } from '../route-manifest/account-routes.ts';
import { publicRoutes, staffRoutes } from '../route-manifest/public-routes.ts';
import type { RouteSpec } from '../route-manifest/route-spec.ts';

const routeOf = ({ path, module }: RouteSpec) => (path === '/' ? index(module) : route(path, module));

// The build and the development server write the tree to route-tree.gen.ts.
export const routes = rootRoute('root.tsx', [
  ...publicRoutes.map(routeOf),
  layout('_account', accountLayout, [
    ...accountRoutes.map(routeOf),
    layout('_draft', draftLayout, draftRoutes.map(routeOf)),
  ]),
  ...staffRoutes.map(routeOf),
]);
