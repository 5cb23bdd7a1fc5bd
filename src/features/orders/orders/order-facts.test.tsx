import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PathLinkProps } from '#src/ui/kit/path-link.tsx';
import { forBuyer, forSeller, open, sold, text, withOrderServer } from '#tests/setup/order-bench.tsx';

vi.mock('#src/ui/kit/path-link.tsx', () => ({
  PathLink: ({ href, children }: PathLinkProps) => <a href={href}>{children}</a>,
}));

withOrderServer();

const product = {
  ...{ __typename: 'Product', uuid: 'p1', slug: 'dressoir', title: 'Teakhouten dressoir', status: 'SOLD' },
  ...{ productTranslations: [], featuredImage: null, seller: null },
};
const cancelled = { status: 'CANCELLED', cancelledAt: sold.created, staffReason: 'It was sold elsewhere.' };

test('ORDER-017 both sides read why staff cancelled, and the seller where to sell the product again', async () => {
  await open(forSeller(cancelled, { money: 'RETURNED', product }));
  expect(text()).toContain('The reason: It was sold elsewhere.');
  expect(screen.getByRole('link', { name: 'your listing' }).getAttribute('href')).toBe('/account/items/p1');
  cleanup();
  await open(forBuyer(cancelled, { money: 'RETURNED', product }));
  expect(text()).toContain('The reason: It was sold elsewhere.');
  expect(screen.queryByRole('link', { name: 'your listing' })).toBeNull();
});

test('a release by staff says that it is one; an order stored by an earlier version of the app has no reason', async () => {
  const confirmed = { status: 'CONFIRMED', confirmedAt: sold.created, staffReason: 'As described.' };
  await open(forBuyer(confirmed, { money: 'DUE' }));
  expect(text()).toContain('Hervonden released the money to the seller');
  expect(text()).toContain('The reason: As described.');
  cleanup();
  await open(forBuyer({ ...confirmed, staffReason: undefined }, { money: 'DUE' }));
  expect(text()).not.toContain('The reason');
});

test('where a partial refund took the seller’s share, no payout is promised', async () => {
  const confirmed = { status: 'CONFIRMED', confirmedAt: sold.created };
  await open(forSeller(confirmed, { money: 'DUE', isNothingDue: true }));
  expect(text()).toContain('nothing is paid out to you');
  expect(text()).not.toContain('you will be paid out');
});
