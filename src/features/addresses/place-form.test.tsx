import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlaceForm } from './place-form.tsx';

const { keepAddress, saved, found } = vi.hoisted(() => ({
  keepAddress: vi.fn(async () => undefined),
  saved: { documents: [] as readonly object[] },
  found: {
    ...{ street: 'Biltstraat', houseNumber: '88', houseNumberExtension: '', postcode: '3572 BJ' },
    ...{ city: 'Utrecht', province: 'nl-utrecht', country: 'NL' as const },
  },
}));
vi.mock('#src/data/db/use-live.ts', () => ({ useLiveQuery: () => ({ ready: true, ...saved }) }));
vi.mock('./address-store.ts', async (original) => ({ ...(await original<object>()), keepAddress }));
vi.mock('./address-entry.tsx', () => ({
  AddressEntry: ({ onPicked }: { readonly onPicked: (place: typeof found) => void }) => (
    <button type="button" onClick={() => onPicked(found)}>
      Suggestion
    </button>
  ),
}));

const { province: _province, ...place } = found;
const onGiven = vi.fn();

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  saved.documents = [];
  keepAddress.mockClear();
  onGiven.mockClear();
});
afterEach(cleanup);

function show() {
  render(
    <I18nProvider i18n={i18n}>
      <PlaceForm first={null} action="Go on" isBusy={false} isDisabled={false} onGiven={onGiven} />
    </I18nProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });

test('ADDR-008 ADDR-009 a found address is given at once and kept on the device, once', () => {
  show();
  press('Suggestion');
  expect(onGiven.mock.calls).toEqual([[place]]);
  expect(keepAddress).toHaveBeenCalledWith(
    expect.objectContaining({ street: 'Biltstraat', city: 'Utrecht' }),
  );
  expect(field('Street').value).toBe('Biltstraat');
  cleanup();
  saved.documents = [{ id: 'a', firstName: '', lastName: '', createdAt: 1, ...place }];
  show();
  press('Suggestion');
  expect(keepAddress).toHaveBeenCalledTimes(1);
});

test('what is missing is marked, and is given all the same: whoever asks says what it means', () => {
  show();
  fireEvent.change(field('City'), { target: { value: ' Utrecht ' } });
  press('Go on');
  expect(field('Postcode').getAttribute('aria-invalid')).toBe('true');
  expect(onGiven).toHaveBeenCalledWith({
    ...{ street: '', houseNumber: '', houseNumberExtension: '', postcode: '' },
    ...{ city: 'Utrecht', country: 'NL' },
  });
});

test('an address of this device is one press away', () => {
  saved.documents = [{ id: 'a', firstName: 'Noor', lastName: '', createdAt: 1, ...place }];
  show();
  press('Biltstraat 88, 3572 BJ Utrecht');
  expect(onGiven.mock.calls).toEqual([[place]]);
});
