import { expect, test } from 'vitest';
import { keptAfterTheShell, splitBuild } from './manifest-split.ts';

test('the shell is kept by everyone, photo tools and HEIC decoders only on demand', () => {
  const shell = [
    { url: 'index.html', revision: 'a' },
    { url: 'assets/index-Dh1Hrqrf.js', revision: null },
    { url: 'assets/words.nl-Dh1Hrqrf.js', revision: null },
    { url: 'assets/fraunces-core-BwAcaS71.woff2', revision: null },
  ];
  const parts = splitBuild([
    ...shell,
    { url: 'assets/photos.worker-B0RCNJoP.js', revision: null },
    { url: 'assets/worker.browser-image-compression-v8C0Enl1.js', revision: null },
    'assets/worker.libheif-Baxxhgl4.js',
    { url: 'assets/worker.libheif-nX98dN_7.wasm', revision: null },
    { url: 'assets/worker.heic-to-DtMHOj1I.js', revision: null },
    { url: 'assets/words.fr-DtMHOj1I.js', revision: null },
    { url: 'assets/photo-credits-BE-BDvse.js', revision: null },
    { url: 'assets/fraunces-latin-600-FYJTOq2I.woff2', revision: null },
  ]);
  expect(parts.shell).toEqual(shell);
  expect(parts.photoTools).toEqual([
    '/assets/photos.worker-B0RCNJoP.js',
    '/assets/worker.browser-image-compression-v8C0Enl1.js',
  ]);
  expect(parts.heicDecoders).toEqual([
    '/assets/worker.libheif-Baxxhgl4.js',
    '/assets/worker.libheif-nX98dN_7.wasm',
    '/assets/worker.heic-to-DtMHOj1I.js',
  ]);
  expect(parts.otherLanguages).toEqual(['/assets/words.fr-DtMHOj1I.js']);
  expect(parts.rareScreens).toEqual([
    '/assets/photo-credits-BE-BDvse.js',
    '/assets/fraunces-latin-600-FYJTOq2I.woff2',
  ]);
});

test('SRCH-003 filters, suggestions and the pages about the shop are kept after the shell, in one language', () => {
  const parts = splitBuild(
    [
      'filter-sheet-Dh1Hrqrf.js',
      'search-panel-Dh1Hrqrf.css',
      'fuse-Dh1Hrqrf.js',
      'rare.content-faq-Dh1Hrqrf.js',
      'rare.content-selling-Dh1Hrqrf.js',
      'static-pages.nl-Dh1Hrqrf.js',
      'static-pages.fr-Dh1Hrqrf.js',
      'rare.checkout-Dh1Hrqrf.js',
      'index-Dh1Hrqrf.js',
    ].map((name) => `assets/${name}`),
  );
  expect(parts.shell).toEqual(['assets/index-Dh1Hrqrf.js']);
  const everyone = ['filter-sheet-Dh1Hrqrf.js', 'search-panel-Dh1Hrqrf.css', 'fuse-Dh1Hrqrf.js'];
  const kept = (opened: readonly string[]) =>
    keptAfterTheShell(parts, new Set(opened)).map((url) => url.replace('/assets/', ''));
  const faq = 'rare.content-faq-Dh1Hrqrf.js';
  expect(kept([])).toEqual([...everyone, faq, 'static-pages.nl-Dh1Hrqrf.js']);
  expect(kept(['/assets/words.nl-Dh1Hrqrf.js', '/assets/words.fr-Dh1Hrqrf.js'])).toEqual([
    ...everyone,
    faq,
    'static-pages.fr-Dh1Hrqrf.js',
  ]);
});
