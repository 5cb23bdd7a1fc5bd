import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noNotifications, notificationList$ } from '#src/data/notifications/notification-list.ts';
import { sampleNotification } from '#tests/factories/sample-notification.ts';
import { MyProductPage } from './my-product-page.tsx';

const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const product = {
  __typename: 'Product',
  uuid,
  slug: 'teak-dressoir',
  title: 'Teak dressoir',
  productTranslations: [{ language: 'en', title: 'Teak sideboard' }],
  price: 450,
  rawPrice: 450,
  payout: 396,
  status: 'PUBLISHED',
  inventory: 1,
  created: '2026-05-01T10:00:00.000Z',
  publicationDate: '2026-05-04T10:00:00.000Z',
  viewCount: 43,
  wishlistCount: 1,
  requestedChanges: [],
  removal: null,
  margin: 0,
  seller: { marginIncluded: 12, transactionFee: 0 },
  featuredImage: null,
};
let answer: object = product;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('fetch', async () => {
    return new Response(JSON.stringify({ data: { productByUuid: answer } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  notificationList$.next(noNotifications);
});

function show() {
  const page = () => (
    <MyProductPage
      userId="me"
      uuid={uuid}
      notFound="No such ad"
      backLink="My listings"
      editor="The form"
      changeLink={(code, label) => <a href={`#${code}`}>{label}</a>}
    />
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory(),
  });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test('a live product shows its statistics under the title that buyers read, and its price can be changed', async () => {
  answer = product;
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Teak sideboard' })).toBeTruthy();
  expect(
    screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['Live · 4 May 2026', '€ 450,–', '€ 396,–', '43 views · 1 favourite']);
  expect(screen.getByRole('button', { name: 'Change price' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'View as a buyer' });
  expect(link.getAttribute('href')).toBe('/products/teak-dressoir');
});

test('FORM-022 FORM-024 FORM-025 requested changes are shown above the form as text, an unknown code as it is', async () => {
  answer = { ...product, status: 'CHANGES_REQUESTED', requestedChanges: ['photos', 'something_new'] };
  show();
  expect(await screen.findByText('Please change this before it goes live')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The photos',
    'something_new',
  ]);
  expect(screen.queryByRole('button', { name: 'Change price' })).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#photos',
    '#something_new',
  ]);
  expect(screen.getByText('The form')).toBeTruthy();
});

test('ROUTE-070 PERM-007 the product of another seller is not there to be edited, marked as sold or deleted', async () => {
  answer = { ...product, rawPrice: null, payout: null };
  show();
  expect(await screen.findByText('No such ad')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByText('The form')).toBeNull();
});

test('ROUTE-070 an own draft without a price opens', async () => {
  answer = { ...product, status: 'DRAFT', price: 0, rawPrice: null, payout: null };
  show();
  expect(await screen.findByText('The form')).toBeTruthy();
});

test('FORM-004 PWA-040 a product in review shows that no action is needed, and shows the decision when its notification arrives', async () => {
  answer = { ...product, status: 'IN_REVIEW' };
  show();
  expect(await screen.findByText('We are reviewing your listing')).toBeTruthy();
  answer = product;
  const createdAt = Date.now();
  const of = (id: string) => ({ ...sampleNotification({ id, createdAt }), kind: 'product_approved' });
  notificationList$.next({ ready: true, notifications: [of('product:another')] });
  await act(async () => undefined);
  expect(screen.getByText('We are reviewing your listing')).toBeTruthy();
  notificationList$.next({ ready: true, notifications: [of(`product:${uuid}`)] });
  expect(await screen.findByText('Live · 4 May 2026')).toBeTruthy();
  expect(screen.queryByText('We are reviewing your listing')).toBeNull();
});

test('a product that does not exist shows a message', async () => {
  answer = { __typename: 'ObjectDoesNotExistError', errorCode: 'object_does_not_exist', message: 'Gone' };
  show();
  expect(await screen.findByText('No such ad')).toBeTruthy();
});

test('a product that staff took offline says why, and where its seller objects', async () => {
  const removal = {
    text: 'It appears to be counterfeit.',
    explanation: 'The logo is wrong.',
    reportUuid: null,
  };
  answer = { ...product, status: 'ARCHIVED', removal };
  show();
  await screen.findByText('This listing is offline');
  screen.getByText('It appears to be counterfeit.');
  screen.getByText('The logo is wrong.');
  // Not the status of a product that the seller archived.
  screen.getByText('Taken offline by our team');
  expect(screen.queryByText('Archived')).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  cleanup();
  answer = { ...product, status: 'ARCHIVED', removal: { ...removal, reportUuid: 'r-1' } };
  show();
  const appeal = await screen.findByRole('link', { name: 'appeal against it' });
  expect(appeal.getAttribute('href')).toBe('/account/gemeld/r-1');
});
