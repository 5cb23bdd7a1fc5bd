import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { showCheckout } from '#tests/setup/show-checkout.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('CART-020 the step indicator', () => {
  const show = async (step: 1 | 2 | 3) => {
    showCheckout(<CheckoutSteps step={step} />);
    return within(await screen.findByRole('navigation', { name: 'Steps' }));
  };
  const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

  test('CART-021 CART-022 on a phone, earlier steps are links past step 1; the third never is', async () => {
    vi.stubGlobal('innerWidth', 390);
    const first = await show(1);
    expect(first.queryAllByRole('link')).toEqual([]);
    expect(texts(first.getAllByRole('listitem'))).toEqual(['Cart', 'Delivery', 'Payment']);
    cleanup();
    const second = await show(2);
    expect(texts(second.queryAllByRole('link'))).toEqual(['Cart']);
    expect(second.getByText('Delivery').getAttribute('aria-current')).toBe('step');
    cleanup();
    const third = await show(3);
    expect(third.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/winkelwagen',
      '/winkelwagen/bezorging',
    ]);
    expect(third.getByText('Payment').getAttribute('aria-current')).toBe('step');
  });

  test('with room for one page, delivery and payment are one step; the page of the delivery alone has three', async () => {
    const last = await show(3);
    expect(texts(last.getAllByRole('listitem'))).toEqual(['Cart', 'Delivery and payment']);
    expect(last.getByText('Delivery and payment').getAttribute('aria-current')).toBe('step');
    cleanup();
    expect((await show(2)).getAllByRole('listitem')).toHaveLength(3);
  });
});
