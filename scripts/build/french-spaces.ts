import type { Plugin } from 'vite';
import { keepMarks } from '../../src/domain/text/french-spaces.ts';

/** Applies `keepMarks` to the French messages at build time. */
export function frenchSpaces(): Plugin {
  return {
    name: 'french-spaces',
    enforce: 'post',
    transform: {
      filter: { id: /\/locales\/fr\/[^/]+\.po$/ },
      handler: (code) => ({ code: keepMarks(code), map: null }),
    },
  };
}
