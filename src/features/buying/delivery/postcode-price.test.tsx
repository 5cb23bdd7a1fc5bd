import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchPlace } from '#domain/search/product-list-state.ts';
import { formatEuro } from '#src/i18n/format.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { PostcodePrice } from './postcode-price.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

const options = [
  { type: 'brenger_transport', price: 29 },
  { type: 'pickup_transport', price: 0 },
];
const utrecht: SearchPlace = { postcode: '3572BJ', country: 'NL' };
const onPlace = vi.fn<(place: SearchPlace) => void>();

beforeEach(() => {
  request.mockReset();
  onPlace.mockReset();
  request.mockResolvedValue({ postcodeDelivery: { place: 'Utrecht', options } });
});
afterEach(() => {
  online$.next(true);
  cleanup();
});

function Part({ first }: { readonly first: SearchPlace | null }) {
  const [place, setPlace] = useState(first);
  return (
    <PostcodePrice
      slug="vaas"
      usePlace={() => place}
      onPlace={(next) => {
        onPlace(next);
        setPlace(next);
      }}
    />
  );
}

const show = async (first: SearchPlace | null = null) => {
  await showPage(<Part first={first} />);
  return await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your postcode' });
};
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Show price' }));
const line = () => screen.getByRole('status').textContent;

test('DELIV-013 a postcode alone gives the cheapest delivery to it, and is remembered', async () => {
  const field = await show();
  expect(line()).toBe('Dutch or Belgian, such as 1012 AB or 9000.');
  type(field, '3572 bj');
  ask();
  await vi.waitFor(() =>
    expect(line()).toBe(`3572 BJ Utrecht · Delivery from ${formatEuro(29)} · Free collection`),
  );
  expect(onPlace).toHaveBeenCalledWith(utrecht);
  const [, variables] = request.mock.calls[0] ?? [];
  expect(variables).toEqual({ ...utrecht, slug: 'vaas' });
  expect(field.value).toBe('3572 BJ');
});

test('DELIV-013 a remembered postcode has its price at once', async () => {
  await show({ postcode: '9000', country: 'BE' });
  await vi.waitFor(() => expect(line()).toMatch(/^9000 Utrecht · Delivery from/));
});

test('DELIV-007 what is no postcode is not sent, and the field says what is one', async () => {
  const field = await show();
  for (const text of ['', 'Utrecht', '357']) {
    type(field, text);
    ask();
    await screen.findByRole('textbox', {
      description: 'Enter a Dutch postcode such as 1012 AB, or a Belgian one such as 9000.',
    });
    expect(document.activeElement).toBe(field);
  }
  expect(request).not.toHaveBeenCalled();
});

test('DELIV-002 nothing is known without a network, which the line says', async () => {
  online$.next(false);
  await show(utrecht);
  await vi.waitFor(() => expect(line()).toMatch(/^You are offline/));
});

test('DELIV-017 where it cannot be delivered or collected, the line says so', async () => {
  request.mockResolvedValue({ postcodeDelivery: { place: 'Den Burg', options: [] } });
  await show({ postcode: '1791AA', country: 'NL' });
  await vi.waitFor(() =>
    expect(line()).toBe(
      '1791 AA Den Burg · This product cannot be delivered to this address. Choose another address.',
    ),
  );
});
