import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CasePage } from './case-page.tsx';

const orderUuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const order = {
  __typename: 'OrderProduct',
  ...{ uuid: orderUuid, title: 'Teak dressoir', price: 450, quantity: 1, discount: 0, role: 'BUYER' },
  product: { title: 'Teak dressoir', productTranslations: [{ language: 'en', title: 'Teak sideboard' }] },
  delivery: { __typename: 'OrderDelivery', possible: ['dispute'], pricePaidByCustomer: 0 },
};
const complaint = {
  __typename: 'CaseEntry',
  ...{ uuid: 'e1', side: 'buyer', what: 'complaint', text: 'A leg is broken.', terms: null, ground: null },
  ...{ photos: [], created: '2026-11-20T10:00:00.000Z' },
};
const found = {
  __typename: 'OrderCase',
  ...{
    uuid: 'c1',
    orderUuid,
    title: order.title,
    role: 'buyer',
    state: 'OPEN',
    reason: 'DAMAGED',
    checks: [],
  },
  ...{
    giftCard: 0,
    wish: 'PART_REFUND',
    wishAmount: 100,
    due: '2026-11-25T19:00:00.000Z',
    endsByItself: true,
  },
  ...{ turn: ['seller'], possible: ['answer', 'withdraw'], proposalUuid: null as string | null },
  terms: null as object | null,
  ...{ refundable: 450, refundableInPart: 450, tracking: null, outcome: null as string | null },
  ...{ opened: complaint.created, listingPhotos: [], entries: [complaint] },
};

let answer: object;
let answered: object;
let isCut: boolean;
const calls: { readonly query: string; readonly variables: Readonly<Record<string, unknown>> }[] = [];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  localStorage.clear();
  calls.length = 0;
  isCut = false;
  answered = { __typename: 'OrderCase' };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as (typeof calls)[number];
    const name = ['openCase', 'acceptCaseProposal', 'changeCase'].find((one) =>
      sent.query.includes(`${one}(`),
    );
    if (name !== undefined) calls.push(sent);
    if (name !== undefined && isCut) throw new TypeError('Failed to fetch');
    const data = name === undefined ? { orderCase: answer, orderProduct: order } : { [name]: answered };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(given: object): Promise<void> {
  answer = given;
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <CasePage userId="me" orderUuid={orderUuid} notFound="No such order" backLink="Previous" />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Complaint about Teak sideboard' });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const text = () => document.body.textContent ?? '';

test('ORDER-016 the form reports missing fields, asks the questions of the reason, and sends the complaint', async () => {
  await open({ __typename: 'ObjectDoesNotExistError', errorCode: 'object_does_not_exist' });
  press('Send complaint');
  await waitFor(() => expect(text()).toContain('Choose what is wrong.'));
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: 'It arrived damaged' }));
  expect(text()).toContain('Was the packaging damaged?');
  expect(text()).toContain('Add at least 2 photos that show the problem.');
  fireEvent.click(screen.getByRole('radio', { name: 'It is a different product' }));
  expect(text()).toContain('Add at least 1 photo that shows the problem.');
  expect(text()).toContain('A photo that shows the difference.');
  fireEvent.click(screen.getByRole('radio', { name: 'It has not arrived' }));
  expect(screen.getByRole('radio', { name: 'Get my money back' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Find out where it is and still receive it' })).toBeTruthy();
  expect(text()).not.toContain('Keep the product');
  fireEvent.click(screen.getByRole('radio', { name: 'Get my money back' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Something else is wrong' }));
  expect(text()).toContain('Choose what you would like.');
  fireEvent.change(screen.getByRole('textbox', { name: /Describe the problem/ }), {
    target: { value: 'A leg is broken.' },
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Get my money back and return the product' }));
  press('Send complaint');
  expect(text()).toContain('The seller is notified right away');
  press('Cancel');
  expect(calls).toEqual([]);
  press('Send complaint');
  press('Yes, send complaint');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.variables).toMatchObject({
    ...{ orderUuid, reason: 'OTHER', checks: [], description: 'A leg is broken.', wish: 'FULL_REFUND' },
  });
});

test('shows the next step, the deadline, and that the payout is on hold', async () => {
  await open(found);
  expect(text()).toContain('Waiting for the seller’s answer');
  expect(text()).toContain('The payout is paused');
  expect(text()).toContain('A leg is broken.');
  expect(screen.queryByRole('button', { name: 'Make a proposal' })).toBeNull();
  press('Withdraw complaint');
  expect(text()).toContain('The complaint is closed and the seller is paid.');
  expect(calls).toEqual([]);
});

test('a proposal is accepted after a confirmation; a refusal is shown', async () => {
  const terms = { __typename: 'CaseTerms', refund: 80, needsReturn: false, returnPaidBy: null };
  const possible = ['accept', 'propose', 'answer', 'escalate', 'withdraw'];
  await open({ ...found, state: 'NEGOTIATING', turn: ['buyer'], possible, proposalUuid: 'p1', terms });
  expect(text()).toContain('It is your turn to respond');
  answered = {
    __typename: 'ValidationError',
    errorCode: 'case_other_proposal',
    message: 'Read the new one first.',
  };
  press('Accept proposal');
  const [, confirm] = screen.getAllByRole('button', { name: 'Accept proposal', hidden: true });
  if (confirm === undefined) throw new Error('nothing is asked');
  fireEvent.click(confirm);
  await waitFor(() => expect(text()).toContain('Read the new one first.'));
  expect(calls[0]?.variables).toMatchObject({ uuid: 'c1', proposalUuid: 'p1' });
});

test('while staff decide, both sides read until when', async () => {
  for (const state of ['ESCALATED', 'APPEALED']) {
    await open({ ...found, state, turn: [], possible: ['answer'], endsByItself: false });
    expect(text()).toContain('We decide by 25 November 2026 at the latest.');
    cleanup();
  }
});

test('a closed complaint shows each side where the money goes', async () => {
  const terms = { __typename: 'CaseTerms', refund: 80, needsReturn: false, returnPaidBy: null };
  const closed = { ...found, state: 'CLOSED', turn: [], possible: [], due: null, terms };
  await open({ ...closed, outcome: 'PART_REFUND' });
  expect(text()).toMatch(/You get €.80,– back the same way you paid. The sale stands./);
  cleanup();
  const whole = { refund: 450, needsReturn: false, returnPaidBy: null };
  await open({ ...closed, outcome: 'FULL_REFUND', terms: whole, giftCard: 150 });
  expect(text()).toMatch(/You get €.300,– back the same way you paid, and €.150,– on your gift card\./);
  cleanup();
  await open({ ...closed, outcome: 'WITHDRAWN', role: 'seller' });
  expect(text()).toContain('The buyer keeps the product and wants part of the money back');
  expect(text()).toContain('The money is yours: we pay you within 2 to 5 working days.');
});

test('a lost answer to an action is not called a failure', async () => {
  await open(found);
  isCut = true;
  press('Withdraw complaint');
  const [, confirm] = screen.getAllByRole('button', { name: 'Withdraw complaint', hidden: true });
  if (confirm === undefined) throw new Error('nothing is asked');
  fireEvent.click(confirm);
  await waitFor(() => expect(text()).toContain('We don’t know whether this was sent.'));
});
