import { defineConfig } from '@lingui/cli';

export default defineConfig({
  locales: ['nl', 'en', 'fr'],
  sourceLocale: 'en',
  // nl is the product's language: a sentence without a French or English text falls back to nothing, because the
  // contract test refuses a catalogue with gaps.
  fallbackLocales: {},
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['<rootDir>/src'],
      exclude: ['**/*.gen.ts', '**/*.test.*', '**/features/content/pages/**'],
    },
    {
      // The pages of words are long and rarely opened: theirs travel when one of them is.
      path: '<rootDir>/locales/{locale}/static-pages',
      include: ['<rootDir>/src/features/content/pages'],
      exclude: ['**/*.gen.ts', '**/*.test.*'],
    },
  ],
  orderBy: 'messageId',
});
