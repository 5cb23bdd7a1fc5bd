import type { Plugin } from 'vite';

/** The marks that French sets off with a space: one that does not break, so that none begins a line by itself. */
export function keepMarks(text: string): string {
  return text.replaceAll(/ (?=[:;!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0');
}

/** Does so in the French words as they are built, so that translators need not think of it. */
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
