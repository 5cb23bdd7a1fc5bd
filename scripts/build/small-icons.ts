import path from 'node:path';
import type { Plugin } from 'vite';

const lineIcon = path.resolve(import.meta.dirname, '../../src/ui/kit/line-icon.ts');

/**
 * Makes Lucide's icons smaller and cheaper to render: with a component of ours (src/ui/kit/line-icon.ts), and without what only
 * React's development build reads, which are the keys of their lines, random and hard to compress, and a statement without
 * effect.
 */
export function smallIcons(): Plugin {
  return {
    name: 'small-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/ },
      handler: (code, id) => ({ code: smallIcon(code, id), map: null }),
    },
  };
}

/** Throws for an icon with an unexpected source: it would only become larger and slower, and nobody would see it. */
export function smallIcon(code: string, id: string): string {
  const small = code
    .replace(
      /^import createLucideIcon from .*$/m,
      `import { createLineIcon as createLucideIcon } from ${JSON.stringify(lineIcon)};`,
    )
    .replace(/,\s+key: "\w+"/g, '')
    .replace(/^__iconData\.node;$/m, '');
  // Some modules only name another icon.
  const isAlias = !code.includes('__iconData = ');
  if (!isAlias && (!small.includes(lineIcon) || /\bkey:/.test(small)))
    throw new Error(`${id} has an unexpected source.`);
  return small;
}
