import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '#locales/nl/account.po';
import { forgetVisitorBids, visitorBids$ } from '#src/data/visitor-bids.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import { bid, bidServer, facts, openBid, received, renderBid, uuid } from '#tests/setup/bid-bench.tsx';

afterEach(() => {
  online$.next(true);
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T10:00:00Z') });
});

const respondedAt = '2026-05-05T10:00:00.000Z';
const paymentLink = 'https://hervonden.test/winkelwagen/0d3b7c6f-7f6a-4a53-9a5e-8f0c6a544e02';
const state = () => screen.getByRole('status').textContent ?? '';
const inDialog = () => (screen.getByRole('dialog').textContent ?? '').replaceAll('\u00a0', ' ');
const actions = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const payLink = () => screen.queryByRole('link', { name: /^Pay/ });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const lastToast = () => toastStore.read().at(-1)?.text;

describe('BID-023 what the buyer sees and can do', () => {
  test('BID-009 BID-015 a pending bid shows that it was received, and until when it is valid', async () => {
    bidServer(bid);
    await openBid();
    expect(facts()).toEqual({
      Bid: '€ 300,–',
      'Asking price': '€ 450,–',
      'Placed on': '4 May 2026',
      'Valid until': '9 May 2026, 12:00',
      'Time left': '5d0h',
    });
    expect(state()).toContain('Your bid has been received.');
    expect(actions()).toEqual([]);
    expect(payLink()).toBeNull();
  });

  test.each([
    ['a minute later', '2026-05-04T10:01:00Z', '4d23u'],
    ['two days later', '2026-05-06T10:00:00Z', '3d0u'],
    ['in the last hour', '2026-05-09T09:30:00Z', '0d0u'],
    ['when it has passed', '2026-05-12T10:00:00Z', '0d0u'],
  ])(
    'UI-018 UI-019 the page shows in days and hours what is left of the five days: %s',
    async (_when, now, left) => {
      vi.setSystemTime(now);
      bidServer(bid);
      renderBid(null, { locale: 'nl', messages });
      await screen.findByText('Resterende tijd');
      expect(facts()).toHaveProperty('Resterende tijd', left);
    },
  );

  test('UI-018 after an answer the time left is that for paying, and agrees with its end', async () => {
    vi.setSystemTime('2026-05-05T12:00:00Z');
    const validUntil = '2026-05-10T10:00:00.000Z';
    bidServer({ ...bid, status: 'ACCEPTED', sellerRespondedAt: respondedAt, validUntil, paymentLink });
    await openBid();
    expect(facts()).toMatchObject({ 'To be paid by': '10 May 2026, 12:00', 'Time left': '4d22h' });
  });

  test('BID-010 an accepted one leads to paying it', async () => {
    bidServer({ ...bid, status: 'ACCEPTED', sellerRespondedAt: respondedAt, paymentLink });
    await openBid();
    expect(state()).toContain('The seller accepted your bid.');
    expect(payLink()?.textContent?.replace('\u00a0', ' ')).toBe('Pay € 300,–');
    expect(payLink()?.getAttribute('href')).toBe(new URL(paymentLink).pathname);
    expect(facts()).toHaveProperty('To be paid by', '9 May 2026, 12:00');
  });

  test('BID-012 a counterbid is paid at the counter amount, or left to expire', async () => {
    const countered = { ...bid, status: 'COUNTERBID', counterbidAmount: 400 };
    bidServer({ ...countered, sellerRespondedAt: respondedAt, paymentLink });
    await openBid();
    expect(payLink()?.textContent?.replace('\u00a0', ' ')).toBe('Pay € 400,–');
    expect(state()).toContain('otherwise it expires');
  });

  test('a paid one is among the orders', async () => {
    bidServer({ ...bid, status: 'ACCEPTED', sellerRespondedAt: respondedAt, isPaid: true });
    await openBid();
    expect(state()).toContain('You have paid and the product is yours.');
    expect(payLink()).toBeNull();
    expect(facts()).not.toHaveProperty('To be paid by');
  });

  test.each([
    ['declined', { status: 'REJECTED' }, 'The seller declined your bid.'],
    ['promised to another', { status: 'REJECTED', closedReason: 'accepted_elsewhere' }, 'someone else’s bid'],
    ['sold', { status: 'REJECTED', closedReason: 'sold' }, 'was sold to someone else'],
    ['gone', { status: 'REJECTED', closedReason: 'gone' }, 'no longer for sale'],
    ['not answered', { status: 'EXPIRED' }, 'there was no answer in time'],
    ['not paid', { status: 'EXPIRED', sellerRespondedAt: respondedAt }, 'it was not paid in time'],
  ])('BID-013 BID-014 one that ended (%s) informs, and asks nothing', async (_how, change, text) => {
    for (const role of ['BUYER', 'SELLER']) {
      bidServer({ ...bid, ...change, role });
      await openBid();
      if (role === 'BUYER') expect(state().replace("'", '’')).toContain(text);
      expect(state().length).toBeGreaterThan(20);
      expect(actions()).toEqual([]);
      expect(payLink()).toBeNull();
      expect(facts()).not.toHaveProperty('You receive');
      cleanup();
    }
  });

  test('a visitor’s link is sent along; without a right to see it there is none', async () => {
    const server = bidServer({
      __typename: 'UserNotAuthenticatedError',
      errorCode: 'user_not_authenticated',
    });
    renderBid('abc');
    expect(await screen.findByText('No such bid')).toBeTruthy();
    expect(server.asked[0]?.variables).toEqual({ uuid, key: 'abc' });
    expect(visitorBids$.value).toEqual([]);
  });

  test('BID-016 a visitor who opens it by a key has it on the page of the product from then on', async () => {
    bidServer(bid);
    renderBid('abc');
    await waitFor(() => expect(visitorBids$.value).toEqual([{ uuid, productUuid: 'p', key: 'abc' }]));
    forgetVisitorBids();
    await openBid();
    expect(visitorBids$.value).toEqual([]);
  });
});

describe('BID-024 what the seller sees and can do', () => {
  test('BID-005 BID-033 accepting shows its consequences first; then the bid is fetched again', async () => {
    const server = bidServer(received);
    const after = { ...received, status: 'ACCEPTED', sellerRespondedAt: respondedAt, possibleAnswers: [] };
    server.told = { answer: { __typename: 'Bid' }, after };
    await openBid();
    press(/^Accept/);
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'If it is the last one, other open bids end.',
    );
    expect(server.asked.filter(({ operation }) => operation === 'AnswerBid')).toEqual([]);
    press('Accept bid');
    await waitFor(() =>
      expect(state()).toContain('You accepted this bid. The buyer gets an email with a payment link.'),
    );
    const [answered] = server.asked.filter(({ operation }) => operation === 'AnswerBid');
    expect(answered?.variables).toMatchObject({ uuid, status: 'ACCEPTED' });
    expect(server.asked.filter(({ operation }) => operation === 'Bid')).toHaveLength(2);
    expect(lastToast()).toBe('Bid accepted. The buyer gets a payment link.');
    await waitFor(() => expect(actions()).toEqual([]));
  });

  test('BID-011 after accepting the seller reads that the buyer is mailed about paying', async () => {
    bidServer({ ...received, status: 'ACCEPTED', possibleAnswers: [], payout: 255 });
    await openBid();
    expect(state()).toContain('The buyer gets an email with a payment link.');
    expect(facts()).toMatchObject({ 'You receive': '€ 255,–' });
    expect(facts()).not.toHaveProperty('Bidder');
  });

  test('BID-006 declining is asked once more', async () => {
    const server = bidServer(received);
    const after = { ...received, status: 'REJECTED', possibleAnswers: [] };
    server.told = { answer: { __typename: 'Bid' }, after };
    await openBid();
    press('Decline');
    press('Decline bid');
    await waitFor(() => expect(state()).toContain('You declined this bid.'));
    expect(server.asked.find(({ operation }) => operation === 'AnswerBid')?.variables).toMatchObject({
      status: 'REJECTED',
    });
  });

  test('BID-007 BID-008 a counterbid is checked, and what it brings is asked after 300 ms without typing', async () => {
    const server = bidServer(received);
    const after = { ...received, status: 'COUNTERBID', counterbidAmount: 400, possibleAnswers: [] };
    server.told = { answer: { __typename: 'Bid' }, after };
    await openBid();
    press('Make a counterbid');
    const field = await screen.findByRole('textbox', { name: /counterbid/ });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    const previews = () => server.asked.filter(({ operation }) => operation === 'BidPayout');
    type('4');
    type('40');
    type('400');
    act(() => void vi.advanceTimersByTime(299));
    expect(previews()).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(() => expect(inDialog()).toContain('€ 360,–'));
    expect(previews().map(({ variables }) => variables)).toEqual([
      { amount: 400, productSlug: 'teak-dressoir' },
    ]);
    for (const [typed, text] of [
      ['', 'Enter an amount in whole euros.'],
      ['300', 'Your counterbid must be higher than the bid of € 300,–.'],
      ['451', 'Your counterbid can’t be higher than your asking price of € 450,–.'],
    ] as const) {
      type(typed);
      press('Send counterbid');
      expect(inDialog()).toContain(text);
    }
    type('400');
    press('Send counterbid');
    await waitFor(() => expect(state()).toContain('You made a counterbid.'));
    expect(server.asked.find(({ operation }) => operation === 'AnswerBid')?.variables).toMatchObject({
      status: 'COUNTERBID',
      counterbidAmount: 400,
    });
  });

  test('what the server does not offer is not there to press', async () => {
    bidServer({ ...received, possibleAnswers: ['REJECTED'] });
    await openBid();
    expect(actions()).toEqual(['Decline']);
  });

  test('a refusal is shown with the server’s message; the same answer sent again keeps its id', async () => {
    const server = bidServer(received);
    const message = 'Somebody is paying for this product right now.';
    server.told = {
      answer: { __typename: 'FailedToUpdateError', errorCode: 'bid_piece_is_being_paid', message },
      after: received,
    };
    await openBid();
    press(/^Accept/);
    press('Accept bid');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Accept bid' })).toHaveProperty('disabled', false),
    );
    press('Accept bid');
    const sent = () => server.asked.filter(({ operation }) => operation === 'AnswerBid');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(new Set(sent().map(({ variables }) => variables.commandId)).size).toBe(1);
  });

  test('without a network the buttons are disabled with a reason, and the typed text stays', async () => {
    const server = bidServer(received);
    await openBid();
    press('Make a counterbid');
    const field = await screen.findByRole('textbox', { name: /counterbid/ });
    fireEvent.change(field, { target: { value: '380' } });
    act(() => online$.next(false));
    expect(screen.getByRole('button', { name: 'Send counterbid' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('dialog').textContent).toContain('it is not sent automatically later');
    expect(field).toHaveProperty('value', '380');
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const name of [/^Accept/, 'Make a counterbid', 'Decline'])
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    expect(server.asked.filter(({ operation }) => operation === 'AnswerBid')).toEqual([]);
  });
});
