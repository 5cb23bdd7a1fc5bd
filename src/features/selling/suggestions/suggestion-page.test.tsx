import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { SuggestionPage } from './suggestion-page.tsx';

const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const pending = {
  __typename: 'SaleSuggestion',
  uuid,
  type: 'PRICE_REDUCTION',
  status: 'PENDING',
  price: 450,
  suggestedPrice: 400,
  step: '1',
  suggestedDiscountPercentage: 11,
  amount: 50,
  customPrice: null as number | null,
  created: '2026-05-04T10:00:00.000Z',
  respondedAt: null as string | null,
  appliedAt: null as string | null,
  errorMessage: null as string | null,
  viewCount: 120,
  wishlistCount: 1,
  daysOnline: 40,
  soldPrices: [380, 410, 390],
  product: {
    __typename: 'Product',
    uuid: 'p',
    slug: 'teak-dressoir',
    title: 'Teakhouten dressoir',
    productTranslations: [{ __typename: 'ProductTranslation', language: 'en', title: 'Teak dressoir' }],
    rawPrice: 450,
    margin: 0,
    status: 'ARCHIVED',
    publicationDate: null,
    featuredImage: null,
  },
};
const respondedAt = '2026-05-05T10:00:00.000Z';
const applied = { ...pending, status: 'APPLIED', respondedAt, appliedAt: respondedAt };
const declined = { ...pending, status: 'REJECTED', respondedAt };

interface Call {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

let shown: object = pending;
/** The response to a mutation, and the suggestion that is shown afterwards. */
let outcome: { readonly answered: object; readonly after: object } | 'no network' = {
  answered: { __typename: 'SaleSuggestion' },
  after: applied,
};
const answers: Call[] = [];
const operations = [
  'acceptProductSaleSuggestion',
  'rejectProductSaleSuggestion',
  'updateSaleSuggestionPrice',
];

function dataFor(query: string, call: Call): object {
  const name = operations.find((one) => query.includes(one));
  if (name === undefined) {
    const terms = { __typename: 'SellerMargins', margin: 0, marginIncluded: 12, transactionFee: 0 };
    return { saleSuggestion: shown, sellerMargins: terms };
  }
  answers.push(call);
  if (outcome === 'no network') throw new TypeError('Failed to fetch');
  shown = outcome.after;
  return { [name]: outcome.answered };
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  shown = pending;
  answers.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as Call & { readonly query: string };
    return new Response(JSON.stringify({ data: dataFor(sent.query, sent) }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  online$.next(true);
  cleanup();
  vi.unstubAllGlobals();
});

async function open(of: object = pending): Promise<void> {
  shown = of;
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <SuggestionPage
          userId="me"
          uuid={uuid}
          notFound="No such suggestion"
          backLink="All"
          contactLink={(label) => <a href="/contact">{label}</a>}
        />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Teak dressoir' });
}

const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const button = (name: RegExp) => screen.queryByRole('button', { name });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const lastToast = () => (toastStore.read().at(-1)?.text ?? '').replaceAll('\u00a0', ' ');

describe('the shown suggestion', () => {
  test('SALE-004 a pending suggestion shows accept, decline and another price, with the evidence', async () => {
    await open();
    expect(button(/^Accept €\s400,–$/)).not.toBeNull();
    expect(button(/^Decline$/)).not.toBeNull();
    expect(button(/^Choose another price$/)).not.toBeNull();
    for (const label of [
      'Waiting for your answer',
      '€ 400,– (11% or € 50,– less)',
      'You would receive€ 352,–',
      '40 days',
      '120 views · 1 favourite',
      'The last 3 similar products sold for € 380,– to € 410,–, half of them for € 390,– or less.',
    ])
      expect(text()).toContain(label);
  });

  test.each([
    ['accepted', applied, 'You accepted the suggestion: your price is now € 400,–.'],
    ['declined', declined, 'You declined the suggestion: your price remained € 450,–.'],
    [
      'own price',
      { ...declined, customPrice: 425 },
      'You declined the suggestion and chose € 425,– yourself.',
    ],
    ['taken back', { ...declined, respondedAt: null, errorMessage: 'It was sold.' }, 'LapsedIt was sold.'],
  ])('an answered one shows how it ended and asks nothing any more: %s', async (_how, of, label) => {
    await open(of);
    expect(text()).toContain(label);
    expect(button(/Accept|Decline|another price/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Contact customer service' })).toBeNull();
  });

  test('SALE-014 a failed one shows the reason, and whom to ask', async () => {
    await open({ ...pending, status: 'ERROR', respondedAt, errorMessage: 'The price has changed.' });
    expect(text()).toContain('The suggested price could not be set. The price has changed.');
    expect(screen.getByRole('link', { name: 'Contact customer service' })).toHaveProperty(
      'pathname',
      '/contact',
    );
    expect(button(/Accept/)).toBeNull();
  });
});

describe('answering', () => {
  test('SALE-006 SALE-011 accepting shows a confirmation and is sent once, with an id of its own', async () => {
    outcome = { answered: { __typename: 'SaleSuggestion' }, after: applied };
    await open();
    screen.getByRole('button', { name: /^Accept/ }).focus();
    press(/^Accept/);
    await waitFor(() => expect(text()).toContain('You accepted the suggestion: your price is now € 400,–.'));
    expect(lastToast()).toBe('Accepted: your price is now € 400,–.');
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(answers).toHaveLength(1);
    expect(answers[0]?.variables).toMatchObject({ uuid });
    expect(answers[0]?.variables.commandId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('SALE-007 SALE-012 declining shows a confirmation', async () => {
    outcome = { answered: { __typename: 'SaleSuggestion' }, after: declined };
    await open();
    press(/^Decline$/);
    await waitFor(() =>
      expect(text()).toContain('You declined the suggestion: your price remained € 450,–.'),
    );
    expect(lastToast()).toBe('Declined: your price has not changed.');
  });

  test('SALE-008 SALE-010 SALE-019 a price of one’s own: checked, with what it brings, sent with the address', async () => {
    outcome = { answered: { __typename: 'SaleSuggestion' }, after: { ...declined, customPrice: 425 } };
    await open();
    press(/another price/);
    const field = await screen.findByRole('textbox', { name: /whole euros/ });
    const save = () => screen.getByRole('button', { name: 'Save price' });
    expect(save().hasAttribute('disabled')).toBe(true);
    fireEvent.change(field, { target: { value: '0' } });
    expect(screen.getByText('Enter a price in whole euros, from 1 to 999,999.')).toBeTruthy();
    expect(save().hasAttribute('disabled')).toBe(true);
    fireEvent.change(field, { target: { value: '425' } });
    expect(text()).toContain('you receive € 374,–');
    fireEvent.click(save());
    await waitFor(() => expect(text()).toContain('chose € 425,– yourself'));
    expect(answers[0]?.variables).toMatchObject({ uuid, slug: 'teak-dressoir', price: 425 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('SALE-013 a failure is shown with the server’s reason or a retry; the same attempt keeps its id', async () => {
    outcome = 'no network';
    await open();
    press(/^Accept/);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Nothing has changed. Try again.'),
    );
    expect(screen.getByRole('alert').textContent).toContain('Your answer could not be sent.');
    act(() => online$.next(true));
    const message = 'The price of this product has changed meanwhile.';
    outcome = {
      answered: { __typename: 'FailedToUpdateError', errorCode: 'suggestion_price_changed', message },
      after: pending,
    };
    await waitFor(() => expect(button(/^Accept/)?.hasAttribute('disabled')).toBe(false));
    press(/^Accept/);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message));
    expect(new Set(answers.map(({ variables }) => variables.commandId)).size).toBe(1);
  });

  test('a suggestion that was withdrawn meanwhile shows the reason and the current price', async () => {
    const message = 'You have changed the price since, so this suggestion no longer applies.';
    outcome = {
      answered: { __typename: 'FailedToUpdateError', errorCode: 'suggestion_price_changed', message },
      after: {
        ...{ ...pending, status: 'REJECTED', errorMessage: message },
        product: { ...pending.product, rawPrice: 430 },
      },
    };
    await open();
    press(/^Accept/);
    await waitFor(() => expect(button(/^Accept/)).toBeNull());
    expect(text()).toContain(`${message} Your price is now € 430,–.`);
  });

  test('SALE-004 without a network nothing can be answered, and a message shows the reason', async () => {
    await open();
    act(() => online$.next(false));
    for (const name of [/^Accept/, /^Decline$/, /another price/])
      expect(button(name)?.hasAttribute('disabled')).toBe(true);
    expect(text()).toContain('You can answer once you are back online.');
    expect(answers).toEqual([]);
  });
});
