import { expect, test } from 'vitest';
import { successorsOf } from './successors.ts';

test('PWA-039 what was kept of one build has its parts in the next, whatever their hashes', () => {
  const next = [
    '/assets/cart-NEWnew00.js',
    '/assets/cart-NEWnew01.css',
    '/assets/seller-NEWnew02.js',
    '/assets/messages.fr-NEW-ew03.js',
    '/assets/worker.libheif-NEWnew04.wasm',
  ];
  const kept = [
    '/assets/cart-OLDold00.js',
    '/assets/messages.fr-OLD_ld01.js',
    '/assets/gone-OLDold02.js',
    '/photo.jpg',
  ];
  expect(successorsOf(kept, next)).toEqual(['/assets/cart-NEWnew00.js', '/assets/messages.fr-NEW-ew03.js']);
  expect(successorsOf([], next)).toEqual([]);
});

test('PWA-039 files of builds that named them in another way have their successors too', () => {
  const kept = [
    '/assets/words.fr-OLDold0.js',
    '/assets/rare.account-words.fr-OLDold1.js',
    '/assets/rare.content-selling-OLDold2.js',
  ];
  const next = ['messages.fr-NEWnew0', 'account.fr-NEWnew1', 'content-selling-NEWnew2', 'seller-NEWnew3'];
  const files = next.map((name) => `/assets/${name}.js`);
  expect(successorsOf(kept, files)).toEqual(files.slice(0, 3));
});
