import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { promises } from '#domain/promises/promises.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import './reviews-dialog.tsx';
import { ReviewsButton } from './reviews-button.tsx';
import { SellerPage } from './seller-page.tsx';
import type { Review, Seller } from './seller-queries.ts';

const request = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

afterEach(() => {
  cleanup();
  online$.next(true);
  request.mockReset();
});

const uuid = '11111111-2222-4333-8444-555566667777';
const seller: Seller = {
  __typename: 'Seller',
  uuid,
  name: 'Fenna Postma',
  type: 'private',
  numberOfProducts: 3,
  numberOfRatings: 12,
  totalRating: 4.5,
  image: null,
  memberSince: '2024-03-10T09:00:00Z',
  numberSold: 21,
  answerTime: 'WITHIN_A_DAY',
  city: 'Leeuwarden',
  province: 'nl-friesland',
  country: 'NL',
  acceptPickup: true,
  acceptViewings: false,
  acceptOffers: true,
  extraInfo: 'I clear out my barn.',
};

function reviewOf(facts: Partial<Review>): Review {
  return {
    uuid: 'r1',
    name: 'Jan',
    stars: 4,
    feedbackSeller: 'Friendly.',
    feedbackPlatform: '',
    timestampSubmitted: '2026-11-01T10:00:00Z',
    ...{ isEdited: false, reply: null, timestampReplied: null },
    ratings: {
      deliveryTime: 3,
      itemCondition: 5,
      itemDescription: 4,
      itemWrapping: 1,
      sellerCommunication: 3,
      platformService: 2,
    },
    ...facts,
  };
}

const pageOf = (reviews: readonly Review[], totalCount: number) => ({
  sellerReviews: { __typename: 'SellerReviewList', totalCount, reviews },
});

async function show(children: ReactNode, profile: Seller | null | 'unseen' = seller) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  if (profile !== 'unseen') client.setQueryData(['shop', 'seller', uuid], profile);
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => children });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory() });
  await router.load();
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

const sellerPage = <SellerPage uuid={uuid} productList={<p>all products</p>} notFound={<p>nobody here</p>} />;

describe('the page of a seller', () => {
  test('ROUTE-027 SELL-014 SELL-015 shows the seller, the possible actions, and all products', async () => {
    await show(sellerPage);
    expect(await screen.findByRole('heading', { level: 1, name: 'Fenna Postma' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '12 reviews' })).toBeTruthy();
    for (const text of [
      'Collection available',
      'No viewings',
      'Open to bids',
      'I clear out my barn.',
      'all products',
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });

  test('ROUTE-027 a seller without products shows a message, an unknown one is not found', async () => {
    await show(sellerPage, { ...seller, numberOfProducts: 0 });
    expect(await screen.findByText('Fenna Postma has nothing for sale right now')).toBeTruthy();
    expect(screen.queryByText('all products')).toBeNull();
    expect(screen.getByRole('link', { name: 'See new arrivals' }).getAttribute('href')).toBe('/net-binnen');
    cleanup();
    await show(sellerPage, null);
    expect(await screen.findByText('nobody here')).toBeTruthy();
  });
});

describe('who a seller is', () => {
  const rights = () => screen.getByText(/consumer law/).textContent;

  test('a private person is named as such, with what they sold and how soon they answer', async () => {
    await show(sellerPage);
    expect(
      await screen.findByText('Member since 2024 · 21 sold · usually answers within a day'),
    ).toBeTruthy();
    expect(rights()).toContain('consumer law does not apply to this sale. Our buyer protection does.');
    expect(screen.queryByText('About this business seller')).toBeNull();
  });

  test('nothing is said about sales and answers that are not known', async () => {
    await show(sellerPage, { ...seller, numberSold: 0, answerTime: null });
    expect(await screen.findByText('Member since 2024')).toBeTruthy();
  });

  test('a trader shows the right to withdraw, and the details without a tap', async () => {
    const traderIdentity = {
      ...{
        name: 'Oud & Goed',
        street: 'Biltstraat',
        houseNumber: '88',
        postcode: '3572 BJ',
        city: 'Utrecht',
      },
      ...{ country: 'NL', phone: '+31301234567', email: 'info@oudengoed.test' },
      ...{ registrationNumber: '12345678', vatNumber: 'NL000099998B57' },
    };
    request.mockResolvedValue({ seller: { __typename: 'Seller', uuid, traderIdentity } });
    await show(sellerPage, { ...seller, type: 'business' });
    expect((await screen.findByRole('link', { name: 'info@oudengoed.test' })).getAttribute('href')).toBe(
      'mailto:info@oudengoed.test',
    );
    expect(screen.getByText(/Registration number: 12345678/).textContent).toContain('NL000099998B57');
    expect(rights()).toContain(`withdraw within ${promises.withdrawal.days} days of receipt`);
  });
});

describe('U9 the page of a seller when the answer stays away', () => {
  test('shows a message and retries; earlier results stay, with their age', async () => {
    request.mockRejectedValue(new Error('out of order'));
    await show(sellerPage, 'unseen');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    cleanup();
    online$.next(false);
    await show(sellerPage);
    expect(await screen.findByText(/^Updated just now/)).toBeTruthy();
  });
});

describe('the window of reviews', () => {
  const open = async () => {
    await show(<ReviewsButton seller={seller} />);
    fireEvent.click(await screen.findByRole('button', { name: '12 reviews' }));
    return within(await screen.findByRole('dialog', { name: 'Reviews of Fenna Postma' }));
  };

  test('PROD-041 SELL-010 SELL-011 SELL-013 shows who wrote what, with a tag for each rating above 3', async () => {
    request.mockResolvedValue(pageOf([reviewOf({}), reviewOf({ uuid: 'r2', name: ' ' })], 2));
    const dialog = await open();
    const [named, anonymous] = await dialog.findAllByRole('article');
    expect(named?.textContent).toContain('Jan');
    expect(named?.textContent).toContain('Friendly.');
    expect(named?.textContent).toContain('1 November 2026');
    const tags = within(named ?? document.body).getAllByRole('listitem');
    expect(tags.map((tag) => tag.textContent)).toEqual(['Good condition', 'As described']);
    expect(anonymous?.textContent).toContain('Anonymous');
  });

  test('a reply and a later change are shown, and each review can be reported', async () => {
    request.mockResolvedValue(pageOf([reviewOf({ isEdited: true, reply: 'Thank you, Jan.' })], 1));
    await show(<ReviewsButton seller={seller} report={(review) => <p>Report {review}</p>} />);
    fireEvent.click(await screen.findByRole('button', { name: '12 reviews' }));
    const text = (await screen.findByRole('article')).textContent;
    for (const part of ['Edited', 'Reply by the seller', 'Thank you, Jan.', 'Report r1'])
      expect(text).toContain(part);
  });

  test('SELL-031 the reviews come a page at a time', async () => {
    request
      .mockResolvedValueOnce(pageOf([reviewOf({ name: 'First' })], 12))
      .mockResolvedValueOnce(pageOf([reviewOf({ uuid: 'r11', name: 'Eleventh' })], 12));
    const dialog = await open();
    expect(await dialog.findByText('Page 1 of 2')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Older' }));
    expect(await dialog.findByText('Eleventh')).toBeTruthy();
    expect(request).toHaveBeenLastCalledWith(
      expect.anything(),
      { uuid, limit: 10, offset: 10 },
      expect.anything(),
    );
  });

  test('SELL-026 a page that could not be loaded leads back to the one before', async () => {
    request
      .mockResolvedValueOnce(pageOf([reviewOf({ name: 'First' })], 12))
      .mockRejectedValueOnce(new Error('broken'));
    const dialog = await open();
    fireEvent.click(await dialog.findByRole('button', { name: 'Older' }));
    expect(await dialog.findByText('The reviews could not be loaded.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Newer' }));
    expect(await dialog.findByText('First')).toBeTruthy();
  });

  test('SELL-026 a failure shows a message and can be retried', async () => {
    request.mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce(pageOf([reviewOf({})], 1));
    const dialog = await open();
    expect((await dialog.findByText('The reviews could not be loaded.')).getAttribute('role')).toBe('alert');
    fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Friendly.')).toBeTruthy();
  });
});
