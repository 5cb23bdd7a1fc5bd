import path from 'node:path';
import type { Plugin } from 'vite';

const lineIcon = path.resolve(import.meta.dirname, '../../src/ui/kit/line-icon.ts');

/**
 * Makes Lucide's icons smaller and cheaper to show: with a component of ours (src/ui/kit/line-icon.ts), and without what only
 * React's development build reads, which are the keys of their lines, random and hard to compress, and a statement without
 * effect. The latter took 5 kB of the app shell.
 */
export function smallIcons(): Plugin {
  return {
    name: 'small-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/ },
      handler: (code) => ({
        code: code
          .replace(
            /^import createLucideIcon from .*$/m,
            `import { createLineIcon as createLucideIcon } from ${JSON.stringify(lineIcon)};`,
          )
          .replace(/,\s+key: "\w+"/g, '')
          .replace(/^__iconData\.node;$/m, ''),
        map: null,
      }),
    },
  };
}
