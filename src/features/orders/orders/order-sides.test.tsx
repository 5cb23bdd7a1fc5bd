import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
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

describe('ORDER-008 ORDER-028 the block of the buyer', () => {
  const arrived = { status: 'ARRIVED', arrivedAt: sold.created, possible: ['confirm', 'dispute'] };

  test('ORDER-015 before arrival there is nothing to confirm; after it there is', async () => {
    await open(forBuyer());
    expect(block('Your delivery')).not.toBeNull();
    expect(block('Delivery')).toBeNull();
    expect(button('Confirm receipt')).toBeNull();
    cleanup();
    await open(forBuyer(arrived));
    const confirmed = { status: 'CONFIRMED', arrivedAt: sold.created, confirmedAt: sold.created };
    server.after = forBuyer(confirmed, { money: 'DUE' });
    press('Confirm receipt');
    expect(server.calls).toEqual([]);
    press('Cancel');
    press('Confirm receipt');
    press('Yes, pay the seller');
    await waitFor(() => expect(text()).toContain('You have received your order. Enjoy!'));
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]?.variables).toMatchObject({ uuid: 'd', isConfirmed: true });
    expect(server.calls[0]?.variables.commandId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('ORDER-016 the link to open a complaint, and to an open one', async () => {
    const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;
    await open(forBuyer());
    expect(href('Report a problem')).toBeNull();
    cleanup();
    await open(forBuyer({ ...arrived, status: 'HANDED_OFF' }));
    expect(href('Report a problem')).toBe(`/account/bestellingen/${uuid}/klacht`);
    cleanup();
    const disputed = { status: 'IN_REVIEW', inReviewAt: sold.created, complaint: 'A leg is broken.' };
    await open(forBuyer(disputed));
    expect(href('View complaint')).toBe(`/account/bestellingen/${uuid}/klacht`);
    expect(text()).toContain('We hold the money until the complaint is settled.');
    cleanup();
    await open(forSeller(disputed));
    expect(text()).toContain('We hold the money until the complaint is settled.');
    expect(href('View complaint')).toBe(`/account/bestellingen/${uuid}/klacht`);
  });

  test('ORDER-016 the buyer of a lost or returned parcel can complain at once, and reads why', async () => {
    const parcel = { deliveryMethod: method('post_transport'), shippedAt: sold.created, hasTrouble: true };
    await open(forBuyer({ ...parcel, possible: ['dispute'] }));
    expect(text()).toContain('The carrier reports your parcel as lost or on its way back to the seller.');
    expect(text()).toContain('We are looking into what happened to the parcel');
    expect(text()).not.toContain('The seller is preparing your order.');
    expect(text()).not.toContain('Your order should have arrived by now.');
    expect(screen.queryByRole('link', { name: 'Report a problem' })).not.toBeNull();
  });

  test('a hand-over that was proved by code shows in the complaint of both sides', async () => {
    const proved = { status: 'IN_REVIEW', complaint: 'A leg is broken.', handOverProvedAt: sold.created };
    for (const of of [forBuyer, forSeller]) {
      await open(of(proved));
      expect(text()).toContain('The code of the handover on 4 May 2026');
      cleanup();
    }
    await open(forBuyer({ ...proved, handOverProvedAt: null }));
    expect(text()).not.toContain('The code of the hand-over');
  });

  test('without a network nothing is confirmed, and a message shows the reason', async () => {
    await open(forBuyer(arrived));
    act(() => online$.next(false));
    expect(button('Confirm receipt')?.hasAttribute('disabled')).toBe(true);
    expect(text()).toContain('You can continue here once you are back online.');
  });

  test('a lost answer is not called a failure, and the next attempt counts as the same one', async () => {
    await open(forBuyer(arrived));
    server.answer = 'no network';
    press('Confirm receipt');
    press('Yes, pay the seller');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('We don’t know whether this was sent'),
    );
    expect(screen.getByRole('alert').textContent).not.toContain('Nothing has changed');
    act(() => online$.next(true));
    press('Confirm receipt');
    press('Yes, pay the seller');
    await waitFor(() => expect(server.calls).toHaveLength(2));
    expect(server.calls[0]?.variables.commandId).toBe(server.calls[1]?.variables.commandId);
  });

  test('a refusal by the server is shown', async () => {
    await open(forBuyer(arrived));
    server.answer = {
      __typename: 'ValidationError',
      errorCode: 'wrong_state',
      message: 'This is no longer possible.',
    };
    press('Confirm receipt');
    press('Yes, pay the seller');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('This is no longer possible.'),
    );
  });
});

describe('ORDER-009 ORDER-030 the block of the seller', () => {
  test.each(['PENDING', 'ARRIVED'])(
    'the seller of a lost or returned parcel reads why its arrival cannot be reported: %s',
    async (status) => {
      const arrivedAt = status === 'ARRIVED' ? sold.created : null;
      const parcel = { deliveryMethod: method('post_transport'), shippedAt: sold.created };
      await open(forSeller({ ...parcel, status, arrivedAt, hasTrouble: true, possible: [] }));
      expect(text()).toContain('The carrier reports that this parcel is lost or on its way back.');
      expect(text()).not.toContain('We then pay you');
      expect(button('It has arrived')).toBeNull();
    },
  );

  test('a parcel is marked as sent first and its arrival is reported afterwards, with a packing slip to print', async () => {
    const parcel = { deliveryMethod: method('post_transport') };
    await open(forSeller({ ...parcel, possible: ['ship', 'arrive'] }));
    expect(text()).toContain('Shipment of d');
    expect(text()).toContain('If we make a label for this parcel, you’ll find it here.');
    expect(button('It has arrived')).toBeNull();
    expect(button('Download packing slip')).not.toBeNull();
    cleanup();
    await open(forSeller({ ...parcel, possible: ['arrive'], shippedAt: '2026-05-05T10:00:00.000Z' }));
    expect(text()).not.toContain('Shipment of d');
    expect(button('It has arrived')).not.toBeNull();
    cleanup();
    await open(forSeller({ deliveryMethod: method('pickup_transport') }));
    expect(button('Download packing slip')).toBeNull();
  });

  test.each([
    ['ORDER-012 it arrived', 'post_transport', 'arrive', 'It has arrived', { hasArrived: true }],
    [
      'ORDER-013 it was picked up',
      'pickup_transport',
      'arrive',
      'The buyer has picked it up',
      { hasArrived: true },
    ],
    [
      'ORDER-014 it was handed off',
      'frl_transport',
      'hand_off',
      'Handed to the courier',
      { isHandedOff: true },
    ],
  ])('%s', async (_what, type, event, expected, flag) => {
    await open(forSeller({ deliveryMethod: method(type), possible: [event] }));
    expect(block('Delivery')).not.toBeNull();
    server.after = forSeller({ deliveryMethod: method(type), status: 'ARRIVED', arrivedAt: sold.created });
    press(expected);
    press('Yes, notify the buyer');
    await waitFor(() => expect(text()).toContain('We then pay you within 2 to 5 working days.'));
    expect(server.calls[0]?.variables).toMatchObject({ uuid: 'd', ...flag });
  });

  test('ORDER-018 ORDER-022 a parcel: the label, the last day, the address', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-09T20:00:00Z') });
    const label = 'https://post.test/label';
    const post = { deliveryMethod: method('post_transport'), postnlLabelLink: label, shipBy: '2026-05-09' };
    await open(forSeller(post));
    expect(screen.getByRole('link', { name: 'Open the parcel label' })).toHaveProperty('href', label);
    expect(text()).not.toContain('If we make a label');
    expect(text()).toContain('Send the parcel within 5 days: by 9 May 2026 at the latest.');
    expect(text()).toContain('Oudegracht 112 A3511 AV UtrechtNetherlands');
    cleanup();
    vi.setSystemTime(new Date('2026-05-09T22:00:00Z'));
    await open(forSeller(post));
    expect(text()).toContain('You are late: 9 May 2026 was the last day.');
    cleanup();
    await open(forSeller({ ...post, shippedAt: '2026-05-10T09:00:00.000Z' }));
    expect(text()).not.toContain('You are late');
  });

  test('ORDER-019 ORDER-029 the transport question shows the payment for bringing it oneself', async () => {
    const asked = {
      deliveryMethod: method('brenger_transport'),
      asksForTransport: true,
      pricePaidToTransporter: 39,
    };
    await open(forSeller(asked));
    expect(text()).toContain('You receive € 381,50, plus € 39,– if you deliver it yourself.');
    server.after = forSeller({ ...asked, answeredTransportQuestion: true, transportHandledBySeller: true });
    press('I’ll deliver it myself');
    await waitFor(() => expect(text()).toContain('You deliver it yourself.'));
    expect(server.calls[0]?.variables).toEqual({ deliveryUuid: 'd', transportHandledBySeller: true });
  });

  test('ORDER-029 the button that was pressed is the one that waits', async () => {
    await open(forSeller({ deliveryMethod: method('brenger_transport'), asksForTransport: true }));
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    press('The transport partner delivers it');
    // The spinner is the only element inside.
    const isWaiting = (name: string) => button(name)?.firstElementChild != null;
    await waitFor(() => expect(isWaiting('The transport partner delivers it')).toBe(true));
    expect(isWaiting('I’ll deliver it myself')).toBe(false);
  });

  test('ORDER-029 once a day is agreed with the transport partner nobody is asked who brings it', async () => {
    await open(forSeller({ deliveryMethod: method('brenger_transport'), asksForTransport: false }));
    expect(block('Who delivers the product?')).toBeNull();
    expect(button('I’ll deliver it myself')).toBeNull();
    expect(text()).toContain('Transport of d');
  });
});
