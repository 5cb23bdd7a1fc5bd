import { describe, expect, test } from 'vitest';
import { contentProblems } from './content-problems.ts';
import { readBlocks } from './plain-text.ts';
import { productListAtUrl } from './product-list-url.ts';

describe('the address of a product list with its own content', () => {
  test.each([
    ['/net-binnen', { kind: 'new' }],
    ['/meubels/stoelen', { kind: 'category', path: ['meubels', 'stoelen'], secondChance: false }],
    ['/meubels/tweedekans', { kind: 'category', path: ['meubels'], secondChance: true }],
    ['/collecties/we-love', { kind: 'collection', value: 'we-love' }],
    ['/jaren-60', { kind: 'decade', value: 'jaren-60' }],
  ])('%s', (url, base) => {
    expect(productListAtUrl(url)).toEqual(base);
  });

  test.each([
    ...['', '/', 'meubels', '/meubels/', '/meubels/2', '/meubels?p=1-2', '/bestaat-niet', '/collecties'],
    ...[
      '/collecties/niets',
      '/zoeken/teak',
      '/Meubels',
      '/constructor',
      '/tweedekans/tweedekans',
      '/__proto__',
    ],
  ])('nobody writes for %s', (url) => {
    expect(productListAtUrl(url)).toBeNull();
  });
});

test('a text is read as it is typed: headings, paragraphs and points, and never as HTML', () => {
  expect(readBlocks('## Hout\nTeak en eiken,\nsamen.\n\n- een\n- twee\n\n\n<b>vet</b>\n')).toEqual([
    { kind: 'heading', text: 'Hout' },
    { kind: 'paragraph', text: 'Teak en eiken, samen.' },
    { kind: 'points', items: ['een', 'twee'] },
    { kind: 'paragraph', text: '<b>vet</b>' },
  ]);
  expect(readBlocks(' \n\n ')).toEqual([]);
});

test('names the fields that cannot be stored', () => {
  const key = 'a'.repeat(64);
  const good = {
    ...{ url: '/lampen', title: 'Lampen', intro: 'Licht, < 100 euro.', content: 'Meer.' },
    images: [
      { alt: 'Een lamp', imageKey: key },
      { alt: 'Een stoel', imageKey: 'stoel-1.jpg' },
    ],
    faqs: [{ question: 'Werkt hij?', answer: 'Ja.' }],
  };
  expect(contentProblems(good)).toEqual([]);
  expect(contentProblems({ url: '/lampen' })).toEqual([]);
  const codes = (change: object) =>
    contentProblems({ ...good, ...change }).map(({ field, code }) => `${field} ${code}`);
  expect(codes({ url: '/zoeken/x' })).toEqual(['url unknown_listing']);
  expect(codes({ title: 'x'.repeat(121), intro: '<script>' })).toEqual([
    'title too_long',
    'intro markup_not_allowed',
  ]);
  expect(codes({ images: [{ alt: ' ', imageKey: '../x' }] })).toEqual([
    'images.0.alt required',
    'images.0.imageKey unknown_image',
  ]);
  expect(codes({ faqs: [{ question: '', answer: '<!--' }] })).toEqual([
    'faqs.0.question required',
    'faqs.0.answer markup_not_allowed',
  ]);
  expect(codes({ faqs: Array.from({ length: 31 }, () => good.faqs[0]) })).toEqual(['faqs too_many']);
});
