import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SendParcel } from './send-parcel.tsx';

let answer: object;
const sent: Record<string, unknown>[] = [];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  sent.length = 0;
  answer = { __typename: 'OrderProduct' };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).variables);
    return new Response(JSON.stringify({ data: { sendParcel: answer } }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  const root = createRootRoute({ component: () => <SendParcel deliveryUuid="d" /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (value: string) =>
  fireEvent.change(await screen.findByLabelText(/Tracking link/), { target: { value } });

test('a confirmation is asked, and an invalid link is reported before anything is sent', async () => {
  await press('I’ve sent it');
  await type('3SABC');
  await press('Yes, I’ve sent it');
  expect(await screen.findByText(/Paste the whole link/)).toBeTruthy();
  expect(sent).toEqual([]);
  await type('https://jouw.postnl.nl/3SABC');
  await press('Yes, I’ve sent it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { deliveryUuid: 'd', trackingLink: 'https://jouw.postnl.nl/3SABC', commandId: expect.any(String) },
  ]);
});

test('a refusal is shown, and a retry has the same idempotency key', async () => {
  answer = { __typename: 'ValidationError', errorCode: 'x', message: 'Already sent.' };
  await press('I’ve sent it');
  await press('Yes, I’ve sent it');
  expect(await screen.findByText('Already sent.')).toBeTruthy();
  await press('Yes, I’ve sent it');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.commandId).toBe(sent[1]?.commandId);
});
