import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { sent, server, show } from '#tests/setup/checkout-bench.tsx';
import { sampleCode } from '#tests/setup/sample-cart.ts';

const { track } = vi.hoisted(() => ({ track: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', async () => await import('#tests/setup/mocked-request.ts'));
vi.mock('#src/data/tracking/track.ts', () => ({ track }));
vi.mock('#src/data/db/use-live.ts', () => ({ useLiveQuery: () => ({ ready: true, documents: [] }) }));

function fail(): never {
  throw new Error('nothing to press');
}

describe('codes of a cart', () => {
  const field = () => screen.queryByRole('button', { name: 'Add a discount code or gift card' });

  test('CART-063 CART-064 are entered and taken out, with the server’s sentence when they cannot be', async () => {
    server.answers.AddDiscount = () => ({
      addDiscount: { errorCode: 'cart_discount_does_not_exist', message: 'No such code.' },
    });
    await show();
    await screen.findByRole('button', { name: /^Pay/ });
    fireEvent.click(field() ?? fail());
    const input = screen.getByLabelText('Discount code or gift card');
    fireEvent.change(input, { target: { value: 'WELKOM10' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('No such code.')).toBeDefined();
    server.cart = { ...server.cart, discounts: [sampleCode], totalDiscount: 45, total: 444.95 };
    server.answers.AddDiscount = () => ({ addDiscount: server.cart });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Remove code WELKOM10' })).toBeDefined();
    expect(sent('AddDiscount')).toEqual({ cartUuid: server.cart.uuid, discountCode: 'WELKOM10' });
    expect(screen.getByRole('button', { name: 'Pay €\u00a0444,95 with iDEAL' })).toBeDefined();
  });

  test('CART-028 a gift card shows its balance, and the sum what it pays', async () => {
    const card = {
      ...sampleCode,
      code: 'KADO',
      type: 'fixed_amount',
      value: 1_000,
      usage: 'gift_card',
    } as const;
    server.cart = { ...server.cart, discounts: [card], totalDiscount: 489.95, total: 0 };
    await show();
    expect(await screen.findByText(/^Balance: €\s1\.000,–$/)).toBeDefined();
    expect(screen.getByText('Gift card').nextSibling?.textContent).toMatch(/489,95$/);
    expect(screen.queryByText('Discount')).toBeNull();
  });

  test('CART-064 a code that is taken out can be put back; nothing is paid meanwhile', async () => {
    server.cart = { ...server.cart, discounts: [sampleCode] };
    const without = { ...server.cart, discounts: [] };
    server.answers.RemoveDiscount = () => ({ removeDiscount: without });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove code WELKOM10' }));
    await waitFor(() => expect(toastStore.read().at(-1)?.text).toBe('Code WELKOM10 removed'));
    let arrive: (answer: object) => void = () => undefined;
    server.answers.AddDiscount = () => new Promise((resolve) => (arrive = resolve));
    await act(async () => toastStore.read().at(-1)?.action?.run());
    const pay = screen.getByRole('button', { name: /^Pay / });
    await waitFor(() => expect(pay.hasAttribute('disabled')).toBe(true));
    arrive({ addDiscount: server.cart });
    await waitFor(() => expect(pay.hasAttribute('disabled')).toBe(false));
    expect(await screen.findByRole('button', { name: 'Remove code WELKOM10' })).toBeDefined();
    expect(sent('AddDiscount')).toEqual({ cartUuid: server.cart.uuid, discountCode: 'WELKOM10' });
  });

  test('CART-029 below the minimum a warning shows the required amount', async () => {
    server.cart = { ...server.cart, discounts: [{ ...sampleCode, minimalOrderValue: 500, counts: false }] };
    await show();
    expect((await screen.findByText(/Valid from/)).textContent).toContain('500');
  });

  test('CART-030 cannot be entered into a cart from a bid', async () => {
    server.cart = { ...server.cart, isFromBid: true };
    await show();
    await screen.findByRole('button', { name: /^Pay/ });
    expect(field()).toBeNull();
  });
});
