import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PathLinkProps } from '#src/ui/kit/path-link.tsx';
import { WithdrawPage } from './withdraw-page.tsx';
import { WithdrawalPage } from './withdrawal-page.tsx';

// Router links require a router.
vi.mock('#src/ui/kit/path-link.tsx', () => ({
  PathLink: ({ href, children }: PathLinkProps) => <a href={href}>{children}</a>,
}));

const orderUuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const purchase = {
  __typename: 'Purchase',
  ...{ orderUuid, orderNumber: '100001', title: 'Teak sideboard', bought: '2026-11-20T10:00:00.000Z' },
  ...{ sellerName: 'Meubelhuis', buyerName: 'Noor Janssen', role: 'buyer', isTraderSale: true },
  ...{
    lastDay: '2026-12-05',
    refusal: null as string | null,
    refundable: 470,
    withdrawal: null as object | null,
  },
};
const withdrawal = {
  __typename: 'PurchaseWithdrawal',
  ...{ uuid: 'w1', state: 'RETURN_PENDING', name: 'Noor Janssen', reason: '', turn: 'buyer' },
  ...{
    declared: '2026-11-22T10:00:00.000Z',
    due: '2026-12-06T19:00:00.000Z',
    possible: ['send_back', 'keep'],
  },
  returnAddress: {
    ...{ name: 'Meubelhuis', street: 'Turfmarkt', houseNumber: '12', houseNumberExtension: '' },
    ...{ postcode: '2511 CX', city: 'Den Haag', country: 'NL' },
  },
  ...{ sentBack: null, tracking: null, objection: null, decision: null, refund: null, outcome: null },
  closed: null,
};

let shown: typeof purchase;
let answer: object;
const calls: { readonly query: string; readonly variables: Readonly<Record<string, unknown>> }[] = [];
const names = ['declareWithdrawal', 'changeWithdrawal', 'askWithdrawalLink', 'declareLinkedWithdrawal'];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  calls.length = 0;
  shown = purchase;
  answer = { __typename: 'Purchase' };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as (typeof calls)[number];
    const name = names.find((one) => sent.query.includes(`${one}(`));
    if (name !== undefined) calls.push(sent);
    const linkedPurchases = { __typename: 'Purchases', items: [shown] };
    const data = name === undefined ? { purchaseWithdrawal: shown, linkedPurchases } : { [name]: answer };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(page: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>{page}</I18nProvider>
    </QueryClientProvider>,
  );
}
const account = (
  <WithdrawalPage
    userId="u1"
    orderUuid={orderUuid}
    notFound="Not found"
    backLink={<a href="/x">Back to it</a>}
  />
);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('L5 a withdrawal is declared in two steps, and a refusal keeps the entered text', async () => {
  open(account);
  const name = await screen.findByLabelText('Your name');
  expect((name as HTMLInputElement).value).toBe('Noor Janssen');
  expect(screen.getByText(/You get .*470/)).toBeTruthy();
  fireEvent.change(name, { target: { value: ' ' } });
  await press('Continue');
  expect(screen.getByText('Enter your name.')).toBeTruthy();
  fireEvent.change(name, { target: { value: 'Noor J.' } });
  await press('Continue');
  expect(calls).toEqual([]);
  expect(screen.getByText('100001')).toBeTruthy();
  answer = {
    __typename: 'ValidationError',
    errorCode: 'withdrawal_too_late',
    message: 'The period is over.',
  };
  await press('Confirm withdrawal');
  expect(await screen.findByText('The period is over.')).toBeTruthy();
  answer = { __typename: 'Purchase' };
  shown = { ...purchase, refusal: 'Declared before.', withdrawal };
  await press('Confirm withdrawal');
  await waitFor(() => expect(screen.getByText('Send the product back')).toBeTruthy());
  expect(calls.map(({ variables }) => variables)).toMatchObject([
    { orderUuid, name: 'Noor J.', reason: '' },
    { orderUuid, name: 'Noor J.', reason: '' },
  ]);
  expect(calls[0]?.variables.commandId).toBe(calls[1]?.variables.commandId);
});

test('L5 the buyer reports the return, with or without a tracking number', async () => {
  shown = { ...purchase, refusal: 'Declared before.', withdrawal };
  open(account);
  await press('I have sent it back');
  expect(document.body.textContent).toContain('Turfmarkt 12');
  const field = await screen.findByLabelText('Tracking number');
  fireEvent.change(field, { target: { value: '3S' } });
  await press('Report return');
  expect(calls).toEqual([]);
  fireEvent.change(field, { target: { value: '3SABCD1234567' } });
  await press('Report return');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.variables).toMatchObject({ uuid: 'w1', event: 'send_back', text: '3SABCD1234567' });
});

test('L5 a private sale shows why a withdrawal is not possible, without a form', async () => {
  shown = { ...purchase, refusal: 'You bought it from a private seller.' };
  open(account);
  expect(await screen.findByText('You bought it from a private seller.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('L5 visitors request a link and declare with it', async () => {
  answer = { __typename: 'WithdrawalLinkAsked' };
  open(<WithdrawPage token="" userId={null} />);
  fireEvent.change(screen.getByLabelText('Order number'), { target: { value: '100001' } });
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'gast@hervonden.test' } });
  await press('Email me a link');
  expect(await screen.findByText('Check your email')).toBeTruthy();
  cleanup();
  answer = { __typename: 'Purchase' };
  open(<WithdrawPage token="t1" userId={null} />);
  await press('Continue');
  await press('Confirm withdrawal');
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ token: 't1', orderUuid }));
});

test('L5 while staff decide, the buyer reads until when, and afterwards that the money is theirs', async () => {
  const waiting = { ...withdrawal, state: 'WITH_STAFF', turn: null, possible: [] };
  shown = { ...purchase, refusal: 'Declared before.', withdrawal: waiting };
  open(account);
  expect(await screen.findByText(/We decide by 6 December 2026 at the latest/)).toBeTruthy();
  // The payout may already have been made, so the page must not say that the money is still held.
  expect(screen.queryByText(/We hold the money/)).toBeNull();
  cleanup();
  const ended = { ...waiting, state: 'ENDED', due: null, outcome: 'PART_REFUNDED', refund: 400 };
  shown = { ...purchase, refusal: 'Declared before.', withdrawal: ended };
  open(account);
  expect(await screen.findByText(/You get .*400.* back/)).toBeTruthy();
  expect(screen.getByText(/It can take a few days to arrive/)).toBeTruthy();
});

test('L5 who comes from the page of an order without an account need not look up its number', () => {
  open(<WithdrawPage token="" orderNumber="100001" userId={null} />);
  expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('100001');
});
