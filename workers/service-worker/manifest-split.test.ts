import { expect, test } from 'vitest';
import { splitBuild } from './manifest-split.ts';

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
