import { readFileSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { locales } from './src/domain/constants/locales.ts';

/** Made by `npm run i18n:extract` from the route manifest and the imports of its pages. */
const accountFiles = JSON.parse(
  readFileSync(new URL('locales/account-files.gen.json', import.meta.url), 'utf8'),
) as readonly string[];

export default defineConfig({
  locales: [...locales],
  sourceLocale: 'en',
  // nl is the product's default language. There is no fallback for a message without a French or English translation,
  // because the contract test rejects catalogues with gaps.
  fallbackLocales: {},
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['<rootDir>/src'],
      exclude: [
        ...['**/*.gen.ts', '**/*.test.*', '**/features/shop/content/pages/**'],
        ...accountFiles.map((file) => `**/${file}`),
      ],
    },
    {
      // Their messages are loaded with the pages that show them (`loadAccountMessages` in src/i18n/i18n.ts).
      path: '<rootDir>/locales/{locale}/account',
      include: accountFiles.map((file) => `<rootDir>/${file}`),
    },
    {
      // The static pages are long and rarely opened, so their messages load only when one of them is opened.
      path: '<rootDir>/locales/{locale}/static-pages',
      include: ['<rootDir>/src/features/shop/content/pages'],
      exclude: ['**/*.gen.ts', '**/*.test.*'],
    },
    {
      // Emails, notifications and refusals of the API (server-mock/i18n.ts). The server runs without a build, and so
      // without Lingui's macros: the English message is the id.
      path: '<rootDir>/locales/{locale}/server',
      include: ['<rootDir>/server-mock'],
      exclude: ['**/*.gen.ts', '**/*.test.*', '**/db/migrations/**', '**/db/seed/**'],
    },
  ],
  orderBy: 'messageId',
});
