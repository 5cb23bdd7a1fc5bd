import { cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatDay } from '#src/i18n/format-day.ts';
import {
  asSeller,
  findShown,
  hours,
  proposal,
  second,
  server,
  show,
  third,
  transportIn,
} from '#tests/setup/transport-bench.tsx';
import { isWaitingForSync, syncPause, transportQuery } from './transport-query.ts';

describe('once both agree', () => {
  const agreed = { ...proposal, selectedDate: second };

  test('TRANS-010 TRANS-023 TRANS-024 a selected day is shown as planned, with the hours', async () => {
    show(transportIn('date_selected', agreed));
    expect(await findShown(formatDay(second, 'en'))).toBeTruthy();
    expect(await findShown(hours)).toBeTruthy();
    expect(await findShown(/someone is at home/)).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('TRANS-011 a planned shipment shows the day of the partner, and the window once it is known', async () => {
    const change = { status: 'synced', shippingDate: third, pickupWindow: '12:00-16:00' };
    show(transportIn('shipment_planned', agreed, { ...asSeller, ...change }));
    expect(await findShown(formatDay(third, 'en'))).toBeTruthy();
    expect(await findShown('The driver collects the product between 12:00 and 16:00.')).toBeTruthy();
    cleanup();
    show(transportIn('shipment_planned', agreed, change));
    expect(
      await findShown(
        'The driver collects the product from the seller between 12:00 and 16:00 and then comes to you.',
      ),
    ).toBeTruthy();
  });

  test('TRANS-003 TRANS-004 any other sync value waits for the partner and is polled every ten seconds', async () => {
    const waiting = transportIn('date_selected', agreed, { status: 'syncing' });
    const client = show(waiting);
    expect(await findShown(/Waiting for our transport partner/)).toBeTruthy();
    expect(screen.queryByText(hours)).toBeNull();
    const [query] = client.getQueryCache().getAll();
    const { refetchInterval } = transportQuery('me', 'd');
    const pause = () =>
      typeof refetchInterval === 'function' && query !== undefined ? refetchInterval(query as never) : null;
    expect(pause()).toBe(10_000);
    expect(syncPause).toBe(10_000);
    server.transport = transportIn('shipment_planned', agreed, { status: 'synced', shippingDate: second });
    await client.refetchQueries();
    expect(await findShown(hours)).toBeTruthy();
    expect(pause()).toBe(false);
    expect(isWaitingForSync(waiting as never)).toBe(true);
  });

  test('TRANS-032 after a day that the partner refused, both sides learn who proposes other days', async () => {
    const nobody = { id: null, proposalStatus: null, submittedBy: null, dates: [], selectedDate: null };
    show(transportIn('waiting_on_seller', nobody, { ...asSeller, status: 'not_synced', syncFailed: true }));
    expect(await findShown(/Propose other days, or deliver the product yourself/)).toBeTruthy();
    cleanup();
    show(transportIn('waiting_on_seller', nobody, { role: 'BUYER', status: 'not_synced', syncFailed: true }));
    expect(await findShown(/The seller proposes other days/)).toBeTruthy();
    expect(screen.queryByText(/Contact customer service/)).toBeNull();
  });

  test('TRANS-032 a failure sends both sides to support', async () => {
    show(transportIn('date_selected', agreed, { ...asSeller, syncFailed: true }));
    expect(await findShown(/Contact customer service and we’ll find a solution/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact customer service' }).getAttribute('href')).toBe(
      '/contact',
    );
  });
});
