import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DevicesSection } from './devices-section.tsx';

const here = {
  __typename: 'Device',
  uuid: 'd1',
  name: 'Firefox, Windows',
  createdAt: '2026-05-01T10:00:00.000Z',
  lastUsedAt: '2026-05-02T10:00:00.000Z',
  isCurrent: true,
};
const phone = { ...here, uuid: 'd2', name: 'Safari, iOS', isCurrent: false };

let devices: object[] = [];
const asked: { operationName: string; variables: unknown }[] = [];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  devices = [here, phone];
  asked.length = 0;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const question: { operationName: string; variables: unknown } = JSON.parse(String(init.body));
    asked.push(question);
    if (question.operationName === 'Devices') {
      return Response.json({ data: { devices: { __typename: 'DevicesSuccess', data: devices } } });
    }
    devices = [here];
    const done = { __typename: 'DevicesSignedOut', count: 1 };
    return Response.json({ data: { signOutDevice: done, signOutOtherDevices: done } });
  });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <DevicesSection />
      </QueryClientProvider>
    </I18nProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the devices are listed, the current one is marked, and another is signed out after a confirmation', async () => {
  await screen.findByText('Firefox, Windows');
  expect(screen.getAllByText('This device')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Sign out device: Safari, iOS' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Sign out Safari, iOS?' }));
  expect(asked.map(({ operationName }) => operationName)).not.toContain('SignOutDevice');
  await act(async () => fireEvent.click(question.getByRole('button', { name: 'Sign out device' })));
  await waitFor(() => expect(screen.queryByText('Safari, iOS')).toBeNull());
  expect(asked.find(({ operationName }) => operationName === 'SignOutDevice')?.variables).toEqual({
    uuid: 'd2',
  });
});

test('signing out everywhere else is asked once more, and then only this device is left', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out all other devices?' }));
  const sure = question.getByRole('button', { name: 'Sign out all other devices' });
  await act(async () => fireEvent.click(sure));
  await waitFor(() => expect(screen.queryByText('Safari, iOS')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  expect(asked.map(({ operationName }) => operationName)).toContain('SignOutOtherDevices');
});
