import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { MyDataPage } from './my-data-page.tsx';
import { storeForm, valuesOf } from './seller-values.ts';

// A form of this size takes long to test on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const me = 'me';
const address = {
  ...{
    __typename: 'SellerAddress' as const,
    street: 'Biltstraat',
    houseNumber: '88',
    houseNumberExtension: '',
  },
  ...{ postcode: '3572 BJ', city: 'Utrecht', province: 'nl-utrecht', country: 'NL' },
};
const seller = {
  ...{
    __typename: 'Seller' as const,
    uuid: 's',
    name: 'Sanne Verhoeven',
    phone: '+31600000000',
    type: 'private',
  },
  ...{
    canPublish: true,
    acceptOffers: true,
    acceptViewings: false,
    minimumBid: 50,
    accountHolder: null,
    iban: null,
  },
  ...{ contactEmail: null, registrationNumber: null, vatScheme: null, isSelfCertified: false },
  ...{ vatNumber: null, extraInfo: '', address, transportTimewindow: null },
};
interface Asked {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
let asked: Asked[] = [];
let current: object | null = seller;
let answer: object | null = seller;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  asked = [];
  current = seller;
  answer = seller;
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    const question: Asked = JSON.parse(init.body);
    asked.push(question);
    const data: Record<string, object | null> = {
      MyData: {
        me: {
          __typename: 'User',
          uuid: me,
          name: 'Sanne Verhoeven',
          email: 'sanne@example.test',
          seller: current,
        },
      },
      ProvinceOf: { placeOfPostcode: { __typename: 'Place', name: 'Gent', province: 'be-oost-vlaanderen' } },
      CreateSeller: { createSeller: answer },
      UpdateSeller: { updateSeller: answer },
      ChangeEmail: {
        updateUser: { __typename: 'UpdatedUser', success: true, pendingEmail: 'new@example.test' },
      },
    };
    if (answer === null && /Seller$/.test(question.operationName)) return new Response('', { status: 503 });
    return new Response(JSON.stringify({ data: data[question.operationName] }));
  });
});
afterEach(() => {
  cleanup();
  online$.next(true);
  storeForm(me, null);
  vi.unstubAllGlobals();
});

async function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MyDataPage userId={me} addressEntry={() => null} addressesLink={null} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByLabelText('First name');
}
// Queries by label, because querying roles in a form this large takes seconds.
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
// The label of an option includes its explanation, so these match the start.
const [marginScheme, ordinaryVat] = [/^Margin scheme for second-hand goods/, /^Standard VAT/];
const button = (name: string) => screen.getByText<HTMLButtonElement>(name, { selector: 'button' });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const sent = (name: string) => asked.filter(({ operationName }) => operationName === name);
const wrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

describe('ACCT-017 my details, as a seller', () => {
  test('SELL-032 SELL-033 SELL-025 saves everything at once and shows form.save_success', async () => {
    const typed = valuesOf({ name: 'Sanne Verhoeven', seller });
    // Restored from storage, as after a reload: filling in the fields one by one takes long here.
    storeForm(me, {
      ...{ ...typed, accountHolder: 'S. Verhoeven', iban: 'nl91abna0417164300', minimumBid: 60 },
      transportTimewindow: { ...typed.transportTimewindow, monday: '09:00-12:00' },
    });
    await show();
    expect(screen.getByLabelText<HTMLInputElement>('Monday until').value).toBe('12:00');
    fireEvent.click(screen.getByLabelText('Buyers can come and view a product'));
    await press('Save my details');
    await waitFor(() => expect(toastStore.read().at(-1)?.text).toBe('Your details are saved.'));
    expect(sent('UpdateSeller')[0]?.variables).toMatchObject({
      ...{ name: 'Sanne Verhoeven', acceptViewings: true, minimumBid: 60, accountHolder: 'S. Verhoeven' },
      transportTimewindow: { monday: '09:00-12:00', tuesday: '' },
    });
  });

  test('a business chooses its VAT scheme, which survives a reload and is sent', async () => {
    current = { ...seller, type: 'business', vatNumber: 'NL004495445B01', vatScheme: 'MARGIN' };
    await show();
    expect(screen.getByText('VAT on what you sell')).toBeTruthy();
    expect(field(marginScheme).checked).toBe(true);
    fireEvent.click(field(ordinaryVat));
    cleanup();
    await show();
    expect([field(marginScheme).checked, field(ordinaryVat).checked]).toEqual([false, true]);
    await press('Save my details');
    await waitFor(() => expect(sent('UpdateSeller')).toHaveLength(1));
    expect(sent('UpdateSeller')[0]?.variables).toMatchObject({ vatScheme: 'ORDINARY' });
    fireEvent.click(field(/^It depends on the product/));
    await press('Save my details');
    await waitFor(() => expect(sent('UpdateSeller')).toHaveLength(2));
    expect(sent('UpdateSeller')[1]?.variables).toMatchObject({ vatScheme: 'MIXED' });
  });

  test('only a business is asked for its VAT scheme; one that has not chosen sends none', async () => {
    await show();
    expect(screen.queryByText('VAT on what you sell')).toBeNull();
    fill('VAT number', 'NL004495445B01');
    expect([field(marginScheme).checked, field(ordinaryVat).checked]).toEqual([false, false]);
    await press('Save my details');
    await waitFor(() => expect(sent('UpdateSeller')).toHaveLength(1));
    expect(sent('UpdateSeller')[0]?.variables).toMatchObject({ vatScheme: null });
  });

  test('a form that an earlier version stored without a VAT scheme still opens', async () => {
    const { vatScheme, ...earlier } = valuesOf({ name: 'Sanne Verhoeven', seller });
    const values = { ...earlier, street: 'Nachtegaalstraat', vatNumber: 'NL004495445B01' };
    sessionStorage.setItem('seller-form', JSON.stringify({ owner: me, values }));
    await show();
    expect(field('Street').value).toBe('Nachtegaalstraat');
    expect(field(marginScheme).checked).toBe(false);
  });

  test('the account number announces before a change that the new one waits for a day', async () => {
    await show();
    expect(
      screen.getByText(/We use a changed number after 24 hours and confirm the change by email/),
    ).toBeTruthy();
  });

  test('SELL-023 wrong fields: form.personal_info.general_error above, a sentence at each, nothing is sent', async () => {
    await show();
    fill('House number', '88a');
    fireEvent.blur(field('House number'));
    expect(wrong('House number')).toBe(true);
    fill('Phone', '123');
    fill('Account number (IBAN)', 'NL00ABNA0417164300');
    await press('Save my details');
    expect(screen.getByRole('alert').textContent).toContain('Not all of your details are right yet.');
    expect(['Phone', 'House number', 'Account number (IBAN)', 'Account holder'].every(wrong)).toBe(true);
    expect(sent('UpdateSeller')).toEqual([]);
  });

  test('SELL-024 a failed save shows form.save_error and keeps the typed text, over a reload too', async () => {
    answer = null;
    await show();
    fill('Street', 'Nachtegaalstraat');
    await press('Save my details');
    expect((await screen.findByRole('alert')).textContent).toContain('Your details were not saved.');
    cleanup();
    await show();
    expect(field('Street').value).toBe('Nachtegaalstraat');
  });

  test('a refusal of the server is shown at its field', async () => {
    answer = {
      ...{ __typename: 'ValidationError', errorCode: 'validation_error', message: '' },
      fields: [{ __typename: 'FieldError', field: 'vatNumber', code: 'vat_number_invalid' }],
    };
    await show();
    fill('Street', 'Nachtegaalstraat');
    await press('Save my details');
    await waitFor(() => expect(wrong('VAT number')).toBe(true));
  });

  test('offline it shows why nothing can be saved', async () => {
    await show();
    act(() => online$.next(false));
    expect(screen.getByText(/you can save once you are back online/)).toBeTruthy();
    expect(button('Save my details').disabled).toBe(true);
  });

  test('AUTH-050 another e-mail address is checked, then mailed a link', async () => {
    await show();
    fill('Email address', 'new@');
    await press('Change email address');
    expect(wrong('Email address')).toBe(true);
    fill('Email address', 'New@example.test');
    await press('Change email address');
    expect(sent('ChangeEmail').map(({ variables }) => variables)).toEqual([{ email: 'new@example.test' }]);
    expect(await screen.findByText('Check your inbox')).toBeTruthy();
  });
});

describe('SELL-028 becoming a seller', () => {
  test('SELL-016 SELL-021 SELL-022 all fields are asked; the province comes from the postcode and its country', async () => {
    current = null;
    await show();
    expect(field('First name').value).toBe('Sanne');
    await press('Become a seller');
    expect(screen.getByRole('alert').textContent).toContain('Choose a province.');
    expect(sent('CreateSeller')).toEqual([]);
    fill('Phone', '0612345678');
    fireEvent.click(screen.getByLabelText('Belgium'));
    fill('Postcode', '9000');
    fireEvent.focus(field('Postcode'));
    fireEvent.blur(field('Postcode'));
    fill('House number', '3');
    fill('Street', 'Veldstraat');
    fill('City', 'Gent');
    // The name is also an option of the select; outside an option it is the selected value.
    expect(await screen.findByText('East Flanders', { selector: ':not(option)' })).toBeTruthy();
    await press('Become a seller');
    await waitFor(() => expect(sent('CreateSeller')).toHaveLength(1));
    expect(sent('CreateSeller')[0]?.variables).toMatchObject({
      input: {
        ...{ name: 'Sanne Verhoeven', phone: '0612345678' },
        address: { postcode: '9000', city: 'Gent', province: 'be-oost-vlaanderen', country: 'BE' },
      },
    });
    expect(await screen.findByText('Save my details')).toBeTruthy();
    // The focus is on the next section to fill in.
    expect(document.activeElement?.textContent).toBe('Payout');
  });
});
