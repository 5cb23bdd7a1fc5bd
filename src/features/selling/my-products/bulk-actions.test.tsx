import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BulkActions } from './bulk-actions.tsx';
import type { MyProduct } from './my-products-query.ts';

const product = (slug: string, status: string): MyProduct => ({
  uuid: slug,
  slug,
  title: slug,
  price: 450,
  rawPrice: 450,
  status,
  inventory: 1,
  payout: 400,
  payoutMade: false,
  publicationDate: null,
  created: '2026-01-01T00:00:00.000Z',
  viewCount: 3,
  wishlistCount: 0,
  featuredImage: null,
});

const sent: { readonly slug: string; readonly commandId: string }[] = [];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  sent.length = 0;
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body).variables);
    return new Response(JSON.stringify({ data: { deleteProduct: { __typename: 'Product' } } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(products: readonly MyProduct[], isOffline = false) {
  const onDone = vi.fn();
  render(
    <I18nProvider i18n={i18n}>
      <BulkActions products={products} isOffline={isOffline} onDone={onDone} />
    </I18nProvider>,
  );
  return onDone;
}

const archive = () => screen.getByRole('button', { name: 'Archive' });

test('several products are archived after a confirmation, those that are gone already are skipped', async () => {
  const onDone = show([
    product('chair', 'PUBLISHED'),
    product('lamp', 'ARCHIVED'),
    product('table', 'EXPIRED'),
  ]);
  fireEvent.click(archive());
  const asking = await screen.findByRole('alertdialog', { name: 'Archive 2 listings?' });
  expect(sent).toEqual([]);
  fireEvent.click(within(asking).getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent.map(({ slug }) => slug)).toEqual(['chair', 'table']);
  expect(new Set(sent.map(({ commandId }) => commandId)).size).toBe(2);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('cancelling sends nothing; products that cannot be archived, or no network, offer nothing', async () => {
  show([product('chair', 'PUBLISHED')]);
  fireEvent.click(archive());
  fireEvent.click(await screen.findByRole('button', { name: 'Keep them' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  cleanup();
  show([product('lamp', 'REJECTED')]);
  expect(archive().hasAttribute('disabled')).toBe(true);
  cleanup();
  show([product('chair', 'PUBLISHED')], true);
  expect(archive().hasAttribute('disabled')).toBe(true);
  expect(sent).toEqual([]);
});
