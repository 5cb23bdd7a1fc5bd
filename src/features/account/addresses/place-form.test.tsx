import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session$ } from '#src/platform/session/session.ts';
import type { AddressEntryProps } from './address-entry.tsx';
import { PlaceForm } from './place-form.tsx';

const { storeAddress, request, saved, found } = vi.hoisted(() => ({
  request: vi.fn(),
  storeAddress: vi.fn(async () => undefined),
  saved: { documents: [] as readonly object[] },
  found: {
    ...{ street: 'Biltstraat', houseNumber: '88', houseNumberExtension: '', postcode: '3572 BJ' },
    ...{ city: 'Utrecht', province: 'nl-utrecht', country: 'NL' as const },
  },
}));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));
vi.mock('#src/data/db/use-live.ts', () => ({ useLiveQuery: () => ({ ready: true, ...saved }) }));
vi.mock('./address-store.ts', async (original) => ({ ...(await original<object>()), storeAddress }));
vi.mock('./address-entry.tsx', () => ({
  AddressEntry: ({ given, onFill, onPicked }: AddressEntryProps) => (
    <>
      <output>{given?.street}</output>
      <button
        type="button"
        onClick={() => {
          const { province: _, ...part } = found;
          onFill(part);
          onPicked?.(found);
        }}
      >
        Suggestion
      </button>
    </>
  ),
}));

const { province: _province, ...place } = found;
const onGiven = vi.fn();

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  saved.documents = [];
  storeAddress.mockClear();
  onGiven.mockClear();
  request.mockReset();
});
afterEach(() => {
  session$.next(null);
  cleanup();
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <I18nProvider i18n={i18n}>
        <PlaceForm first={null} action="Go on" isBusy={false} isDisabled={false} onGiven={onGiven} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });

test('ADDR-008 ADDR-009 a found address is passed on at once and stored on the device, once', () => {
  show();
  press('Suggestion');
  expect(onGiven.mock.calls).toEqual([[place]]);
  expect(storeAddress).toHaveBeenCalledWith(
    expect.objectContaining({ street: 'Biltstraat', city: 'Utrecht' }),
  );
  expect(field('Street').value).toBe('Biltstraat');
  cleanup();
  saved.documents = [{ id: 'a', firstName: '', lastName: '', createdAt: 1, ...place }];
  show();
  press('Suggestion');
  expect(storeAddress).toHaveBeenCalledTimes(1);
});

test('missing fields are marked, and the value is still passed on: the parent decides what it means', () => {
  show();
  fireEvent.change(field('City'), { target: { value: ' Utrecht ' } });
  press('Go on');
  expect(field('Postcode').getAttribute('aria-invalid')).toBe('true');
  expect(onGiven).toHaveBeenCalledWith({
    ...{ street: '', houseNumber: '', houseNumberExtension: '', postcode: '' },
    ...{ city: 'Utrecht', country: 'NL' },
  });
});

test('ADDR-004 an address of this device is one press away, and is one that typing clears', () => {
  saved.documents = [{ id: 'a', firstName: 'Noor', lastName: '', createdAt: 1, ...place }];
  show();
  press('Biltstraat 88, 3572 BJ Utrecht');
  expect(onGiven.mock.calls).toEqual([[place]]);
  expect(screen.getByRole('status').textContent).toBe('Biltstraat');
});

describe('CART-016 the form of an account', () => {
  const lastAddress = {
    ...{ __typename: 'Address', firstName: 'Noor', lastName: 'Janssen', companyName: '', email: 'n@x.test' },
    ...{ street: 'Oudegracht', houseNumber: '112', houseNumberExtension: '', postcode: '3511 AV' },
    ...{ city: 'Utrecht', country: 'NL', phoneNumber: '+31600000000' },
  };
  const signIn = () => {
    request.mockResolvedValue({ me: { __typename: 'User', lastAddress } });
    session$.next({
      ...{ token: 't', userId: 'u', email: 'noor@hervonden.test', name: 'Noor Janssen' },
      ...{ isStaff: false, sellerId: null },
    });
  };
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  test('begins with where its latest order went', async () => {
    signIn();
    show();
    await waitFor(() => expect(field('Street').value).toBe('Oudegracht'));
    press('Go on');
    expect(onGiven.mock.calls).toEqual([
      [
        {
          ...{ street: 'Oudegracht', houseNumber: '112', houseNumberExtension: '', postcode: '3511 AV' },
          ...{ city: 'Utrecht', country: 'NL' },
        },
      ],
    ]);
  });

  test('begins with its default address before that', async () => {
    saved.documents = [{ id: 'a', firstName: 'Noor', lastName: '', createdAt: 1, ...place }];
    signIn();
    show();
    await waitFor(() => expect(field('Street').value).toBe('Biltstraat'));
    await settle();
    expect(field('Street').value).toBe('Biltstraat');
  });

  test('typed text stays when the answer arrives later', async () => {
    signIn();
    show();
    fireEvent.change(field('City'), { target: { value: 'Gent' } });
    await settle();
    expect(field('Street').value).toBe('');
    expect(field('City').value).toBe('Gent');
  });

  test('of a visitor begins empty and asks nobody', async () => {
    saved.documents = [{ id: 'a', firstName: 'Noor', lastName: '', createdAt: 1, ...place }];
    show();
    await settle();
    expect(field('Street').value).toBe('');
    expect(request).not.toHaveBeenCalled();
  });
});
