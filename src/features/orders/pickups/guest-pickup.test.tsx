import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pickupCode } from '#domain/pickups/pickup-code.ts';
import { waitingProofsOf } from '#src/data/pickups/proofs.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { session$ } from '#src/platform/session/session.ts';
import { GuestPickup } from './pickup.tsx';
import { guestOwner } from './pickup-access.ts';

vi.mock('./code-scanner.tsx', () => ({ canScan: () => false, CodeScanner: () => null }));

const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const linkKey = `${uuid}.zzzzz.${'a'.repeat(64)}`;
const seed = 3;
const moment = '2030-11-27T13:00:00.000Z';
const pickup = {
  ...{ __typename: 'Pickup', uuid, role: 'BUYER', isCollected: true, state: 'proposed_by_seller' },
  ...{ possible: ['propose', 'accept'], appointmentAt: null, otherName: 'Willem D.', calendarPath: null },
  proposal: { __typename: 'PickupProposal', uuid: 'p', submittedBy: 'SELLER', moments: [moment] },
  place: null,
  code: { __typename: 'PickupCode', secret: 'b'.repeat(32), digits: '654321' },
  check: { __typename: 'PickupCodeCheck', commitment: 'x', seed },
};

const calls: { operationName: string; variables: Record<string, unknown> }[] = [];
let hasNetwork = true;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  localStorage.clear();
  calls.length = 0;
  hasNetwork = true;
  // A person without an account: nobody is signed in.
  session$.next(null);
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    if (!hasNetwork) throw new TypeError('Failed to fetch');
    const sent = JSON.parse(body);
    calls.push(sent);
    const names: Readonly<Record<string, string>> = {
      ...{ GuestPickup: 'guestPickup', AcceptGuestPickupMoment: 'acceptGuestPickupMoment' },
      ProveGuestPickup: 'proveGuestPickup',
    };
    const data = { [names[sent.operationName] ?? '']: pickup };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  online$.next(true);
  vi.unstubAllGlobals();
});

function show(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rootRoute = createRootRoute({
    component: () => <GuestPickup linkKey={linkKey} deliveryUuid={uuid} />,
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const variablesOf = (name: string) => calls.find(({ operationName }) => operationName === name)?.variables;

test('a guest chooses a moment with the key of the link, and shows the code', async () => {
  show();
  await press('Choose this time');
  await waitFor(() =>
    expect(variablesOf('AcceptGuestPickupMoment')).toMatchObject({ key: linkKey, proposalUuid: 'p', moment }),
  );
  await press('Show my code');
  expect(await screen.findByText('654 321')).toBeTruthy();
});

test('a code that is entered offline waits with the key of the link, and is sent once there is a network', async () => {
  show();
  await screen.findByRole('button', { name: 'Enter the code' });
  hasNetwork = false;
  act(() => online$.next(false));
  await press('Enter the code');
  const field = await screen.findByLabelText('Six digits');
  fireEvent.change(field, { target: { value: pickupCode('12345', seed) } });
  await press('Confirm the handover');
  await waitFor(() => expect(waitingProofsOf(guestOwner)).toMatchObject([{ linkKey, deliveryUuid: uuid }]));
  hasNetwork = true;
  act(() => online$.next(true));
  await waitFor(() => expect(waitingProofsOf(guestOwner)).toEqual([]));
  expect(variablesOf('ProveGuestPickup')).toMatchObject({ key: linkKey, code: pickupCode('12345', seed) });
});
