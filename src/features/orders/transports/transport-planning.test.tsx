import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { formatDay } from '#src/i18n/format-day.ts';
import {
  asSeller,
  calls,
  findShown,
  first,
  free,
  hours,
  proposal,
  second,
  server,
  show,
  third,
  transportIn,
  weekend,
} from '#tests/setup/transport-bench.tsx';

const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const hoursOfSeller =
  /between 08:00 and 18:00. The evening before, we’ll let you know in which 4-hour slot the driver comes/i;
/** The cell of a day in the calendar. Navigates to its month. */
async function cellOf(day: string): Promise<HTMLElement> {
  const name = new RegExp(`^${formatDay(day, 'en').replace(' ', ',? ')} `);
  // Two months forward, then back to the month before the first one.
  for (const forth of [true, true, false, false, false, false]) {
    const cell = screen
      .queryAllByRole('button', { name })
      .find((one) => one.closest('table') !== null && one.dataset.outsideMonth === undefined);
    if (cell !== undefined) return cell;
    press(forth ? 'Next month' : 'Previous month');
  }
  throw new Error(`${day} is in no month`);
}
const choose = async (day: string) => fireEvent.click(await cellOf(day));

describe('before there is anything', () => {
  test('TRANS-031 shows "Loading…" while it loads', async () => {
    show('waits');
    expect(await findShown('Loading…')).toBeTruthy();
  });

  test('TRANS-030 offers to try again when it could not be loaded, and does', async () => {
    show('fails');
    expect(await findShown('Something went wrong. Try again.')).toBeTruthy();
    server.transport = transportIn('initial');
    press('Try again');
    expect(await screen.findByRole('button', { name: 'Schedule transport' })).toBeTruthy();
  });

  test('shows nothing where the partner does not bring it', async () => {
    show(null);
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });
});

describe('the buyer', () => {
  test('TRANS-005 TRANS-025 TRANS-023 TRANS-024 reads what planning means, and starts it', async () => {
    show(transportIn('initial', {}, { possible: ['start'] }));
    expect(await findShown(/Agree with the seller on a day/)).toBeTruthy();
    expect(await findShown(hours)).toBeTruthy();
    press('Schedule transport');
    // TRANS-009.
    expect(await findShown('Waiting for the seller')).toBeTruthy();
    expect(calls[0]?.variables).toMatchObject({ deliveryUuid: 'd', commandId: expect.any(String) });
  });

  test('TRANS-009 waits for the seller, after a rejection too', async () => {
    show(transportIn('waiting_on_seller', { ...proposal, proposalStatus: 'REJECTED', rejectedBy: 'BUYER' }));
    expect(await findShown('Waiting for the seller')).toBeTruthy();
    const rejected = within(screen.getByRole('list', { name: 'Days that you rejected' }));
    expect(rejected.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      [first, second, third].map((day) => formatDay(day, 'en')),
    );
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('TRANS-006 TRANS-026 TRANS-035 TRANS-021 confirms one of the days, from the list or the calendar', async () => {
    show(transportIn('waiting_on_buyer', proposal, { possible: ['select', 'reject'] }));
    const choice = await screen.findByRole('radiogroup', { name: 'Choose a day' });
    expect(within(choice).getAllByRole('radio')).toHaveLength(3);
    expect(button('Confirm the day')?.hasAttribute('disabled')).toBe(true);
    fireEvent.click(within(choice).getByRole('radio', { name: formatDay(first, 'en') }));
    expect(button(`Confirm ${formatDay(first, 'en')}`)).not.toBeNull();
    await choose(second);
    server.answer = transportIn('date_selected', { ...proposal, selectedDate: second });
    press(`Confirm ${formatDay(second, 'en')}`);
    await waitFor(() => expect(calls[0]?.variables).toMatchObject({ id: 'p', selectedDate: second }));
    expect(await findShown(formatDay(second, 'en'))).toBeTruthy();
  });

  test('TRANS-027 TRANS-036 TRANS-013 rejects them all', async () => {
    show(transportIn('waiting_on_buyer', proposal, { possible: ['select', 'reject'] }));
    server.answer = transportIn('waiting_on_seller', {
      ...proposal,
      proposalStatus: 'REJECTED',
      rejectedBy: 'BUYER',
    });
    await screen.findByRole('radiogroup');
    press('None of these days suits me');
    expect(await findShown(/We have asked the seller for other days/)).toBeTruthy();
    expect(calls[0]?.variables).toMatchObject({ id: 'p', status: 'REJECTED', rejectedBy: 'BUYER' });
  });

  test('keeps the keyboard focus: on the button while it waits, then on the result', async () => {
    show(transportIn('waiting_on_buyer', proposal, { possible: ['select', 'reject'] }));
    const after = transportIn('waiting_on_seller', { ...proposal, proposalStatus: 'REJECTED' });
    await screen.findByRole('radiogroup');
    const pressed = button('None of these days suits me');
    const answer = Promise.withResolvers<void>();
    const send = fetch;
    vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
      await answer.promise;
      return await send(...sent);
    });
    server.answer = after;
    pressed?.focus();
    press('None of these days suits me');
    await waitFor(() => expect(pressed?.getAttribute('aria-disabled')).toBe('true'));
    expect(pressed?.hasAttribute('disabled')).toBe(false);
    answer.resolve();
    await findShown(/We have asked the seller for other days/);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Scheduling status' })),
    );
  });

  test('shows the server’s message when a step fails', async () => {
    show(transportIn('waiting_on_buyer', proposal));
    server.answer = {
      __typename: 'ValidationError',
      errorCode: 'wrong_state',
      message: 'Somebody was faster.',
    };
    await screen.findByRole('radiogroup');
    press('None of these days suits me');
    expect(await findShown('Somebody was faster.')).toBeTruthy();
  });
});

describe('the seller', () => {
  test('TRANS-005 reads that the buyer begins', async () => {
    show(transportIn('initial', {}, asSeller));
    expect(await findShown(/The buyer starts the scheduling/)).toBeTruthy();
    expect(await findShown(hoursOfSeller)).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('TRANS-007 TRANS-012 sees the days that wait for the buyer', async () => {
    show(transportIn('waiting_on_buyer', proposal, asSeller));
    expect(await findShown('Waiting for the buyer')).toBeTruthy();
    const days = within(screen.getByRole('list', { name: 'Days that you proposed' }));
    expect(days.getAllByRole('listitem')).toHaveLength(3);
    expect(button(/^Propose/)).toBeNull();
  });

  test('TRANS-008 TRANS-028 TRANS-029 TRANS-034 TRANS-037 TRANS-021 gives the dimensions and proposes days', async () => {
    show(transportIn('waiting_on_seller', {}, asSeller));
    const depth = await screen.findByRole('textbox', { name: 'Depth' });
    // TRANS-022: anything but digits is removed, at the latest on blur.
    fireEvent.change(depth, { target: { value: '4a8,' } });
    fireEvent.blur(depth);
    expect(depth).toHaveProperty('value', '48');
    expect(screen.getByRole('textbox', { name: 'Width' })).toHaveProperty('value', '160');
    for (const day of [third, first, second]) await choose(day);
    server.answer = transportIn('waiting_on_buyer', proposal, asSeller);
    press('Propose 3 days');
    expect(await findShown('Waiting for the buyer')).toBeTruthy();
    expect(calls.map(({ variables }) => variables)).toEqual([
      expect.objectContaining({ uuid: 'd', width: 160, height: 82, depth: 48 }),
      expect.objectContaining({
        ...{ brengerTransportUuid: 'd', dates: [first, second, third], submittedBy: 'SELLER' },
        status: 'PROPOSED',
      }),
    ]);
  });

  test('TRANS-014 TRANS-022 is asked for three days and for whole centimetres before anything is sent', async () => {
    show(transportIn('waiting_on_seller', {}, asSeller));
    const depth = await screen.findByRole('textbox', { name: 'Depth' });
    press('Propose these days');
    expect(await findShown('Choose at least 3 days.')).toBeTruthy();
    expect(await findShown('Enter a whole number from 1 to 1000.')).toBeTruthy();
    fireEvent.change(depth, { target: { value: '1001' } });
    expect(await findShown('Enter a whole number from 1 to 1000.')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test('TRANS-015 a sixth day is not added, and an alert explains it', async () => {
    show(transportIn('waiting_on_seller', {}, asSeller));
    await screen.findByRole('textbox', { name: 'Depth' });
    for (const day of free.slice(0, 6)) await choose(day);
    expect(await findShown('You can choose up to 5 days. Remove one first.')).toBeTruthy();
    const chosen = () => within(screen.getByRole('list', { name: 'Chosen days' })).getAllByRole('listitem');
    expect(chosen()).toHaveLength(5);
    await choose(free[0] ?? '');
    await waitFor(() => expect(chosen()).toHaveLength(4));
    expect(screen.queryByText(/You can choose up to 5 days/)).toBeNull();
  });

  test('TRANS-016 TRANS-017 TRANS-020 impossible days are marked, and the calendar shows the reason', async () => {
    const transport = transportIn('waiting_on_seller', { ...proposal, proposalStatus: 'REJECTED' }, asSeller);
    show({ ...transport, days: { ...transport.days, rejectedDates: [first, second, third] } });
    expect(await findShown('None of your days suited the buyer. Please propose other days.')).toBeTruthy();
    const rejected = await cellOf(third);
    expect(rejected.getAttribute('aria-disabled')).toBe('true');
    const off = await cellOf(weekend);
    expect(off.getAttribute('aria-disabled')).toBe('true');
    fireEvent.focus(off);
    expect(await findShown(/No transport at weekends./)).toBeTruthy();
  });
});
