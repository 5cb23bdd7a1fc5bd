import { expect, test } from 'vitest';
import type { OfflineFiles } from '#src/route-manifest/offline-files.ts';
import { filesAfterShell, openedFiles } from './files-to-store.ts';

const language = (locale: string) => ({
  messages: [`/assets/messages.${locale}-1.js`],
  staticPages: [`/assets/static-pages.${locale}-1.js`],
});
const files: OfflineFiles = {
  shell: ['/assets/home-1.js', '/assets/messages.nl-1.js'],
  idle: ['/assets/filter-sheet-1.js'],
  photos: ['/assets/photos.worker-1.js'],
  outsideShell: ['/assets/filter-sheet-1.js', '/assets/photos.worker-1.js', '/assets/checkout-1.js'],
  languages: { nl: language('nl'), en: language('en'), fr: language('fr') },
};

test('a file outside the shell is stored when a page loaded it', () => {
  const opened = new Set(['/assets/home-1.js', '/assets/checkout-1.js', '/media/photo.avif', 7]);
  expect(openedFiles(files, opened)).toEqual(['/assets/checkout-1.js']);
});

test('SRCH-003 filters, suggestions and the static pages follow the shell, in the language of the device', () => {
  const stored = (...opened: string[]) => filesAfterShell(files, new Set(opened));
  expect(stored()).toEqual(['/assets/filter-sheet-1.js', '/assets/static-pages.nl-1.js']);
  expect(stored('/assets/messages.nl-1.js', '/assets/messages.fr-1.js')).toEqual([
    '/assets/filter-sheet-1.js',
    '/assets/static-pages.fr-1.js',
  ]);
});
