import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AddressPlace } from '#domain/address/address-rules.ts';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import type { PlaceFormSlotProps } from '#src/ui/market/place-form-slot.ts';
import { DeliveryCosts } from './delivery-costs.tsx';

const { request, track } = vi.hoisted(() => ({ request: vi.fn(), track: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));
vi.mock('#src/data/tracking/track.ts', () => ({ track }));

const utrecht: AddressPlace = {
  ...{ street: 'Biltstraat', houseNumber: '88', houseNumberExtension: '' },
  ...{ postcode: '3572 BJ', city: 'Utrecht', country: 'NL' },
};
const post = {
  id: 'post_transport',
  type: 'post_transport',
  price: 6.95,
  comparePrice: null,
  insuredUpTo: 100,
};
const courier = {
  ...post,
  id: 'brenger_transport',
  type: 'brenger_transport',
  price: 12.95,
  insuredUpTo: 1000,
};
const pickup = { ...post, id: 'pickup_transport', type: 'pickup_transport', price: 0, insuredUpTo: null };
let given: AddressPlace = utrecht;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  given = utrecht;
  request.mockReset();
  track.mockReset();
  answer([post, courier, pickup]);
});
afterEach(() => {
  online$.next(true);
  cleanup();
});

function answer(options: readonly object[]): void {
  request.mockResolvedValue({ productDeliveryMethods: { options } });
}

const placeForm = ({ onGiven, action, isDisabled, isBusy }: PlaceFormSlotProps) => (
  <button type="button" disabled={isDisabled || isBusy} onClick={() => onGiven(given)}>
    {action}
  </button>
);

async function open(value = 100) {
  render(
    <I18nProvider i18n={i18n}>
      <DeliveryCosts slug="vaas" value={value} placeForm={placeForm} />
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delivery cost to my address' }));
  return within(await screen.findByRole('dialog', { name: 'Delivery costs' }));
}
const give = () => fireEvent.click(screen.getByRole('button', { name: 'Show delivery costs' }));

describe('DELIV-005 DELIV-006 the delivery cost modal', () => {
  test('asks for the address first, then shows every delivery method with its price and the cheapest in a line', async () => {
    const dialog = await open();
    expect(dialog.queryByRole('list')).toBeNull();
    expect(request).not.toHaveBeenCalled();
    give();
    expect(await dialog.findByText(/Delivery from € 6,95/)).toBeDefined();
    expect(dialog.getByText(/Free collection/)).toBeDefined();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Parcel post.*insured up to €\u00a0100,–.*€\u00a06,95$/),
      expect.stringMatching(/^Courier to your door.*insured up to €\u00a01.000,–.*€\u00a012,95$/),
      expect.stringMatching(/^Pick it up yourself.*free$/),
    ]);
    // The focus moves one frame after the list was rendered.
    await vi.waitFor(() =>
      expect(document.activeElement?.textContent).toBe('To Biltstraat 88, 3572 BJ Utrecht'),
    );
  });

  test('DELIV-011 DELIV-012 a value above its insurance is never called insured in full', async () => {
    const dialog = await open(1450);
    give();
    await dialog.findByText(/Delivery from/);
    const lines = dialog.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('\u00a0', ' '));
    expect(lines).toEqual([
      expect.stringContaining('insured for € 100,– of the € 1.450,–'),
      expect.stringContaining('insured for € 1.000,– of the € 1.450,–'),
      expect.not.stringContaining('insured'),
    ]);
  });

  test('free transport is announced, with its regular price', async () => {
    answer([
      { ...post, id: 'free_transport', type: 'free_transport', price: 0, comparePrice: 39.95 },
      courier,
    ]);
    const dialog = await open();
    give();
    expect(await dialog.findByText('Free delivery')).toBeDefined();
    expect(dialog.getByText(/39,95/).tagName).toBe('S');
  });

  test('DELIV-017 the Wadden islands see that nobody delivers there', async () => {
    given = { ...utrecht, postcode: '1791 AA', city: 'Den Burg' };
    answer([pickup]);
    const dialog = await open();
    give();
    expect(await dialog.findByText(/Delivery to the Wadden Islands is not available/)).toBeDefined();
    expect(dialog.getByText('Free collection')).toBeDefined();
  });

  test('DELIV-002 the same address is asked again, every time', async () => {
    const dialog = await open();
    give();
    fireEvent.click(await dialog.findByRole('button', { name: 'Another address' }));
    answer([{ ...post, price: 7.95 }]);
    give();
    expect(await dialog.findByText(/Delivery from € 7,95/)).toBeDefined();
    expect(request).toHaveBeenCalledTimes(2);
  });
});

describe('an address with something missing', () => {
  test('DELIV-007 the postcode comes first', async () => {
    given = { ...utrecht, postcode: '', street: '' };
    const dialog = await open();
    give();
    expect((await dialog.findByRole('alert')).textContent).toBe('Enter a postcode first.');
    expect(request).not.toHaveBeenCalled();
  });

  test('ADDR-024 ADDR-025 then the rest, which is counted as address_incomplete without the typed text', async () => {
    given = { ...utrecht, houseNumber: '', city: '' };
    const dialog = await open();
    give();
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Enter your full address to see the delivery costs.',
    );
    expect(track.mock.calls).toEqual([
      [{ type: 'address_incomplete', productSlugs: ['vaas'], detail: 'houseNumber,city' }],
    ]);
    expect(request).not.toHaveBeenCalled();
    given = utrecht;
    give();
    expect(await dialog.findByText(/Delivery from/)).toBeDefined();
    expect(track).toHaveBeenCalledTimes(1);
  });
});

test('without a network the modal shows a message and sends no request; so does a lost answer', async () => {
  const dialog = await open();
  request.mockRejectedValue(new NetworkError('gone'));
  give();
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^You are offline/);
  online$.next(false);
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Show delivery costs' }).hasAttribute('disabled')).toBe(true),
  );
});
