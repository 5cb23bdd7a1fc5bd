import { defineConfig } from '@lingui/cli';
import { accountFolders } from './scripts/account-folders.ts';

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
      exclude: [
        '**/*.gen.ts',
        '**/*.test.*',
        '**/features/content/pages/**',
        ...accountFolders.map((room) => `**/${room}/**`),
      ],
    },
    {
      // Rooms that are opened in the account alone: their words come with its frame (src/i18n/account-words.ts).
      path: '<rootDir>/locales/{locale}/account',
      include: accountFolders.map((room) => `<rootDir>/src/${room}`),
      exclude: ['**/*.gen.ts', '**/*.test.*'],
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
