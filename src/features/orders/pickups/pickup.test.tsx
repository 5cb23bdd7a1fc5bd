import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { committedText, pickupCode, scannedText } from '#domain/pickups/pickup-code.ts';
import { waitingProofsOf } from '#src/data/pickups/proofs.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { session$ } from '#src/platform/session/session.ts';
import { checkCode } from './check-code.ts';
import { Pickup } from './pickup.tsx';
import { sendProofs } from './send-proofs.ts';

/** The code that the fake camera reads; null for a device without a camera. */
const camera = vi.hoisted(() => ({ code: null as string | null }));
vi.mock('./code-scanner.tsx', () => ({
  canScan: () => camera.code !== null,
  CodeScanner: ({ onRead }: { onRead: (text: string) => void }) => (
    <button type="button" onClick={() => onRead(camera.code ?? '')}>
      Camera
    </button>
  ),
}));

const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const [first, second] = ['2030-11-27T13:00:00.000Z', '2030-11-28T14:30:00.000Z'];
const seed = 3;
const digits = pickupCode('12345', seed);
const base = {
  ...{ __typename: 'Pickup', uuid, role: 'SELLER', isCollected: true, state: 'none', possible: ['propose'] },
  ...{ appointmentAt: null as string | null, otherName: 'Noor J.', calendarPath: null as string | null },
  ...{ proposal: null as object | null, place: null as object | null },
  code: { __typename: 'PickupCode', secret: 'b'.repeat(32), digits: '654321' },
  check: { __typename: 'PickupCodeCheck', commitment: 'x', seed },
};
const session = { token: 't', email: 'a@hervonden.test', name: 'Anna', isStaff: false, sellerId: null };

let shown: Partial<typeof base>;
let proved: (() => Response | Promise<Response>) | null;
const calls: { operationName: string; variables: Record<string, unknown> }[] = [];
const json = (data: object) =>
  new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  localStorage.clear();
  calls.length = 0;
  camera.code = null;
  proved = () => json({ provePickup: { __typename: 'Pickup' } });
  session$.next({ ...session, userId: 'me' });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body);
    calls.push(sent);
    const pickup = { ...base, ...shown };
    if (sent.operationName === 'ProvePickup') {
      if (proved === null) throw new TypeError('Failed to fetch');
      return proved();
    }
    const names: Readonly<Record<string, string>> = {
      ...{ Pickup: 'pickup', ProposePickupMoments: 'proposePickupMoments' },
      ...{ AcceptPickupMoment: 'acceptPickupMoment', KeepPickupAppointment: 'keepPickupAppointment' },
    };
    return json({ [names[sent.operationName] ?? '']: pickup });
  });
});
afterEach(() => {
  cleanup();
  online$.next(true);
  session$.next(null);
  vi.unstubAllGlobals();
});

function show(pickup: Partial<typeof base>): QueryClient {
  shown = pickup;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rootRoute = createRootRoute({ component: () => <Pickup userId="me" deliveryUuid={uuid} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return client;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const variablesOf = (name: string) => calls.find(({ operationName }) => operationName === name)?.variables;

describe('the appointment', () => {
  test('moments are proposed in Amsterdam time; an invalid one is reported before sending', async () => {
    show({});
    const day = await screen.findByLabelText('Day');
    await press('Suggest these times');
    expect(await screen.findByText('Enter one to three different times.')).toBeTruthy();
    fireEvent.change(day, {
      target: { value: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10) },
    });
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '14:30' } });
    await press('Suggest these times');
    await waitFor(() => expect(variablesOf('ProposePickupMoments')).toMatchObject({ deliveryUuid: uuid }));
    expect(variablesOf('ProposePickupMoments')?.moments).toEqual([
      expect.stringMatching(/T1[23]:30:00\.000Z$/),
    ]);
  });

  test('the other side chooses one of the proposed moments', async () => {
    const proposal = {
      __typename: 'PickupProposal',
      uuid: 'p',
      submittedBy: 'BUYER',
      moments: [first, second],
    };
    show({ state: 'proposed_by_buyer', possible: ['propose', 'accept'], proposal });
    fireEvent.click(await screen.findByRole('radio', { name: /28 November.*15:30/ }));
    await press('Choose this time');
    await waitFor(() =>
      expect(variablesOf('AcceptPickupMoment')).toMatchObject({ proposalUuid: 'p', moment: second }),
    );
  });

  test('an agreed appointment shows when, where and with whom, and can be added to a calendar', async () => {
    const place = {
      __typename: 'PickupPlace',
      street: 'Biltstraat',
      houseNumber: '12',
      houseNumberExtension: '',
    };
    show({
      ...{ state: 'fixed', possible: [], appointmentAt: first, calendarPath: '/api/v2/x' },
      place: { ...place, postcode: '3572 BJ', city: 'Utrecht' },
    });
    expect(await screen.findByText(/27 November, 14:00/)).toBeTruthy();
    expect(screen.getByText('With Noor J.')).toBeTruthy();
    expect(screen.getByText(/Biltstraat 12, 3572 BJ Utrecht/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')).toBe('/api/v2/x');
    expect(screen.queryByRole('button', { name: 'Reschedule the appointment' })).toBeNull();
  });
});

test('before there is an appointment both sides already read with whom they make it', async () => {
  show({});
  expect(await screen.findByText('With Noor J.')).toBeTruthy();
});

test('data that is not on the device shows a message without a connection', async () => {
  online$.next(false);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  show({});
  expect(await screen.findByText('You are offline')).toBeTruthy();
});

describe('the hand-over', () => {
  const enter = async (text: string) => {
    await press('Enter the code');
    fireEvent.change(await screen.findByLabelText('Six digits'), { target: { value: text } });
    await press('Confirm the handover');
  };

  test('wrong digits are reported at once; right ones are stored offline and sent once online', async () => {
    const client = show({ appointmentAt: first, state: 'fixed', possible: [] });
    const slipped = `${(Number(digits[0]) + 1) % 10}${digits.slice(1)}`;
    proved = null;
    await enter(slipped);
    expect(await screen.findByText(/does not belong to this order/)).toBeTruthy();
    expect(waitingProofsOf('me')).toEqual([]);
    fireEvent.change(screen.getByLabelText('Six digits'), { target: { value: digits } });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm the handover' }));
    expect(await screen.findByText(/The digits are saved on this device/)).toBeTruthy();
    const [waiting] = waitingProofsOf('me');
    expect(waiting).toMatchObject({ deliveryUuid: uuid, code: digits, refusal: null });
    proved = () => json({ provePickup: { __typename: 'Pickup' } });
    await sendProofs(client);
    expect(waitingProofsOf('me')).toEqual([]);
    const sent = calls.filter(({ operationName }) => operationName === 'ProvePickup');
    expect(new Set(sent.map(({ variables }) => variables.commandId))).toEqual(new Set([waiting?.commandId]));
  });

  test('a proof that several ask to send at once is sent once', async () => {
    const client = show({ appointmentAt: first, state: 'fixed', possible: [] });
    proved = null;
    await enter(digits);
    await waitFor(() => expect(waitingProofsOf('me')).toHaveLength(1));
    await sendProofs(client);
    calls.length = 0;
    proved = () => json({ provePickup: { __typename: 'Pickup' } });
    await Promise.all([sendProofs(client), sendProofs(client), sendProofs(client)]);
    expect(calls.filter(({ operationName }) => operationName === 'ProvePickup')).toHaveLength(1);
    expect(waitingProofsOf('me')).toEqual([]);
  });

  test('typed digits are not shown as right before the server has checked them', async () => {
    show({ appointmentAt: first, state: 'fixed', possible: [] });
    await screen.findByRole('button', { name: 'Enter the code' });
    proved = null;
    act(() => online$.next(false));
    await enter(digits);
    expect(await screen.findByText('The digits are saved on this device, but not checked yet')).toBeTruthy();
    await press('Enter the code again');
    expect(waitingProofsOf('me')).toEqual([]);
  });

  test('digits that a slow server has not answered yet are no reason to part with the product', async () => {
    show({ appointmentAt: first, state: 'fixed', possible: [] });
    const answer = Promise.withResolvers<Response>();
    proved = () => answer.promise;
    await enter(digits);
    expect(await screen.findByText('The digits are being checked')).toBeTruthy();
    expect(screen.getByText('Wait for the confirmation before the product changes hands.')).toBeTruthy();
    expect(screen.queryByText('The handover is saved on this device')).toBeNull();
    answer.resolve(
      json({ provePickup: { __typename: 'ValidationError', errorCode: 'x', message: 'Not this code.' } }),
    );
    expect(await screen.findByText('Not this code.')).toBeTruthy();
  });

  test('a proof that the server did not answer is sent again while its page is open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    show({ appointmentAt: first, state: 'fixed', possible: [] });
    proved = () => new Response(null, { status: 503 });
    await enter(digits);
    expect(await screen.findByText('The digits are being checked')).toBeTruthy();
    expect(screen.queryByText('The handover is saved on this device')).toBeNull();
    proved = () => json({ provePickup: { __typename: 'Pickup' } });
    vi.advanceTimersByTime(15_000);
    await waitFor(() => expect(waitingProofsOf('me')).toEqual([]));
    vi.useRealTimers();
  });

  test('a buyer who scans is asked before the seller is paid', async () => {
    const secret = 'a'.repeat(32);
    const bytes = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(committedText(uuid, secret)),
    );
    const check = { ...base.check, commitment: Buffer.from(bytes).toString('hex') };
    camera.code = scannedText(uuid, secret);
    show({ role: 'BUYER', appointmentAt: first, state: 'fixed', possible: [], check });
    await press('Scan or enter the code');
    await press('Camera');
    expect(await screen.findByText('This is the seller’s code for this order.')).toBeTruthy();
    expect(waitingProofsOf('me')).toEqual([]);
    proved = null;
    await press('Confirm the handover');
    await waitFor(() =>
      expect(waitingProofsOf('me')).toMatchObject([{ code: scannedText(uuid, secret), refusal: null }]),
    );
    expect(await screen.findByText('The handover is saved on this device')).toBeTruthy();
  });

  test('a refusal is shown with what to do', async () => {
    proved = () =>
      json({ provePickup: { __typename: 'ValidationError', errorCode: 'x', message: 'Not this code.' } });
    show({ appointmentAt: first, state: 'fixed', possible: [] });
    await enter(digits);
    expect(await screen.findByText('Not this code.')).toBeTruthy();
    await press('Enter the code again');
    expect(await screen.findByRole('button', { name: 'Enter the code' })).toBeTruthy();
  });

  test('hazard 11: a proof is never sent in the session of another person', async () => {
    const client = show({ appointmentAt: first, state: 'fixed', possible: [] });
    proved = null;
    await enter(digits);
    await waitFor(() => expect(waitingProofsOf('me')).toHaveLength(1));
    calls.length = 0;
    session$.next({ ...session, userId: 'other' });
    await sendProofs(client);
    expect(calls).toEqual([]);
  });

  test('a scanned code is verified offline', async () => {
    const secret = 'a'.repeat(32);
    const bytes = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(committedText(uuid, secret)),
    );
    const commitment = Buffer.from(bytes).toString('hex');
    const pickup = { uuid, check: { commitment, seed } };
    expect(await checkCode(scannedText(uuid, secret), pickup)).toBe('right');
    expect(await checkCode(scannedText(uuid, 'c'.repeat(32)), pickup)).toBe('wrong');
    expect(await checkCode(scannedText(crypto.randomUUID(), secret), pickup)).toBe('wrong');
    expect(await checkCode(digits, pickup)).toBe('plausible');
    expect(await checkCode(digits, { uuid, check: null })).toBe('wrong');
  });
});
