import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { PathLinkProps } from '#src/ui/kit/path-link.tsx';
import {
  block,
  button,
  forBuyer,
  forSeller,
  method,
  open,
  press,
  server,
  sold,
  text,
  uuid,
  withOrderServer,
} from '#tests/setup/order-bench.tsx';

vi.mock('#src/ui/kit/path-link.tsx', () => ({
  PathLink: ({ href, children }: PathLinkProps) => <a href={href}>{children}</a>,
}));

withOrderServer();

test('ORDER-031 the link back from a bought product leads to the purchases', async () => {
  await open(forBuyer());
  expect(text()).toContain('All bought');
  cleanup();
  await open(forSeller());
  expect(text()).not.toContain('All bought');
});

test('PWA-040 both sides are asked for notifications while the order is in progress', async () => {
  for (const [order, role] of [
    [forBuyer, 'BUYER'],
    [forSeller, 'SELLER'],
  ] as const) {
    await open(order());
    expect(text()).toContain(`Notifications for the ${role}`);
    cleanup();
    for (const status of ['ARRIVED', 'CONFIRMED', 'CANCELLED']) {
      await open(order({ status }));
      expect(text()).not.toContain('Notifications for');
      cleanup();
    }
  }
});

describe('ORDER-010 the planning of the transport', () => {
  test('is there for both sides where the partner brings it, until it has arrived', async () => {
    const brenger = { deliveryMethod: method('brenger_transport') };
    for (const order of [forBuyer(brenger), forSeller(brenger)]) {
      await open(order);
      expect(text()).toContain('Transport of d');
      cleanup();
    }
    for (const other of [{ ...brenger, status: 'ARRIVED' }, { ...brenger, status: 'CANCELLED' }, {}]) {
      await open(forBuyer(other));
      expect(text()).not.toContain('Transport of d');
      cleanup();
    }
  });
});

describe('ROUTE-072 the course of an order', () => {
  test('shows its progress and where the money is', async () => {
    await open(forBuyer({ pricePaidByCustomer: 39 }));
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      ...['Paid4 May 2026', 'Agree on a time for the handoverby 18 May 2026'],
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step']);
    expect(text()).toContain('If we don’t hear anything by 4 June 2026, we will look into it.');
    expect(text()).toContain('We hold your money until you confirm receipt');
    expect(text()).toContain('Order number100042');
    expect(text()).toContain('You collect it · € 39,–');
    expect(text()).toContain('€ 450,–');
    expect(text()).not.toContain('You receive');
  });

  test('its buyer reads where the margin scheme leaves no VAT to deduct', async () => {
    const note = 'Margin scheme – second-hand goods: the price contains no VAT that can be deducted.';
    await open(forBuyer({}, { vatScheme: 'MARGIN' }));
    expect(text()).toContain(`VAT${note}`);
    cleanup();
    const ordinary = forBuyer({}, { vatScheme: 'ORDINARY' });
    for (const order of [ordinary, forBuyer(), forSeller({}, { vatScheme: 'MARGIN' })]) {
      await open(order);
      expect(text()).not.toContain('VAT');
      cleanup();
    }
  });

  test('ORDER-017 a cancelled one shows a message and asks nothing any more', async () => {
    const cancelled = { status: 'CANCELLED', cancelledAt: '2026-05-06T10:00:00.000Z' };
    await open(forBuyer(cancelled, { money: 'RETURNED' }));
    expect(text()).toContain('This order was cancelled');
    expect(text()).toContain('You get your money back the same way you paid.');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(block('Your delivery')).toBeNull();
  });

  test.each([
    [450, 'You get € 450,– back on your gift card.'],
    [150, 'You get € 300,– back the same way you paid, and € 150,– on your gift card.'],
  ])(
    'ORDER-017 a cancelled one of which a gift card paid %i says what goes back to the card',
    async (giftCard, says) => {
      const cancelled = { status: 'CANCELLED', cancelledAt: '2026-05-06T10:00:00.000Z' };
      await open(forBuyer(cancelled, { money: 'RETURNED', giftCard }));
      expect(text()).toContain(`Of which by gift card€ ${giftCard},–`);
      expect(text()).toContain(says);
      expect(text()).not.toContain('your money back');
    },
  );

  test('ORDER-017 a cancelled sale promises its seller no money', async () => {
    const cancelled = { status: 'CANCELLED', cancelledAt: '2026-05-06T10:00:00.000Z' };
    await open(forSeller(cancelled, { money: 'RETURNED' }));
    expect(text()).toContain('This order was cancelled');
    expect(text()).not.toContain('You receive');
  });

  test('ORDER-020 both sides read when the bank took the payment back, and the seller what that means', async () => {
    const confirmed = { status: 'CONFIRMED', arrivedAt: sold.created, confirmedAt: sold.created };
    const taken = { money: 'CHARGED_BACK', chargedBackAt: '2026-05-20T10:00:00.000Z', payout: null };
    await open(forBuyer(confirmed, taken));
    expect(text()).toContain('Your bank reversed the payment on 20 May 2026.');
    expect(text()).not.toContain('Enjoy');
    cleanup();
    await open(forSeller(confirmed, { ...taken, payout: 0 }));
    expect(screen.getByRole('link', { name: 'View payouts' })).toBeTruthy();
    expect(text()).toContain('Payment charged back by the buyer’s bank');
    expect(text()).toContain('We no longer pay that amount to you.');
    expect(text()).not.toContain('Seller paid');
    cleanup();
    await open(forSeller(confirmed, { ...taken, payout: 0, payoutMade: true }));
    expect(text()).toContain('Seller paid');
    expect(text()).toContain('The buyer’s bank reversed the payment on 20 May 2026.');
    expect(text()).toContain('We deduct that amount from your next payouts.');
  });

  test('ORDER-020 ORDER-021 once confirmed the seller reads when the money comes', async () => {
    const payoutDays = { __typename: 'PayoutDays', from: '2026-05-08', until: '2026-05-13' };
    const confirmed = { status: 'CONFIRMED', arrivedAt: sold.created, confirmedAt: sold.created };
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-13T20:00:00Z') });
    await open(forSeller(confirmed, { payoutDays, money: 'DUE' }));
    expect(text()).toContain(
      'You get your money within 2 to 5 working days: between 8 May 2026 and 13 May 2026.',
    );
    // Until the payout has been sent, the page must not say that money is on its way.
    expect(text()).not.toContain('on its way');
    expect(screen.getByRole('link', { name: 'View payouts' }).getAttribute('href')).toBe(
      '/account/uitbetalingen',
    );
    cleanup();
    // The expected days no longer apply once the payout has failed.
    for (const [payoutDelay, label] of [
      ['ACCOUNT', 'We could not pay into your account, so we hold the money.'],
      ['BANK', 'The transfer to you failed at the bank, so we hold the money. We will try again.'],
    ]) {
      await open(forSeller(confirmed, { payoutDays, payoutDelay, money: 'DUE' }));
      expect(text()).toContain(label);
      expect(text()).not.toContain('May 2026 and');
      expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('Your payout');
      cleanup();
    }
  });
});

describe('ORDER-021 the payout of a sale, as its seller reads it', () => {
  const payoutDays = { __typename: 'PayoutDays', from: '2026-05-08', until: '2026-05-13' };
  const confirmed = { status: 'CONFIRMED', arrivedAt: sold.created, confirmedAt: sold.created };

  test.each([
    ['2026-05-13T20:00:00Z', null, 'between 8 May 2026 and 13 May 2026.'],
    ['2026-05-13T20:00:00Z', 'PLANNED', 'between 8 May 2026 and 13 May 2026.'],
    ['2026-05-13T20:00:00Z', 'SENT', 'Your money is on its way to your bank account.'],
    ['2026-05-14T20:00:00Z', null, 'We have not paid you for this sale yet.'],
    ['2026-05-14T20:00:00Z', 'RETURNED', 'We have not paid you for this sale yet.'],
    ['2026-05-14T20:00:00Z', 'PLANNED', 'We are preparing your payout.'],
    ['2026-05-14T20:00:00Z', 'RELEASED', 'Your money is on its way to your bank account.'],
  ])('at %s with a payout that is %s: %s', async (now, payoutStatus, says) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    await open(forSeller(confirmed, { payoutDays, payoutStatus, money: 'DUE' }));
    expect(text()).toContain(says);
    if (now > '2026-05-14') expect(text()).not.toContain('13 May 2026');
    expect(screen.getByRole('link', { name: 'View payouts' })).toBeTruthy();
  });
});

describe('the next step, its deadline, and what happens without an answer', () => {
  const parcel = { deliveryMethod: method('post_transport') };

  test('ORDER-022 a parcel that is to be sent, for both sides', async () => {
    await open(forSeller(parcel));
    expect(text()).toContain('Send the parcelby 9 May 2026');
    expect(text()).toContain('On 15 May 2026 the order is cancelled automatically if the parcel has not');
    cleanup();
    await open(forBuyer(parcel));
    expect(text()).toContain('The seller sends the parcelby 9 May 2026');
    expect(text()).toContain('If it has not been sent by then, you can cancel.');
    expect(button('Cancel the order')).toBeNull();
  });

  test('the buyer of a late parcel cancels after a confirmation', async () => {
    await open(forBuyer({ ...parcel, possible: ['cancel_late'] }));
    expect(text()).toContain('The seller is late. You can cancel now');
    press('Cancel the order');
    server.after = forBuyer({
      ...parcel,
      status: 'CANCELLED',
      endedBy: 'cancel_late',
      cancelledAt: sold.created,
    });
    fireEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel the order' }),
    );
    await waitFor(() => expect(text()).toContain('Cancelled: not sent in time'));
    expect(server.calls[0]?.variables).toMatchObject({ deliveryUuid: 'd' });
  });

  test('ORDER-020 after arrival both sides see when the order is released automatically', async () => {
    const arrived = { status: 'ARRIVED', arrivedAt: '2026-05-06T10:00:00.000Z' };
    await open(forBuyer(arrived));
    expect(text()).toContain('Confirm receiptby 9 May 2026');
    expect(text()).toContain('the order counts as received on 10 May 2026 and we pay the seller.');
    cleanup();
    await open(forSeller(arrived));
    expect(text()).toContain('the order counts as received on 10 May 2026 and we pay you.');
  });

  test('an automatic release is not shown as a confirmation by the buyer', async () => {
    const released = { status: 'CONFIRMED', arrivedAt: sold.created, confirmedAt: sold.created };
    await open(forBuyer({ ...released, endedBy: 'release' }, { money: 'DUE' }));
    expect(text()).toContain('Counts as received4 May 2026');
    expect(text()).toContain('We didn’t hear from you, so the order counts as received.');
    expect(text()).not.toContain('Enjoy!');
  });

  test('while a transport is planned the seller sees why the order cannot be marked as arrived', async () => {
    const driven = { deliveryMethod: method('brenger_transport'), courierDay: '2026-05-12' };
    await open(forSeller({ ...driven, possible: [] }));
    expect(text()).toContain('The transport partner collects it on 12 May 2026.');
    expect(text()).toContain('The transport partner delivers it12 May 2026');
    expect(button('It has arrived')).toBeNull();
    cleanup();
    await open(forSeller({ ...driven, possible: ['arrive'] }));
    expect(text()).not.toContain('collects it on');
    expect(button('It has arrived')).not.toBeNull();
  });

  test('an overdue parcel can be reported without its arrival', async () => {
    const shippedAt = '2026-05-05T10:00:00.000Z';
    await open(forBuyer({ ...parcel, shippedAt, possible: ['dispute'] }));
    expect(text()).toContain('Your order should have arrived by now.');
    expect(button('Confirm receipt')).toBeNull();
    expect(screen.getByRole('link', { name: 'Report a problem' })).not.toBeNull();
  });
});

describe('L5 an open withdrawal', () => {
  const withdrawn = {
    ...{ withdrawnAt: '2026-05-05T10:00:00.000Z', isWithdrawalOpen: true, mayWithdraw: false },
  };

  test('replaces the hand-over by the link to the withdrawal, for both sides', async () => {
    const parcel = { deliveryMethod: method('post_transport'), possible: ['ship', 'arrive'] };
    for (const order of [forBuyer({}, withdrawn), forSeller({}, withdrawn), forSeller(parcel, withdrawn)]) {
      await open(order);
      expect(screen.getByRole('link', { name: 'View withdrawal' }).getAttribute('href')).toBe(
        `/account/bestellingen/${uuid}/herroepen`,
      );
      expect(text()).toContain('We hold the money until the withdrawal is settled.');
      expect(text()).not.toContain('Pickup of d');
      expect(text()).not.toContain('Shipment of d');
      expect(button('It has arrived')).toBeNull();
      cleanup();
    }
  });

  test('names the next step and its deadline, worded for each side', async () => {
    const withdrawalStep = {
      ...{ __typename: 'AwaitedStep', step: 'return', due: '2026-05-19T18:00:00.000Z' },
    };
    await open(forBuyer({}, { ...withdrawn, withdrawalStep }));
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe(
      'Send the product backby 19 May 2026',
    );
    cleanup();
    await open(forSeller({}, { ...withdrawn, withdrawalStep }));
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain(
      'The buyer sends the product back',
    );
  });

  test('after receipt, too, the money is held and not yet sent', async () => {
    const received = { status: 'CONFIRMED', arrivedAt: sold.created, confirmedAt: sold.created };
    await open(forSeller(received, { ...withdrawn, money: 'DUE' }));
    expect(text()).toContain('We hold the money until the withdrawal is settled.');
    expect(text()).not.toContain('on its way');
  });

  test('keeps the tracking of a parcel in transit to the buyer', async () => {
    const parcel = { deliveryMethod: method('post_transport'), trackAndTraceLink: 'https://postnl.test/3S' };
    await open(forBuyer(parcel, withdrawn));
    expect(screen.getByRole('link', { name: 'Track parcel' })).toBeTruthy();
  });
});

describe('a complaint', () => {
  const complained = {
    ...{ status: 'IN_REVIEW', arrivedAt: sold.created, inReviewAt: '2026-05-06T10:00:00.000Z' },
    complaint: 'A leg is broken.',
  };

  test('both sides read that the money waits for its end, and not for a confirmation', async () => {
    for (const order of [forBuyer(complained), forSeller(complained)]) {
      await open(order);
      expect(text()).toContain('We hold the money until the complaint is settled.');
      expect(text()).not.toContain('confirm');
      cleanup();
    }
  });

  test('a settled one is not congratulated on', async () => {
    const confirmedAt = '2026-05-09T10:00:00.000Z';
    await open(forBuyer({ ...complained, status: 'CONFIRMED', endedBy: 'settle', confirmedAt }));
    expect(text()).toContain('The complaint about your order is closed.');
    expect(text()).not.toContain('Enjoy!');
  });

  test('ORDER-011 an order that we look into of our own accord is no complaint in its course, and leads to one', async () => {
    const unconfirmed = { ...complained, arrivedAt: null, complaint: null, hasComplaint: false };
    for (const status of ['IN_REVIEW', 'CONFIRMED']) {
      await open(forBuyer({ ...unconfirmed, status }));
      expect(screen.getByText('Receipt not reported: we look into it')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'View complaint' })).toBeTruthy();
      cleanup();
    }
  });

  test('a refunded sale does not announce to its seller that nothing has to be sent', async () => {
    const cancelled = { status: 'CANCELLED', endedBy: 'refund', cancelledAt: '2026-05-09T10:00:00.000Z' };
    await open(forSeller({ ...complained, ...cancelled }, { money: 'RETURNED' }));
    expect(text()).toContain('The buyer gets the money back.');
    expect(text()).not.toContain('You don’t have to send anything');
  });
});
