import { accountRoutes, draftRoutes } from './account-routes.ts';
import { publicRoutes, staffRoutes } from './public-routes.ts';
import type { RouteSpec } from './route-spec.ts';

/** Every page of the app (README.md). */
export const routeManifest: readonly RouteSpec[] = [
  ...publicRoutes,
  ...accountRoutes,
  ...draftRoutes,
  ...staffRoutes,
];

const specs = new Map(routeManifest.map((spec) => [spec.path, spec]));

/** The page of a route id of TanStack Router, which names the layouts around it; null for the root and for layouts. */
export function specOfRoute(routeId: string): RouteSpec | null {
  return specs.get(routeId.replaceAll(/\/_[^/]+/g, '')) ?? null;
}

/** The source files of a page and its layouts, relative to the root of the repository. */
export function filesOfRoute({ module, layouts = [], addressModule }: RouteSpec): readonly string[] {
  const modules = [...layouts, module, ...(addressModule === undefined ? [] : [addressModule])];
  return modules.map((name) => `src/routes/${name}`);
}
