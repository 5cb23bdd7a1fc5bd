import { expect, test } from 'vitest';
import { cachedAfterShell, splitBuild } from './manifest-split.ts';

test('the shell is kept by everyone, photo tools and HEIC decoders only on demand', () => {
  const shell = [
    { url: 'index.html', revision: 'a' },
    { url: 'assets/index-Dh1Hrqq.js', revision: null },
    { url: 'assets/words.nl-Dh1Hrqq.js', revision: null },
    { url: 'assets/fraunces-core-BwAcaSq.woff2', revision: null },
  ];
  const parts = splitBuild([
    ...shell,
    { url: 'assets/photos.worker-B0RCNJq.js', revision: null },
    { url: 'assets/worker.browser-image-compression-v8C0Enq.js', revision: null },
    'assets/worker.libheif-Baxxhgq.js',
    { url: 'assets/worker.libheif-nX98dNq.wasm', revision: null },
    { url: 'assets/worker.heic-to-DtMHOjq.js', revision: null },
    { url: 'assets/words.fr-DtMHOjq.js', revision: null },
    { url: 'assets/photo-credits-BE-BDvq.js', revision: null },
    { url: 'assets/fraunces-latin-600-FYJTOqq.woff2', revision: null },
  ]);
  expect(parts.shell).toEqual(shell);
  expect(parts.photoTools).toEqual([
    '/assets/photos.worker-B0RCNJq.js',
    '/assets/worker.browser-image-compression-v8C0Enq.js',
  ]);
  expect(parts.heicDecoders).toEqual([
    '/assets/worker.libheif-Baxxhgq.js',
    '/assets/worker.libheif-nX98dNq.wasm',
    '/assets/worker.heic-to-DtMHOjq.js',
  ]);
  expect(parts.otherLanguages).toEqual(['/assets/words.fr-DtMHOjq.js']);
  expect(parts.rareScreens).toEqual([
    '/assets/photo-credits-BE-BDvq.js',
    '/assets/fraunces-latin-600-FYJTOqq.woff2',
  ]);
});

test('SRCH-003 filters, suggestions and the pages about the shop are kept after the shell, in one language', () => {
  const parts = splitBuild(
    [
      'filter-sheet-Dh1Hrqq.js',
      'search-panel-Dh1Hrqq.css',
      'fuse-Dh1Hrqq.js',
      'rare.content-faq-Dh1Hrqq.js',
      'rare.content-selling-Dh1Hrqq.js',
      'static-pages.nl-Dh1Hrqq.js',
      'static-pages.fr-Dh1Hrqq.js',
      'rare.checkout-Dh1Hrqq.js',
      'index-Dh1Hrqq.js',
    ].map((name) => `assets/${name}`),
  );
  expect(parts.shell).toEqual(['assets/index-Dh1Hrqq.js']);
  const everyone = ['filter-sheet-Dh1Hrqq.js', 'search-panel-Dh1Hrqq.css', 'fuse-Dh1Hrqq.js'];
  const kept = (opened: readonly string[]) =>
    cachedAfterShell(parts, new Set(opened)).map((url) => url.replace('/assets/', ''));
  const faq = 'rare.content-faq-Dh1Hrqq.js';
  expect(kept([])).toEqual([...everyone, faq, 'static-pages.nl-Dh1Hrqq.js']);
  expect(kept(['/assets/words.nl-Dh1Hrqq.js', '/assets/words.fr-Dh1Hrqq.js'])).toEqual([
    ...everyone,
    faq,
    'static-pages.fr-Dh1Hrqq.js',
  ]);
});
