import { expect, test } from 'vitest';
import { successorsOf } from './successors.ts';

test('PWA-039 files stored from one build have their counterparts in the next, whatever their hashes', () => {
  const next = [
    '/assets/cart-NEWnew00.js',
    '/assets/cart-NEWnew01.css',
    '/assets/seller-NEWnew02.js',
    '/assets/messages.fr-NEW-ew03.js',
    '/assets/worker.libheif-NEWnew04.wasm',
  ];
  const cached = [
    '/assets/cart-OLDold00.js',
    '/assets/messages.fr-OLD_ld01.js',
    '/assets/gone-OLDold02.js',
    '/photo.jpg',
  ];
  expect(successorsOf(cached, next)).toEqual(['/assets/cart-NEWnew00.js', '/assets/messages.fr-NEW-ew03.js']);
  expect(successorsOf([], next)).toEqual([]);
});

test('PWA-039 files of builds with other naming have their successors too', () => {
  const cached = [
    '/assets/words.fr-OLDold0.js',
    '/assets/rare.account-words.fr-OLDold1.js',
    '/assets/rare.content-selling-OLDold2.js',
  ];
  const next = ['messages.fr-NEWnew0', 'account.fr-NEWnew1', 'content-selling-NEWnew2', 'seller-NEWnew3'];
  const files = next.map((name) => `/assets/${name}.js`);
  expect(successorsOf(cached, files)).toEqual(files.slice(0, 3));
});
