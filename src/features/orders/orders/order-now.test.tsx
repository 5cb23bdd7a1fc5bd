import { cleanup, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { PathLinkProps } from '#src/ui/kit/path-link.tsx';
import { forBuyer, forSeller, method, open, text, withOrderServer } from '#tests/setup/order-bench.tsx';

vi.mock('#src/ui/kit/path-link.tsx', () => ({
  PathLink: ({ href, children }: PathLinkProps) => <a href={href}>{children}</a>,
}));

withOrderServer();

const product = {
  ...{ __typename: 'Product', uuid: 'p', slug: 'teak', title: 'Teakhouten dressoir', status: 'SOLD' },
  ...{ productTranslations: [], featuredImage: null },
  seller: { __typename: 'Seller', uuid: 's', name: 'Studio Veer', image: null },
};
const parcel = { deliveryMethod: method('post_transport') };

describe('ROUTE-072 the head of an order', () => {
  test('has the seller, with a link to their page, for the buyer', async () => {
    await open(forBuyer({}, { product }));
    expect(text()).toMatch(/Studio Veer · seller.*To be delivered · Order 100042/);
    expect(screen.getByRole('link', { name: 'Studio Veer' }).getAttribute('href')).toContain('s');
  });

  test('has the buyer for the seller, and also before the name is known', async () => {
    await open(forSeller({}, { product, buyerName: 'Noor J.' }));
    expect(text()).toContain('Noor J. · buyer');
    expect(text()).not.toContain('Studio Veer');
    cleanup();
    await open(forSeller({}, { product, buyerName: '' }));
    expect(text()).toContain('Buyer');
  });
});

describe('ORDER-022 what happens now', () => {
  test.each([
    ['the seller of a parcel that is to be sent', forSeller(parcel), 'Your turn', 'Send the parcel'],
    ['its buyer', forBuyer(parcel), 'What happens now', 'The seller sends the parcel'],
    ['both sides of a collection', forSeller(), 'To arrange together', 'Agree on a time for the handover'],
    ['a buyer who has received it', forBuyer({ status: 'ARRIVED' }), 'Your turn', 'Confirm receipt'],
  ])('stands first, with whose turn it is, for %s', async (_who, order, turn, step) => {
    await open(order);
    const first = screen.getAllByRole('heading', { level: 2 })[0];
    expect(first?.textContent).toBe(step);
    expect(first?.previousSibling?.textContent).toBe(turn);
  });

  test('of a complete order names its end', async () => {
    await open(
      forBuyer({ status: 'CANCELLED', cancelledAt: '2026-05-06T10:00:00.000Z' }, { money: 'RETURNED' }),
    );
    const first = screen.getAllByRole('heading', { level: 2 })[0];
    expect([first?.previousSibling?.textContent, first?.textContent]).toEqual(['Completed', 'Cancelled']);
  });
});
