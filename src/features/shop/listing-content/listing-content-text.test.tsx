import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productListOf } from '#domain/search/product-list-state.ts';
import { contentUrl } from './content-query.ts';
import { ListingContentText } from './listing-content-text.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

const text = {
  ...{ __typename: 'ListingContent' as const, url: '/lampen', title: 'Lampen', intro: 'Licht.' },
  content: '## Glas\n\nVeel <b>glas</b>.\n\n- tafel\n- vloer',
  images: [
    {
      ...{ __typename: 'ListingContentImage' as const, alt: 'Een lamp', imageKey: 'a'.repeat(64) },
      ...{ index: 0, color: '#808080' },
    },
  ],
  faqs: [{ __typename: 'ListingFaq' as const, id: '1', question: 'Werkt hij?', answer: 'Ja.' }],
};

test('SEO-002 content, pictures and questions are below the products, and tags are plain text', () => {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ListingContentText texts={text} />
    </I18nProvider>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Glas' })).toBeDefined();
  expect(screen.getByText('Veel <b>glas</b>.')).toBeDefined();
  expect(container.querySelector('b')).toBeNull();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['tafel', 'vloer']);
  expect(screen.getByRole('img', { name: 'Een lamp' }).getAttribute('src')).toContain('/media/');
  expect(screen.getByRole('heading', { level: 2, name: 'Questions and answers' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Werkt hij?' })).toBeDefined();
});

test('every view of a product list has the text of its plain address; searches and sellers have none', () => {
  const category = { kind: 'category', path: ['meubels', 'stoelen'], secondChance: false } as const;
  expect(contentUrl({ ...productListOf(category), page: 3, sort: 'PRICE_ASC' })).toBe('/meubels/stoelen');
  expect(contentUrl(productListOf({ ...category, secondChance: true }))).toBe('/meubels/stoelen/tweedekans');
  expect(contentUrl(productListOf({ kind: 'collection', value: 'we-love' }))).toBe('/collecties/we-love');
  expect(contentUrl(productListOf({ kind: 'search', words: 'lampen' }))).toBeNull();
  expect(contentUrl(productListOf({ kind: 'similar', slug: 'lamp' }))).toBeNull();
});
