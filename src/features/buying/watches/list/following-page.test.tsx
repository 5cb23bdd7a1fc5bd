import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { FollowedSellersDocument, WatchedProductsDocument } from './following.gen.ts';
import { FollowingPage } from './following-page.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

interface Asked {
  readonly limit: number;
  readonly offset: number;
}

const sellers = Array.from({ length: 30 }, (_, at) => ({
  ...{ __typename: 'Seller', uuid: `seller-${at}`, name: `Seller ${at}`, type: 'PRIVATE', city: 'Utrecht' },
  ...{ numberOfProducts: 3, numberOfRatings: 0, totalRating: null, image: null },
}));
let followed = sellers;
let isDown = false;
const offsets: number[] = [];

beforeEach(() => {
  followed = sellers;
  isDown = false;
  offsets.length = 0;
  request.mockImplementation(async (document: unknown, { limit, offset }: Asked) => {
    if (document === WatchedProductsDocument)
      return { watchedProducts: { __typename: 'WatchedProducts', totalCount: 0, products: [] } };
    if (document !== FollowedSellersDocument) throw new Error('the page asks for its two lists only');
    offsets.push(offset);
    if (isDown) throw new NetworkError('no answer');
    const rows = followed.slice(offset, offset + limit);
    return { followedSellers: { __typename: 'FollowedSellers', totalCount: followed.length, sellers: rows } };
  });
});
afterEach(() => {
  cleanup();
  request.mockReset();
});

async function open() {
  const { client } = await showPage(<FollowingPage userId="me" productLink={(_slug, label) => label} />);
  const list = within(await screen.findByRole('region', { name: 'Sellers you follow' }));
  await list.findByText('Seller 0');
  return { client, list };
}

const countOf = (list: ReturnType<typeof within>) => list.getAllByText(/^Seller \d+$/).length;

test('the next sellers are added below the loaded ones, until there are no more', async () => {
  const { list } = await open();
  expect(countOf(list)).toBe(24);
  fireEvent.click(list.getByRole('button', { name: 'Show more' }));
  expect(await list.findByText('Seller 29')).toBeDefined();
  expect(countOf(list)).toBe(30);
  expect(offsets).toEqual([0, 24]);
  expect(list.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('U9 when the next sellers cannot be loaded, the loaded ones stay and another try adds them', async () => {
  const { list } = await open();
  isDown = true;
  fireEvent.click(list.getByRole('button', { name: 'Show more' }));
  expect((await list.findByRole('alert')).textContent).toContain('You are offline');
  expect(countOf(list)).toBe(24);
  isDown = false;
  fireEvent.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByText('Seller 29')).toBeDefined();
  await waitFor(() => expect(list.queryByRole('alert')).toBeNull());
});

type Opened = Awaited<ReturnType<typeof open>>;

async function unfollowFirst({ client }: Opened): Promise<void> {
  followed = sellers.slice(1);
  // The change reaches the page with the next task.
  await act(async () => {
    await client.invalidateQueries({ queryKey: ['following'], refetchType: 'none' });
    await new Promise((resolve) => setTimeout(resolve));
  });
}

test('U9 a seller that was unfollowed before a failed attempt leaves none out of the next one', async () => {
  const opened = await open();
  const { list } = opened;
  await unfollowFirst(opened);
  isDown = true;
  fireEvent.click(list.getByRole('button', { name: 'Show more' }));
  expect((await list.findByRole('alert')).textContent).toContain('You are offline');
  expect(list.queryByText(/last updated/i)).toBeNull();
  isDown = false;
  fireEvent.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByText('Seller 29')).toBeDefined();
  expect(list.getByText('Seller 24')).toBeDefined();
  expect(countOf(list)).toBe(29);
});

test('after a seller was unfollowed the next rows leave none out', async () => {
  const opened = await open();
  const { list } = opened;
  await unfollowFirst(opened);
  fireEvent.click(list.getByRole('button', { name: 'Show more' }));
  expect(await list.findByText('Seller 29')).toBeDefined();
  expect(list.getByText('Seller 24')).toBeDefined();
  expect(countOf(list)).toBe(29);
});
