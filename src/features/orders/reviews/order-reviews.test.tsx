import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { OrderReviews } from './order-reviews.tsx';

const ratings = {
  ...{ __typename: 'OrderReviewRatings', deliveryTime: 5, itemCondition: 4, itemDescription: 4 },
  ...{ itemWrapping: 3, sellerCommunication: 5, platformService: 4 },
};
const review = {
  ...{ __typename: 'OrderReview', uuid: 'r', author: 'BUYER', state: 'PUBLISHED', name: 'Noor', stars: 4 },
  ...{ feedback: 'Fine seller', feedbackPlatform: '', ratings, written: '2026-05-04T10:00:00.000Z' },
  ...{ publishBy: null as string | null, editUntil: null as string | null, isEdited: false },
  ...{ reply: null as string | null, replied: null as string | null, canReply: false },
};
const open = {
  ...{ __typename: 'OrderReviews', role: 'BUYER', writeUntil: '2026-07-03T10:00:00.000Z' },
  ...{ own: null as object | null, received: null as object | null },
};
const written = { ...open, writeUntil: null };

interface Call {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
let shown: object;
let answer: object | 'no network';
const calls: Call[] = [];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  localStorage.clear();
  calls.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as Call;
    const name = ['writeReview', 'editReview', 'replyToReview'].find((one) => sent.query.includes(one));
    if (name !== undefined) {
      calls.push(sent);
      if (answer === 'no network') throw new TypeError('Failed to fetch');
    }
    const data = name === undefined ? { orderReviews: shown } : { [name]: answer };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  online$.next(true);
  cleanup();
  vi.unstubAllGlobals();
});

async function show(reviews: object): Promise<void> {
  shown = reviews;
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <OrderReviews userId="me" orderProductUuid="sold" report={(uuid) => <p>Report {uuid}</p>} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByRole('heading', { name: 'Reviews' });
  const start = screen.queryByRole('button', { name: 'Write a review' });
  if (start !== null) fireEvent.click(start);
}

const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function rate(group: string, stars: string) {
  fireEvent.click(
    within(await screen.findByRole('radiogroup', { name: group })).getByRole('radio', { name: stars }),
  );
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const six = [
  ...['Condition of the product', 'Matches the description', 'Packaging', 'Delivery time'],
  ...['Contact with the seller', 'Hervonden’s service'],
];

test('SELL-012 a buyer gives stars and six ratings; missing fields are reported, and the content is sent', async () => {
  await show(open);
  await rate('Your rating of the seller', '4 stars');
  press('Send review');
  expect(calls).toEqual([]);
  expect(screen.getAllByText('Choose 1 to 5 stars')).toHaveLength(6);
  const summary = screen.getByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(6);
  expect(document.activeElement?.textContent).toBe('Not yet complete');
  fireEvent.click(within(summary).getByRole('link', { name: 'Packaging' }));
  const packaging = screen.getByRole('radiogroup', { name: 'Packaging' });
  expect(packaging.contains(document.activeElement)).toBe(true);
  for (const group of six) await rate(group, '5 stars');
  type(/What should other buyers know/, 'Fine seller');
  answer = { ...written, own: { ...review, state: 'WRITTEN', publishBy: '2026-05-11T10:00:00.000Z' } };
  press('Send review');
  await screen.findByText('Your review');
  expect(calls[0]?.variables).toMatchObject({
    orderProductUuid: 'sold',
    review: { stars: 4, feedback: 'Fine seller', name: '', ratings: { itemWrapping: 5 } },
  });
  expect(text()).toContain('Only you can see your review until the other party has written one too');
});

test('a seller gives only stars and a text', async () => {
  await show({ ...open, role: 'SELLER' });
  await rate('Your rating of the buyer', '1 star');
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
  answer = { ...written, own: { ...review, author: 'SELLER', state: 'WRITTEN', ratings: null } };
  press('Send review');
  await screen.findByText('Your review');
  expect(calls[0]?.variables.review).toEqual({ stars: 1, feedback: '' });
});

test('PWA-001 a draft survives a reload, and offline the form shows that it is saved', async () => {
  await show(open);
  await rate('Packaging', '2 stars');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /other buyers/ })).toBeDefined());
  type(/other buyers/, 'Half a sentence');
  cleanup();
  await show(open);
  expect(await screen.findByDisplayValue('Half a sentence')).toBeDefined();
  const packaging = screen.getByRole('radiogroup', { name: 'Packaging' });
  expect(within(packaging).getByRole('radio', { name: '2 stars' })).toHaveProperty('checked', true);
  act(() => online$.next(false));
  expect(text()).toContain('Your review is stored on this device; send it once you are back online.');
  expect(screen.getByRole('button', { name: 'Send review' })).toHaveProperty('disabled', true);
});

test('PWA-001 an edit is not stored on the device, so that offline its page has to stay open', async () => {
  await show({ ...written, own: { ...review, editUntil: '2026-05-06T10:00:00.000Z' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit review' }));
  type(/other buyers/, 'Changed my mind');
  act(() => online$.next(false));
  expect(text()).toContain('Keep this page open and save your changes once you are back online.');
  expect(text()).not.toContain('stored on this device');
  expect(localStorage.length).toBe(0);
  expect(document.querySelector('[data-stored-input]'), 'an update may not reload over it').toBeNull();
});

test('a lost connection keeps the text, and a retry has the same idempotency key', async () => {
  await show({ ...open, role: 'SELLER' });
  await rate('Your rating of the buyer', '5 stars');
  type(/contact with the buyer/, 'Quick to pay');
  answer = 'no network';
  press('Send review');
  await waitFor(() => expect(text()).toContain('Try again: it counts only once'));
  expect(screen.getByDisplayValue('Quick to pay')).toBeDefined();
  answer = { ...written, own: { ...review, author: 'SELLER', ratings: null } };
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send review' })).toHaveProperty('disabled', false),
  );
  press('Send review');
  await screen.findByText('Your review');
  expect(calls[1]?.variables.commandId).toBe(calls[0]?.variables.commandId);
});

test('the reader’s own review can be changed until the shown moment, and is then marked as changed', async () => {
  const own = { ...review, editUntil: '2026-05-06T10:00:00.000Z', isEdited: true };
  await show({ ...written, own });
  expect(await screen.findByText('Edited')).toBeDefined();
  expect(text()).toContain('You can edit your review until');
  press('Edit review');
  await rate('Your rating of the seller', '2 stars');
  answer = { ...written, own: { ...own, stars: 2 } };
  press('Save changes');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  expect(calls[0]?.variables).toMatchObject({ review: { stars: 2, feedback: 'Fine seller', name: 'Noor' } });
});

test('the subject of a review replies once, or reports it', async () => {
  const received = { ...review, canReply: true };
  await show({ ...written, role: 'SELLER', received });
  expect(await screen.findByText('Report r')).toBeDefined();
  press('Reply');
  press('Send reply');
  expect(text()).toContain('Enter your reply');
  type(/Your reply/, 'Thank you');
  answer = { ...written, role: 'SELLER', received: { ...received, canReply: false, reply: 'Thank you' } };
  press('Send reply');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send reply' })).toBeNull());
  expect(text()).toContain('Thank you');
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  expect(calls[0]?.variables).toMatchObject({ text: 'Thank you' });
});

test('a refusal is shown, and a hidden or dropped review shows why', async () => {
  await show({ ...open, role: 'SELLER' });
  await rate('Your rating of the buyer', '5 stars');
  answer = { __typename: 'ValidationError', errorCode: 'review_too_late', message: 'That was too late.' };
  press('Send review');
  await screen.findByText('That was too late.');
  cleanup();
  await show({ ...written, own: { ...review, state: 'HIDDEN' } });
  expect(await screen.findByText(/against our rules/)).toBeDefined();
  cleanup();
  await show({ ...written, own: { ...review, state: 'DROPPED' } });
  expect(await screen.findByText(/the money was refunded/)).toBeDefined();
});
