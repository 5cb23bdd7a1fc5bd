import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLocalData } from '#src/data/db/forget-local-data.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import type { OrderOfCase } from './case-query.ts';
import { OpenForm } from './open-form.tsx';

const stored = vi.hoisted(() => new Map<number, { readonly orderUuid: string; readonly file: File }>());
const device = vi.hoisted(() => ({ isFull: false }));
vi.mock('#src/data/complaints/complaint-photos.ts', () => ({
  storeComplaintPhoto: async ({ orderUuid }: { orderUuid: string }, file: File) => {
    if (device.isFull) throw new DOMException('full', 'QuotaExceededError');
    stored.set(stored.size + 1, { orderUuid, file });
    return stored.size;
  },
  complaintPhotosAt: async ({ orderUuid }: { orderUuid: string }) =>
    [...stored].flatMap(([key, one]) => (one.orderUuid === orderUuid ? [{ key, file: one.file }] : [])),
  dropComplaintPhoto: async (_place: object, key: number) => {
    stored.delete(key);
  },
}));
vi.mock('#src/data/photos/single-photo.ts', () => ({
  prepareSinglePhoto: async (blob: File) => ({ kind: 'prepared', blob, hash: blob.name, preview: blob }),
  sendSinglePhoto: async ({ hash }: { hash: string }) => ({ kind: 'done', mediaKey: `key of ${hash}` }),
}));

let sent: Readonly<Record<string, unknown>> | null;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  localStorage.clear();
  stored.clear();
  device.isFull = false;
  sent = null;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent = JSON.parse(body).variables;
    return Response.json({ data: { openCase: { __typename: 'OrderCase' } } });
  });
});
afterEach(() => {
  online$.next(true);
  cleanup();
  vi.unstubAllGlobals();
});

function show(uuid: string, isOffline: boolean): void {
  online$.next(!isOffline);
  const order: OrderOfCase = {
    __typename: 'OrderProduct',
    ...{ uuid, title: 'Teak sideboard', price: 450, quantity: 1, discount: 0, role: 'BUYER', product: null },
    delivery: { possible: ['dispute'], pricePaidByCustomer: 0 },
  };
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <OpenForm userId="me" order={order} isOffline={isOffline} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}
const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Describe the problem/ });
const choose = (...names: string[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('there is no field for photos');
  fireEvent.change(input, { target: { files: names.map((name) => new File([name], name)) } });
};

test('a complaint that was written offline is there after the page was closed, with its photos', async () => {
  show('o1', true);
  fireEvent.click(screen.getByRole('radio', { name: 'Something else is wrong' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Keep the product and get an explanation' }));
  fireEvent.change(description(), { target: { value: 'A leg is broken.' } });
  choose('leg.jpg', 'whole.jpg', 'wrong.jpg');
  await waitFor(() => expect(screen.getAllByText('Waiting for a connection')).toHaveLength(3));
  expect(screen.getByText(/stored on this device/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 3' }));
  await waitFor(() =>
    expect([...stored.values()].map(({ file }) => file.name)).toEqual(['leg.jpg', 'whole.jpg']),
  );
  cleanup();
  // Another complaint replaces this one in memory, as closing the page does.
  show('o2', true);
  expect(description().value).toBe('');
  expect(screen.queryByText('Waiting for a connection')).toBeNull();
  cleanup();
  show('o1', false);
  expect(description().value).toBe('A leg is broken.');
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Send complaint' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, send complaint' }));
  await waitFor(() =>
    expect(sent).toMatchObject({ orderUuid: 'o1', photos: ['key of leg.jpg', 'key of whole.jpg'] }),
  );
  await waitFor(() => expect([stored.size, localStorage.length]).toEqual([0, 0]));
});

test('a device without space warns that the complaint is lost when the page is closed', async () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => undefined });
  show('o3', true);
  fireEvent.change(description(), { target: { value: 'A leg is broken.' } });
  expect(screen.getByText(/Keep this page open/)).toBeTruthy();
});

test('a photo that the device could not store is not called stored, until it is removed', async () => {
  show('o5', true);
  fireEvent.change(description(), { target: { value: 'A leg is broken.' } });
  choose('leg.jpg');
  await waitFor(() => expect(stored.size).toBe(1));
  expect(screen.getByText(/Your complaint and its photos are stored on this device/)).toBeTruthy();
  device.isFull = true;
  choose('whole.jpg');
  expect(await screen.findByText(/stored on this device, but not all of its photos/)).toBeTruthy();
  expect(screen.queryByText(/Your complaint and its photos are stored/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  expect(await screen.findByText(/Your complaint and its photos are stored on this device/)).toBeTruthy();
});

test('hazard 11: the draft of a complaint leaves the device at sign-out', () => {
  show('o4', true);
  fireEvent.change(description(), { target: { value: 'A leg is broken.' } });
  expect(localStorage.length).toBe(1);
  forgetLocalData('x', { kind: 'account', userId: 'me' }, 'drafts');
  expect(localStorage.length).toBe(0);
});
