import { expect, test } from 'vitest';
import { successorsOf } from './successors.ts';

test('PWA-039 what was kept of one build has its parts in the next, whatever their hashes', () => {
  const next = [
    '/assets/cart-NEWnew00.js',
    '/assets/cart-NEWnew01.css',
    '/assets/seller-NEWnew02.js',
    '/assets/words.fr-NEW-ew03.js',
    '/assets/worker.libheif-NEWnew04.wasm',
  ];
  const kept = [
    '/assets/cart-OLDold00.js',
    '/assets/words.fr-OLD_ld01.js',
    '/assets/gone-OLDold02.js',
    '/photo.jpg',
  ];
  expect(successorsOf(kept, next)).toEqual(['/assets/cart-NEWnew00.js', '/assets/words.fr-NEW-ew03.js']);
  expect(successorsOf([], next)).toEqual([]);
});
