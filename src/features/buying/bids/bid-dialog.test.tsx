import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { session$ } from '#src/platform/session/session.ts';
import { BidDialog } from './bid-dialog.tsx';

const product = {
  ...{ uuid: 'p', title: 'Teak dressoir', inventory: 1, price: 450, minimumBidPrice: 270 },
  productTranslations: [{ language: 'en', title: 'Teak sideboard' }],
};

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  online$.next(true);
  session$.next(null);
  vi.unstubAllGlobals();
  cleanup();
});

function open(given: { readonly minimumBidPrice?: number } = {}): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <BidDialog product={{ ...product, ...given }} isOpen onOpenChange={() => undefined} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });

test('BID-038 the address of the signed-in user is filled in, and is the one that counts', () => {
  const session = { token: 't', userId: 'u', name: 'Robin', isStaff: false, sellerId: null };
  session$.next({ ...session, email: 'robin@hervonden.test' });
  open();
  expect(field('Email address')).toHaveProperty('value', 'robin@hervonden.test');
  expect(field('Email address')).toHaveProperty('readOnly', true);
});

test('BID-040 the product is named in the language of the reader', () => {
  open();
  expect(screen.getByRole('dialog').textContent).toContain('Teak sideboard · €');
  cleanup();
  i18n.loadAndActivate({ locale: 'nl', messages: {} });
  open();
  expect(screen.getByRole('dialog').textContent).toContain('Teak dressoir · €');
});

test('BID-021 without a minimum of the seller the field asks for whole euros, from no amount', () => {
  open({ minimumBidPrice: 1 });
  expect(screen.getByText('In whole euros.')).toBeDefined();
  cleanup();
  open();
  expect(screen.getByText(/^At least €.270,–, in whole euros\.$/)).toBeDefined();
});

test('BID-015 before the bid it says how long the seller has, how the answer comes, and that nothing is paid until then', () => {
  open();
  const text = screen.getByRole('dialog').textContent;
  for (const said of ['five days to answer', 'We will email you the answer', 'you pay nothing before that'])
    expect(text).toContain(said);
});

test('a visitor types it; without a network the button is disabled with a reason, and the amount stays', () => {
  open();
  expect(field('Email address')).toHaveProperty('value', '');
  expect(field('Email address')).toHaveProperty('readOnly', false);
  fireEvent.change(field('Your bid'), { target: { value: '300' } });
  act(() => online$.next(false));
  expect(screen.getByRole('button', { name: 'Place bid' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('dialog').textContent).toContain('You are offline.');
  expect(field('Your bid')).toHaveProperty('value', '300');
});

test('BID-016 a bid cannot be edited while it is being sent, and no second one goes out beside it', async () => {
  const answer = Promise.withResolvers<Response>();
  const fetched = vi.fn(() => answer.promise);
  vi.stubGlobal('fetch', fetched);
  open();
  const place = () => fireEvent.click(screen.getByRole('button', { name: 'Place bid' }));
  fireEvent.change(field('Your bid'), { target: { value: '300' } });
  fireEvent.change(field('Email address'), { target: { value: 'robin@hervonden.test' } });
  place();
  for (const name of ['Your bid', 'Email address']) expect(field(name)).toHaveProperty('readOnly', true);
  fireEvent.change(field('Your bid'), { target: { value: '310' } });
  place();
  expect(fetched).toHaveBeenCalledTimes(1);
  answer.reject(new TypeError('Failed to fetch'));
  expect(await screen.findByText(/^Your bid has not been confirmed yet/)).toBeDefined();
  expect(field('Your bid')).toHaveProperty('readOnly', false);
});
