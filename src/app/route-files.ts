import type { VirtualRootRoute, VirtualRouteNode } from '@tanstack/virtual-file-routes';

/** The file of each route below `root`, by route id, from which the chunks of a page are found. */
export function routeFiles(root: VirtualRootRoute): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const visit = (nodes: readonly VirtualRouteNode[], parent: string) => {
    for (const node of nodes) {
      if (node.type === 'physical') continue;
      const id =
        node.type === 'index' ? `${parent}/` : joined(parent, node.type === 'layout' ? node.id : node.path);
      if (node.file !== undefined && id !== null) files.set(id, node.file);
      if (node.type !== 'index' && node.children !== undefined) visit(node.children, id ?? parent);
    }
  };
  visit(root.children ?? [], '');
  return files;
}

function joined(parent: string, part: string | undefined): string | null {
  return part === undefined ? null : `${parent}/${part.replace(/^\//, '')}`;
}
