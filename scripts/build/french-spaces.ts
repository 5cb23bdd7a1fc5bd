import type { Plugin } from 'vite';

/**
 * Replaces the spaces that French puts around these punctuation marks with no-break spaces, so that no line begins
 * with one.
 */
export function keepMarks(text: string): string {
  return text.replaceAll(/ (?=[:;!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0');
}

/** Applies `keepMarks` to the French messages at build time, so that translators can type normal spaces. */
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
