import { defineConfig } from '@lingui/cli';
import { accountFolders } from './scripts/account-folders.ts';

export default defineConfig({
  locales: ['nl', 'en', 'fr'],
  sourceLocale: 'en',
  // nl is the product's default language. There is no fallback for a message without a French or English translation,
  // because the contract test rejects catalogues with gaps.
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
      // Folders used only in the account. Their messages load with the account layout (`loadAccountMessages` in
      // src/i18n/i18n.ts).
      path: '<rootDir>/locales/{locale}/account',
      include: accountFolders.map((room) => `<rootDir>/src/${room}`),
      exclude: ['**/*.gen.ts', '**/*.test.*'],
    },
    {
      // The static pages are long and rarely opened, so their messages load only when one of them is opened.
      path: '<rootDir>/locales/{locale}/static-pages',
      include: ['<rootDir>/src/features/content/pages'],
      exclude: ['**/*.gen.ts', '**/*.test.*'],
    },
  ],
  orderBy: 'messageId',
});
